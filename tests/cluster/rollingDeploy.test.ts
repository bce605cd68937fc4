import { randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { Pool } from 'pg'
import { expect, inject, test } from 'vitest'
import { startNginxProxy } from '../../src/bench/nginxProxy'
import { resolveLocalhostNames } from '../support/localhostNames'
import { createRedis, REDIS_COMMAND } from '../support/redis'
import { HAS_NGINX, NGINX_SKIPPED } from './support/nginx'
import { startWebServer, startWorkerProcess } from './support/processes'

resolveLocalhostNames()

const REQUESTS_PER_SECOND = 50

/** Every how many requests is an enquiry. */
const ENQUIRY_EVERY = 10

/** Pages that the proxy and servers keep, searches that are rendered each time, and data of the API. */
const PATHS = [
  ...['/', '/contact', '/finance', '/locations', '/search/new-used-and-demo-cars', '/sitemap.xml'],
  ...['/search/used-cars?colours=White', '/api/places?q=Richmond', '/api/cars/cards?ids=1,2,3', '/not-a-page'],
]

/** Where tests before this one stop is no concern of the shoppers. */
const SETTLE_MS = 3000

test.skipIf(!HAS_NGINX)(
  `[LEAD-01] a rolling deploy fails no request and loses no enquiry${NGINX_SKIPPED}`,
  async () => {
    const redis = REDIS_COMMAND ? await createRedis() : null
    const env = {
      REDIS_URL: redis?.url,
      // One for nginx, one for the address that each request claims: senders have limits.
      FORECOURT_TRUSTED_PROXIES: '2',
      SHUTDOWN_DELAY_SECONDS: '1',
    }
    const web = [await startWebServer('first', env), await startWebServer('second', env)]
    const proxy = (await startNginxProxy(...web.map(({ port }) => `http://127.0.0.1:${port}`)))!
    const workers = [await startWorkerProcess('third', proxy.url), await startWorkerProcess('fourth', proxy.url)]
    const pool = new Pool({ connectionString: inject('directUrl'), max: 2 })
    try {
      const traffic = startTraffic(proxy.url)
      await pause(SETTLE_MS)
      for (const index of [0, 1]) {
        const { port } = web[index]!
        await web[index]!.stop()
        web[index] = await startWebServer(['first', 'second'][index]!, { ...env, port })
        await workers[index]!.stop()
        workers[index] = await startWorkerProcess(['third', 'fourth'][index]!, proxy.url)
      }
      await pause(SETTLE_MS)
      const { answers, references } = await traffic.stop()

      const counts = Object.fromEntries(
        [...new Set(answers)].map((answer) => [answer, answers.filter((a) => a === answer).length]),
      )
      console.log(
        `Rolling deploy: ${answers.length} requests, ${references.length} enquiries, answers ${JSON.stringify(counts)}`,
      )
      expect(answers.filter((answer) => !/^[234]\d\d$/.test(answer))).toEqual([])
      expect(answers.length).toBeGreaterThan(500)
      expect(references.length).toBeGreaterThan(50)
      const { rows } = await pool.query<{ reference: string }>(
        'select reference from leads where reference = any($1)',
        [references],
      )
      expect(rows.length).toBe(references.length)
    } finally {
      await pool.end()
      await Promise.all([...workers, ...web].map((process) => process.stop()))
      proxy.stop()
      await redis?.remove()
    }
  },
)

/** Sends requests at a steady rate, each with the address of another shopper, until it is stopped. */
function startTraffic(base: string) {
  const answers: string[] = []
  const references: string[] = []
  const pending = new Set<Promise<void>>()
  const { port } = new URL(base)
  let count = 0
  const send = async (index: number) => {
    const headers = { 'X-Forwarded-For': `203.0.${Math.floor(index / 250) % 250}.${index % 250}` }
    const origin = `http://harbour.localhost:${port}`
    try {
      const isEnquiry = index % ENQUIRY_EVERY === 0
      const response = isEnquiry
        ? await sendEnquiry(origin, headers)
        : await fetch(origin + PATHS[index % PATHS.length]!, { headers, redirect: 'manual' })
      const text = await response.text()
      answers.push(String(response.status))
      if (isEnquiry && response.status === 201) references.push((JSON.parse(text) as { reference: string }).reference)
      else if (isEnquiry) answers.push(`enquiry ${response.status}: ${text.slice(0, 200)}`)
    } catch (error) {
      answers.push(String((error as Error).cause ?? error))
    }
  }
  const timer = setInterval(() => {
    const request: Promise<void> = send(count).finally(() => pending.delete(request))
    pending.add(request)
    count += 1
  }, 1000 / REQUESTS_PER_SECOND)
  return {
    stop: async () => {
      clearInterval(timer)
      await Promise.all(pending)
      return { answers, references }
    },
  }
}

const sendEnquiry = (origin: string, headers: Record<string, string>) =>
  fetch(`${origin}/api/enquiries`, {
    method: 'POST',
    headers: { ...headers, 'Content-Type': 'application/json', 'Idempotency-Key': randomUUID() },
    body: JSON.stringify({
      ...{ kind: 'general', name: 'Priya', last_name: 'Nair', email: `${randomUUID()}@shopper.test` },
      ...{ phone: '0491 570 006', postcode: '3000', message: 'Is it still here?', filled_ms: 9000 },
      ...{ url: `${origin}/contact`, visited_pages: ['/contact'], linked_query_params: {} },
    }),
  })
