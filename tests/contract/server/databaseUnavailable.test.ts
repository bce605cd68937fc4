import { createServer, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import { DrizzleQueryError } from 'drizzle-orm'
import { afterAll, expect, onTestFinished, test } from 'vitest'
import { requestContext } from '../../../src/providers/httpClient/requestContext.mjs'
import { isDatabaseUnavailable } from '../../../src/server/database/databaseUnavailable'
import { isPooled, poolOptions } from '../../../src/server/database/poolOptions'
import { route } from '../../../src/server/route'
import {
  explainUnavailable,
  markUnavailable,
  markUserUnknown,
  registerDatabasePing,
  stopAdminWhileUnavailable,
} from '../../../src/server/unavailable.mjs'

const withCode = (code: string) => Object.assign(new Error('a message'), { code })
const DATABASE_URL = 'postgres://app:hidden@pooler:6432/forecourt'

test.each(['ECONNREFUSED', '57P01', '57014', '53300', '08006', '25P03'])(
  '%s means that the database is unavailable',
  (code) => {
    expect(isDatabaseUnavailable(withCode(code))).toBe(true)
    expect(isDatabaseUnavailable(new DrizzleQueryError('select 1', [], withCode(code)))).toBe(true)
    expect(isDatabaseUnavailable(new Error('Cannot read the site', { cause: withCode(code) }))).toBe(true)
  },
)

test('so does a transaction of Payload that gets no connection', () => {
  const message = 'Error: cannot begin transaction: timeout exceeded when trying to connect'
  expect(isDatabaseUnavailable(new Error(message))).toBe(true)
})

test('errors of values, of code and of other services do not', () => {
  expect(isDatabaseUnavailable(withCode('23505'))).toBe(false)
  expect(isDatabaseUnavailable(new TypeError('x is undefined'))).toBe(false)
  expect(isDatabaseUnavailable('ECONNREFUSED')).toBe(false)
  const ofService = Object.assign(new Error('unreachable', { cause: withCode('ECONNREFUSED') }), { name: 'HttpError' })
  expect(isDatabaseUnavailable(ofService)).toBe(false)
})

test('a host with several addresses counts as one', () => {
  expect(isDatabaseUnavailable(new AggregateError([withCode('ECONNREFUSED'), withCode('ECONNREFUSED')]))).toBe(true)
})

test('each pool has its own limits', () => {
  const source = { DATABASE_URL, DATABASE_POOL_MAX: '30', DATABASE_STATEMENT_TIMEOUT_MS: '2000' }
  expect(poolOptions('web', source)).toMatchObject({
    max: 30,
    statement_timeout: 2000,
    application_name: 'forecourt web',
  })
  expect(poolOptions('worker', source)).toMatchObject({ max: 16, statement_timeout: 600_000 })
  expect(poolOptions('web', { DATABASE_URL, DATABASE_POOL_MAX: 'many' }).max).toBe(10)
})

test('a pooler gets no parameters that it refuses; the worker goes past it', () => {
  const source = { DATABASE_URL, DATABASE_DIRECT_URL: 'postgres://app:hidden@database:5432/forecourt' }
  expect(isPooled(source)).toBe(true)
  expect(isPooled({ DATABASE_URL, DATABASE_DIRECT_URL: DATABASE_URL })).toBe(false)
  expect(poolOptions('web', source)).not.toHaveProperty('statement_timeout')
  expect(poolOptions('stock', source)).not.toHaveProperty('idle_in_transaction_session_timeout')
  expect(poolOptions('worker', source)).toMatchObject({
    connectionString: source.DATABASE_DIRECT_URL,
    statement_timeout: 600_000,
  })
})

test('an API route answers 503 with Retry-After, in plain words', async () => {
  const response = await route({}, () => Promise.reject(withCode('57014')))(new Request('http://dealer.test/api/cars'))
  expect(response.status).toBe(503)
  expect(response.headers.get('retry-after')).toBe('10')
  expect(await response.json()).toMatchObject({
    errors: [{ field: 'server', message: 'We are having a short break. Try again in a moment.' }],
  })
})

test('a handler that only reads does not begin once its client has gone; one that writes does', async () => {
  const gone = () => {
    const controller = new AbortController()
    controller.abort()
    return controller.signal
  }
  const handled: string[] = []
  const handler = route({}, (request) => {
    handled.push(request.method)
    return new Response('done')
  })
  await handler(new Request('http://dealer.test/api/cars', { signal: gone() }))
  await handler(new Request('http://dealer.test/api/cars', { method: 'POST', signal: gone() }))
  expect(handled).toEqual(['POST'])
})

const server = createServer((request, response) => {
  requestContext.run(
    { requestId: 'request-1', databaseUnavailable: request.url !== '/bug' && request.url !== '/other-bug' },
    () => {
      response.setHeader('X-Request-Id', 'request-1')
      response.setHeader('Cache-Control', 's-maxage=10')
      explainUnavailable(request, response)
      response.statusCode = request.url === '/api' ? 503 : request.url === '/fine' ? 200 : 500
      response.write('Internal ')
      response.end('Server Error')
    },
  )
}).listen(0)
afterAll(() => server.close())
const get = (path: string) => fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}${path}`)

test('a page that could not read the database becomes a plain 503 page, which nobody caches', async () => {
  const response = await get('/')
  const html = await response.text()
  expect(response.status).toBe(503)
  expect(Object.fromEntries(response.headers)).toMatchObject({
    'cache-control': 'no-store',
    'content-type': 'text/html; charset=utf-8',
    'retry-after': '10',
    'x-content-type-options': 'nosniff',
    'x-request-id': 'request-1',
  })
  expect(html).toContain('<html lang="en-AU">')
  expect(html).toContain('<title>Back in a moment</title>')
  expect(html).not.toMatch(/Internal|postgres|database|stack/i)
})

test('other responses stay as they are, with Retry-After on every 503', async () => {
  expect(await (await get('/bug')).text()).toBe('Internal Server Error')
  expect((await get('/bug')).status).toBe(500)
  expect((await get('/fine')).status).toBe(200)
  const unavailable = await get('/api')
  expect(unavailable.headers.get('retry-after')).toBe('10')
  expect(await unavailable.text()).toBe('Internal Server Error')
})

test('requests that wait for the same page get the same response', async () => {
  const host = `127.0.0.1:${(server.address() as AddressInfo).port}`
  requestContext.run({ requestId: 'request-2', page: `${host} /bug` }, markUnavailable)
  expect((await get('/bug')).status).toBe(503)
  expect((await get('/other-bug')).status).toBe(500)
})

test('a response for nobody becomes a 503 when it was unknown who asked, as page and in the API', async () => {
  const response = await fromServer((request, response) =>
    requestContext.run({ requestId: 'request-3' }, () => {
      explainUnavailable(request, response)
      markUserUnknown()
      response.writeHead(307, { Location: '/admin/login' }).end()
    }),
  )('/admin/collections/pages')
  expect(response.status).toBe(503)
  expect(response.headers.get('location')).toBeNull()
  expect(await response.text()).toContain('Back in a moment')
  const handler = route({}, () => {
    markUserUnknown()
    return Response.json({ user: null })
  })
  const ofApi = await handler(new Request('http://dealer.test/api/users/me'))
  expect([ofApi.status, ofApi.headers.get('retry-after')]).toEqual([503, '10'])
})

test('the admin is a 503 page while the database does not answer; other pages do not ask', async () => {
  const get = fromServer(async (request, response) => {
    if (!(await stopAdminWhileUnavailable(request, response))) response.end('the page')
  })
  let isAway = true
  registerDatabasePing(() => (isAway ? Promise.reject(withCode('ECONNREFUSED')) : Promise.resolve()))
  for (const path of ['/admin', '/admin/login', '/admin?x=1', '/admin/collections/pages']) {
    const response = await get(path)
    expect([response.status, response.headers.get('retry-after'), response.headers.get('cache-control')], path).toEqual(
      [503, '10', 'no-store'],
    )
  }
  expect((await get('/')).status).toBe(200)
  expect((await get('/administration')).status).toBe(200)
  isAway = false
  expect((await get('/admin')).status).toBe(200)
})

/** Fetches from a server of its own, which ends with the test. */
function fromServer(listener: RequestListener) {
  const own = createServer(listener).listen(0)
  onTestFinished(() => void own.close())
  return (path: string) =>
    fetch(`http://127.0.0.1:${(own.address() as AddressInfo).port}${path}`, { redirect: 'manual' })
}
