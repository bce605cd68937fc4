import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { hasCronSecret } from '../../src/server/cronSecret'
import { runWorker, type WorkerOptions } from '../../src/worker/runWorker'
import { TEST_SECRETS } from './postgres'

const SILENT = { debug: () => {}, info: () => {}, warn: () => {}, error: () => {} }

/** A worker in this process on the test's database, and how to stop it. Its web server is nowhere unless given. */
export function startTestWorker(options: Partial<Omit<WorkerOptions, 'environment' | 'signal'>> = {}) {
  const stopping = new AbortController()
  const environment = {
    ...{ DATABASE_URL: process.env.DATABASE_URL ?? '', FORECOURT_DATA: process.env.FORECOURT_DATA ?? '', PORT: 3000 },
    CRON_SECRET: TEST_SECRETS.CRON_SECRET,
    FORECOURT_PRIVATE_WEBHOOKS: '1' as const,
  }
  const running = runWorker({
    ...{ environment, baseUrl: 'http://127.0.0.1:9', signal: stopping.signal, logger: SILENT },
    ...options,
  })
  return {
    stop: () => {
      stopping.abort()
      return running
    },
  }
}

/** A web server that records what a worker asks of it. */
export async function startTestWebServer({ slowMs = 0 } = {}) {
  const requests: string[] = []
  const state = { status: 200, underWay: 0, maxUnderWay: 0 }
  const server = createServer((request, response) => {
    const trusted = hasCronSecret(request.headers.authorization ?? null, TEST_SECRETS.CRON_SECRET)
    requests.push(`${request.method} ${request.url} ${trusted ? 'trusted' : 'refused'}`)
    state.underWay += 1
    state.maxUnderWay = Math.max(state.maxUnderWay, state.underWay)
    setTimeout(() => {
      state.underWay -= 1
      response.writeHead(state.status).end()
    }, slowMs)
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    baseUrl: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    requests,
    state,
    stop: async () => {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}
