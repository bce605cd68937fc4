import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { hasCronSecret } from '../../../src/server/cronSecret'
import { runWorker } from '../../../src/worker/runWorker'

const cronSecret = 'a-secret-for-this-test'
let server: Server
let baseUrl: string
let asked: string[]
let status: number
const logger = { debug: vi.fn(), info: vi.fn(), warn: vi.fn(), error: vi.fn() }

beforeEach(async () => {
  asked = []
  status = 200
  vi.clearAllMocks()
  server = createServer((request, response) => {
    asked.push(`${request.method} ${request.url} ${hasCronSecret(request.headers.authorization ?? null, cronSecret)}`)
    response.writeHead(status).end()
  })
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready))
  baseUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
})
afterEach(() => new Promise((closed) => server.close(closed)))

test('the worker has due jobs run, says that it did, and ends when told to', async () => {
  const stop = new AbortController()
  const worker = runWorker({ baseUrl, cronSecret, signal: stop.signal, logger, everyMs: 5 })
  await vi.waitUntil(() => asked.length >= 4)
  stop.abort()
  await worker
  expect(asked.slice(0, 2)).toEqual([
    'GET /api/payload-jobs/run?allQueues=true&limit=50 true',
    'POST /api/health/worker true',
  ])
  expect(logger.warn).not.toHaveBeenCalled()
})

test('the worker says once that the server fails and once that it is back', async () => {
  const stop = new AbortController()
  status = 503
  const worker = runWorker({ baseUrl, cronSecret, signal: stop.signal, logger, everyMs: 5 })
  await vi.waitUntil(() => asked.length >= 3)
  status = 200
  await vi.waitUntil(() => logger.info.mock.calls.length > 0)
  stop.abort()
  await worker
  expect(logger.warn).toHaveBeenCalledOnce()
  expect(logger.info).toHaveBeenCalledOnce()
})

test.each([null, '', 'Bearer', 'Bearer a-secret-for-this-tes', `Basic ${cronSecret}`])(
  'a stranger with %s is refused',
  (header) => {
    expect(hasCronSecret(header, cronSecret)).toBe(false)
  },
)
