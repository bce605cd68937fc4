import { once } from 'node:events'
import { createServer } from 'node:http'
import { type AddressInfo, connect } from 'node:net'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { rejectInvalidRequest, rejectInvalidTarget } from '../../../src/server/rejectInvalidRequest.mjs'

const server = createServer((request, response) => {
  if (!rejectInvalidTarget(request, response) && !rejectInvalidRequest(request, response)) response.end('handled')
})

beforeAll(async () => {
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
})
afterAll(() => server.close())

/** Sends a request line as it is, which clients would correct. */
async function send(requestLine: string, header = 'Accept: */*'): Promise<string> {
  const socket = connect((server.address() as AddressInfo).port, '127.0.0.1')
  socket.end(`${requestLine} HTTP/1.1\r\nHost: dealer.test\r\n${header}\r\nConnection: close\r\n\r\n`)
  let text = ''
  for await (const chunk of socket) text += chunk
  return text
}

it.each([
  ['TRACE /', 'GET, HEAD, OPTIONS'],
  ['POST /cars/a', 'GET, HEAD, OPTIONS'],
  ['DELETE /admin/pages', 'GET, HEAD, OPTIONS'],
  ['PROPFIND /api/pages', 'GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS'],
])('%s is a 405 that names the methods', async (line, methods) => {
  const response = await send(line)
  expect(response).toMatch(/^HTTP\/1.1 405 /)
  expect(response).toContain(`\r\nAllow: ${methods}\r\n`)
})

it('the admin calls its own functions by POST', async () => {
  expect(await send('POST /admin/pages', 'Next-Action: 40ab')).toMatch(/^HTTP\/1.1 200 /)
  expect(await send('POST /cars/a', 'Next-Action: 40ab')).toMatch(/^HTTP\/1.1 405 /)
})

it.each(['https://other.test', 'null', 'dealer.test', 'http://dealer.test:81'])(
  'the admin’s own functions are not called from the origin %s',
  async (origin) => {
    const headers = `Next-Action: 40ab\r\nOrigin: ${origin}`
    expect(await send('POST /admin', headers)).toMatch(/^HTTP\/1.1 403 /)
  },
)

it.each(['Origin: http://dealer.test', 'Origin: https://a.test\r\nX-Forwarded-Host: a.test, b.test'])(
  'the admin’s own functions are called with %j',
  async (headers) => expect(await send('POST /admin', `Next-Action: 40ab\r\n${headers}`)).toMatch(/^HTTP\/1.1 200 /),
)

it.each([
  ['POST /admin', 'Next-Action: 40ab\r\nContent-Length: 100000', 200],
  ['POST /admin', 'Next-Action: 40ab\r\nContent-Length: 100001', 413],
  ['POST /admin', 'Next-Action: 40ab\r\nTransfer-Encoding: chunked', 413],
  ['POST /admin', 'Next-Action: 40ab\r\nCookie: payload-token=a\r\nContent-Length: 1048576', 200],
  ['POST /admin', 'Next-Action: 40ab\r\nCookie: payload-token=a\r\nContent-Length: 1048577', 413],
  ['GET /cars/a', 'Content-Length: 0', 200],
  ['GET /cars/a', 'Content-Length: 1', 413],
  ['OPTIONS /', 'Transfer-Encoding: chunked', 413],
  // Routes have limits of their own.
  ['POST /api/enquiries', 'Content-Length: 45000000', 200],
])('%s with %j is answered by %s before its body is read', async (line, headers, status) => {
  expect(await send(line, headers)).toMatch(new RegExp(`^HTTP/1.1 ${status} `))
})

it('an address without a path is a 400', async () => {
  expect(await send('OPTIONS *')).toMatch(/^HTTP\/1.1 400 /)
})

it.each(['/%zz', '/api/media/%E0%A4%A', '/cars/%', '/api/pages/%c0%ae'])('GET %s is a 400', async (path) => {
  const response = await send(`GET ${path}?q=%zz`)
  expect(response).toMatch(/^HTTP\/1.1 400 /)
  expect(response).toContain('Invalid address.')
})

it('the API’s error is JSON', async () => {
  const response = await send('GET /api/media/%zz')
  expect(response).toContain('{"errors":[{"field":"url","message":"Invalid address."}]}')
})

it.each(['GET /caf%C3%A9', 'POST /api/pages', 'HEAD /', 'GET /?q=%zz'])('%s is handled', async (line) => {
  expect(await send(line)).toMatch(/^HTTP\/1.1 200 /)
})
