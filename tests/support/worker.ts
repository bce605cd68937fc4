import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { hasCronSecret } from '../../src/server/cronSecret'
import { runWorker, type WorkerOptions } from '../../src/worker/runWorker'
import { TEST_SECRETS } from './postgres'

const SILENT = { debug: () => {}, info: () => {}, warn: () => {}, error: () => {} }

/** Starts a worker in this process on the test's database. Without `baseUrl`, its web server is unreachable. */
export function startTestWorker(options: Partial<Omit<WorkerOptions, 'environment' | 'signal'>> = {}) {
  const stopping = new AbortController()
  const environment = {
    ...{ DATABASE_URL: process.env.DATABASE_URL ?? '', FORECOURT_DATA: process.env.FORECOURT_DATA ?? '', PORT: 3000 },
    CRON_SECRET: TEST_SECRETS.CRON_SECRET,
    PAYLOAD_SECRET: TEST_SECRETS.PAYLOAD_SECRET,
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

/** Starts a web server that records a worker's requests. */
export async function startTestWebServer({ slowMs = 0 } = {}) {
  const requests: string[] = []
  const state = { status: 200 }
  const active = new Map<string, number>()
  const maxActive = new Map<string, number>()
  const server = createServer((request, response) => {
    const trusted = hasCronSecret(request.headers.authorization ?? null, TEST_SECRETS.CRON_SECRET)
    const line = `${request.method} ${request.url} ${trusted ? 'trusted' : 'refused'}`
    requests.push(line)
    const now = (active.get(line) ?? 0) + 1
    active.set(line, now)
    maxActive.set(line, Math.max(now, maxActive.get(line) ?? 0))
    setTimeout(() => {
      active.set(line, (active.get(line) ?? 0) - 1)
      response.writeHead(state.status).end()
    }, slowMs)
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    baseUrl: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    requests,
    state,
    /** most requests at once of a line, such as `GET /api/health trusted`: at the start of a minute, other tasks call the server too */
    maxActive,
    stop: async () => {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}
