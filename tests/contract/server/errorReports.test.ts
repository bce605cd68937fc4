import { once } from 'node:events'
import { createServer, type IncomingHttpHeaders } from 'node:http'
import type { AddressInfo } from 'node:net'
import { DrizzleQueryError } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import { runForRequest } from '../../../src/providers/httpClient/requestContext.mjs'
import { parseFrames, toErrorEvent } from '../../../src/server/errorReports/errorEvent'
import { reportError } from '../../../src/server/errorReports/reportError'
import { parseDsn, sendErrorEvent } from '../../../src/server/errorReports/sendErrorEvent'
import { route } from '../../../src/server/route'
import { waitFor } from '../../support/waitFor'

const received: { url: string | undefined; headers: IncomingHttpHeaders; body: string }[] = []
const service = createServer(async (request, response) => {
  let body = ''
  for await (const chunk of request) body += chunk
  received.push({ url: request.url, headers: request.headers, body })
  response.end('{}')
}).listen(0, '127.0.0.1')
const dsn = () => `http://publickey@127.0.0.1:${(service.address() as AddressInfo).port}/sentry/42`

beforeAll(async () => {
  if (!service.listening) await once(service, 'listening')
})
afterEach(() => {
  received.length = 0
  vi.unstubAllEnvs()
})
afterAll(() => service.close())

const NOW = new Date('2026-11-23T01:02:03Z')

test('an event has the error, its causes, its place and nothing of a person', () => {
  const failed = new DrizzleQueryError(
    'insert into leads (email) values ($1)',
    ['ada@shopper.test'],
    Object.assign(new Error('duplicate key value: Key (email)=(ada@shopper.test) exists'), { code: '23505' }),
  )
  const error = new Error('Could not store the enquiry of Ada at /thank-you?phone=0491570006', { cause: failed })
  const event = toErrorEvent(
    error,
    {
      source: 'server',
      route: '/api/enquiries',
      path: '/payments/V1StGXR8_Z5jdHi6B-myT0a1?name=Ada',
      requestId: 'request-1',
    },
    { environment: 'staging', release: '1.2.3' },
    NOW,
  )
  expect(event).toMatchObject({
    timestamp: '2026-11-23T01:02:03.000Z',
    platform: 'node',
    level: 'error',
    environment: 'staging',
    release: '1.2.3',
    tags: { source: 'server', route: '/api/enquiries', path: '/payments/[token]', request_id: 'request-1' },
  })
  const [cause, outer] = event.exception.values
  expect(outer).toMatchObject({ type: 'Error', value: 'Could not store the enquiry of Ada at /thank-you' })
  expect(cause?.value).toBe('duplicate key value: Key (email)=([text]) exists')
  expect(outer?.stacktrace?.frames.at(-1)).toMatchObject({
    filename: 'tests/contract/server/errorReports.test.ts',
    in_app: true,
  })
  expect(JSON.stringify(event)).not.toMatch(/shopper\.test|0491570006|V1StGXR8|name=/)
})

test('stacks of all browsers become frames, without hosts and queries', () => {
  const chrome =
    '    at Gallery (https://dealer.test/_next/static/chunks/12.js?v=ada:1:20)\n    at https://dealer.test/a.js:3:4'
  expect(parseFrames(chrome)).toMatchObject([
    { function: '?', filename: '/a.js', lineno: 3, colno: 4 },
    { function: 'Gallery', filename: '/_next/static/chunks/12.js', lineno: 1, colno: 20 },
  ])
  expect(parseFrames('Gallery@https://dealer.test/a.js:1:20\n@https://dealer.test/b.js:2:5')).toMatchObject([
    { function: '?', filename: '/b.js' },
    { function: 'Gallery', filename: '/a.js' },
  ])
  expect(parseFrames('no frames at all')).toEqual([])
})

test('what is thrown need not be an error', () => {
  expect(toErrorEvent('stopped', { source: 'worker' }, {}, NOW).exception.values).toMatchObject([{ value: 'stopped' }])
  expect(toErrorEvent(null, { source: 'worker' }, {}, NOW).exception.values).toEqual([])
})

test('a DSN gives the address and the key', () => {
  expect(parseDsn('https://key@errors.test/7')).toEqual({
    url: new URL('https://errors.test/api/7/envelope/'),
    key: 'key',
  })
})

test('a failed API route is reported with the request id, as an envelope of the protocol', async () => {
  vi.stubEnv('SENTRY_DSN', dsn())
  const handler = route({}, () => Promise.reject(new Error('The handler failed')))
  const url = 'http://dealer.test/api/things?email=ada@shopper.test'
  expect((await handler(new Request(url, { headers: { 'x-request-id': 'request-12345' } }))).status).toBe(500)
  await waitFor(() => expect(received).toHaveLength(1))
  const [{ url: path, headers, body }] = received as [(typeof received)[0]]
  expect(path).toBe('/sentry/api/42/envelope/')
  expect(headers['x-sentry-auth']).toContain('sentry_key=publickey')
  const [head, item, event] = body.split('\n').map((line) => JSON.parse(line))
  expect(item).toEqual({ type: 'event' })
  expect(event).toMatchObject({ event_id: head.event_id, tags: { path: '/api/things', request_id: 'request-12345' } })
  expect(body).not.toContain('shopper.test')
})

test('an unavailable database is not reported, and nothing is without a DSN', async () => {
  const unavailable = Object.assign(new Error('away'), { code: 'ECONNREFUSED' })
  vi.stubEnv('SENTRY_DSN', dsn())
  await route({}, () => Promise.reject(unavailable))(new Request('http://dealer.test/api/things'))
  vi.stubEnv('SENTRY_DSN', '')
  runForRequest('request-1', () => reportError(new Error('not sent'), { source: 'worker' }))
  await new Promise((resolve) => setTimeout(resolve, 50))
  expect(received).toEqual([])
})

test('a process sends 30 events a minute at most, and survives a service that is away', async () => {
  const event = toErrorEvent(new Error('again'), { source: 'server' }, {}, NOW)
  const later = Date.now() + 3_600_000
  for (let count = 0; count < 35; count += 1) await sendErrorEvent(dsn(), event, () => later)
  expect(received).toHaveLength(30)
  await sendErrorEvent('http://key@127.0.0.1:9/1', event, () => later + 120_000)
})
