import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { createServer, type IncomingHttpHeaders } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { requestContext, runForRequest, toRequestId } from '../../../src/providers/httpClient/requestContext.mjs'
import { OPERATOR_RULES, sendRequest } from '../../../src/providers/httpClient/sendRequest'
import { createMailer } from '../../../src/providers/mail/mailer'
import { route } from '../../../src/server/route'
import { trackRequests } from '../../../src/server/trackRequests'

const folder = mkdtempSync(join(tmpdir(), 'forecourt-mail-'))
const received: IncomingHttpHeaders[] = []
/** Responds to /slow never. */
const service = createServer((request, response) => {
  received.push(request.headers)
  if (request.url !== '/slow') response.end('{}')
}).listen(0, '127.0.0.1')
const serviceUrl = (path: string) => new URL(path, `http://127.0.0.1:${(service.address() as AddressInfo).port}`)

beforeAll(async () => {
  if (!service.listening) await once(service, 'listening')
})
afterAll(() => {
  rmSync(folder, { recursive: true })
  service.closeAllConnections()
  service.close()
})

test('an id of the reverse proxy is kept if it is one', () => {
  expect(toRequestId('7f3c9a52-0d1e-4b6f-9d57-1c2b3a4d5e6f')).toBe('7f3c9a52-0d1e-4b6f-9d57-1c2b3a4d5e6f')
  for (const invalid of [
    'short',
    'a b c d e f g h',
    'id\r\nBcc: all@dealer.test',
    'x'.repeat(101),
    '<script>alert',
    undefined,
  ])
    expect(toRequestId(invalid)).toMatch(/^[0-9a-f-]{36}$/)
})

test('an email has the id of the request or job that it comes from', async () => {
  const mailer = createMailer({ FORECOURT_DATA: folder })
  const mail = { from: 'a@dealer.test', to: 'b@dealer.test', text: 'Hello', headers: { 'X-Other': 'kept' } }
  await runForRequest('request-0001', () => mailer.send(mail, 'with'))
  await runForRequest(null, () => mailer.send(mail, 'without'))
  const read = (name: string) => readFileSync(join(folder, `mail/${name}.eml`), 'utf8')
  expect(read('with')).toMatch(/^X-Request-ID: request-0001$/m)
  expect(read('with')).toMatch(/^X-Other: kept$/m)
  expect(read('without')).not.toMatch(/X-Request-Id/i)
})

test('an outgoing request has the id, and ends when the client goes', async () => {
  await runForRequest('request-0002', () => sendRequest(serviceUrl('/'), OPERATOR_RULES))
  expect(received.at(-1)).toMatchObject({ 'x-request-id': 'request-0002' })

  const client = new AbortController()
  const handler = route({}, async () => {
    setTimeout(() => client.abort(), 50)
    await sendRequest(serviceUrl('/slow'), { ...OPERATOR_RULES, timeoutMs: 60_000 })
    return new Response()
  })
  const response = await handler(new Request('http://dealer.test/api/things', { signal: client.signal }))
  expect(response.status).toBe(499)
})

test('every request gets an id before its handler runs, in the header, the response and the context', async () => {
  trackRequests()
  const seen: unknown[] = []
  const web = createServer((request, response) => {
    seen.push(request.headers['x-request-id'], requestContext.getStore()?.requestId)
    response.end()
  }).listen(0, '127.0.0.1')
  await once(web, 'listening')
  const get = (headers: HeadersInit) => fetch(`http://127.0.0.1:${(web.address() as AddressInfo).port}/`, { headers })
  try {
    const kept = await get({ 'x-request-id': 'request-0003' })
    expect([kept.headers.get('x-request-id'), ...seen.splice(0)]).toEqual(Array(3).fill('request-0003'))
    const replaced = (await get({ 'x-request-id': 'not an id' })).headers.get('x-request-id')
    expect(replaced).toMatch(/^[0-9a-f-]{36}$/)
    expect(seen).toEqual([replaced, replaced])
  } finally {
    web.closeAllConnections()
    web.close()
  }
})
