import { once } from 'node:events'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { type AddressInfo, connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { createRequestHandler } from '../../../src/server/requestHandler.mjs'
import { registerBuildFiles } from '../../../src/server/sendBuildFile.mjs'

const distDir = mkdtempSync(join(tmpdir(), 'request-handler-'))
const handledByNext: string[] = []
const lookedUp: string[] = []
const server = createServer()

beforeAll(async () => {
  mkdirSync(join(distDir, 'static/chunks'), { recursive: true })
  writeFileSync(join(distDir, 'static/chunks/own.js'), 'own')
  writeFileSync(join(distDir, 'secret.txt'), 'secret')
  registerBuildFiles(async (path) => {
    lookedUp.push(path)
    return path.endsWith('old.js') ? { encoding: 'br', body: brotliCompressSync('old') } : null
  })
  server.on(
    'request',
    createRequestHandler({
      handleByNext: async (request, response) => {
        handledByNext.push(request.url ?? '')
        response.end('by Next')
      },
      port: 1,
      distDir,
    }),
  )
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
})
afterAll(() => {
  server.close()
  registerBuildFiles(async () => null)
  rmSync(distDir, { recursive: true })
})
beforeEach(() => {
  handledByNext.length = 0
  lookedUp.length = 0
})

/** Sends bytes as they are, which clients would correct, and returns the status and the body of the response. */
async function sendRaw(bytes: string): Promise<{ status: number; body: string }> {
  const socket = connect((server.address() as AddressInfo).port, '127.0.0.1')
  socket.write(Buffer.from(bytes, 'latin1'))
  let text = ''
  for await (const chunk of socket) text += chunk
  const [head = '', ...body] = text.split('\r\n\r\n')
  return { status: Number(/^HTTP\/1\.1 (\d{3})/.exec(head)?.[1] ?? 0), body: body.join() }
}

const get = (target: string, headers = 'Host: dealer.test') =>
  sendRaw(`GET ${target} HTTP/1.1\r\n${headers}\r\nConnection: close\r\n\r\n`)

it.each([
  // Folders above, however they are written.
  ...['/..', '/.', '/../x', '/./x', '/x/..', '/a/../b', '/a/./b', '/%2e%2e/x', '/%2E./x', '/.%2e/x', '/%2e/x'],
  ...['/%252e%252e/x', '/%25252e%25252e/x', '/a%2f..%2fb', '/a%252f..%252fb', '/..%2fx', '/..%5cx', '/..\\x'],
  ...['/_next/static/../../api/health', '/_next/static/../x', '/_next/static/%2e%2e/%2e%2e/api/health'],
  ...['/_next/static/..%2f..%2fapi/health', '/_next/static/%252e%252e/secret.txt', '/_next/static/..\\..\\x'],
  ...['/_next/static/chunks/../../secret.txt', '/_next/static/./chunks/own.js', '/api/../admin', '/api/%2e%2e/admin'],
  ...['/api/media/file/..%2f..%2fetc%2fpasswd', '/api/media/file/%252e%252e%252fpasswd', '//..//x', '/;/../x'],
  // Backslashes and control characters.
  ...['/a\\b', '/a%5cb', '/a%5Cb', '/a%255cb', '/%00', '/%2500', '/%252500', '/a%00.js', '/%0d%0aSet-Cookie:x', '/%7f'],
  ...['/%01', '/%2501', '/_next/static/%00.js', '/_next/static/%2500.js', '/api/pages/%2500'],
  // Malformed escapes.
  ...['/%', '/%z', '/%zz', '/%c0%ae', '/%E0%A4%A', '/%ed%a0%80', '/_next/static/%zz.js', '/api/%ff'],
  // No path, or one of another server.
  ...['*', 'http://any.test/', 'https://dealer.test/x', 'http://dealer.test', 'dealer.test:443', 'ftp://x/y', '?x=1'],
])('GET %s is a 400 that nothing else has seen', async (target) => {
  const { status } = await get(target)
  expect(status).toBe(400)
  expect(handledByNext).toEqual([])
  expect(lookedUp).toEqual([])
})

it.each([
  `/${'x'.repeat(4096)}`,
  `/?x=${'x'.repeat(4096)}`,
  `/_next/static/${'x'.repeat(4096)}.js`,
  `/api/${'x'.repeat(8192)}`,
])('an address that is too long is a 414 (%#)', async (target) => {
  expect((await get(target)).status).toBe(414)
  expect(handledByNext).toEqual([])
})

it.each([
  ...['/', '/?', '/?x=../..', '/?x=%2e%2e', '/?x=\\', '/?x=%00', '/?x=%2500', '/?x=%zz', '/#x', '/x;y=1', '/a+b'],
  ...['/caf%C3%A9', '/100%25-off', '/a%2520b', '/a%20b', '/.well-known/x', '/a..b', '/...', '/a/...'],
  ...[
    '//other.test',
    '//',
    '/a//b',
    '/x/',
    '/robots.txt',
    '/admin',
    '/search?range[price][max]=%3C1',
    '/%2F%2Fx',
    '/a:b',
  ],
  ...[
    '/api/media/file/a%2520b.jpg',
    '/_next',
    '/_next/data/x.json',
    `/${'x'.repeat(4000)}`,
    `/api/${'x'.repeat(8000)}`,
  ],
])('GET %s is handled', async (target) => {
  expect(await get(target)).toMatchObject({ status: 200, body: expect.stringContaining('by Next') })
  expect(handledByNext).toHaveLength(1)
})

it('a file of this build is sent', async () => {
  expect(await get('/_next/static/chunks/own.js')).toMatchObject({ status: 200, body: expect.stringContaining('own') })
  expect(await get('/_next/static/chunks/%6fwn.js?dpl=1')).toMatchObject({
    status: 200,
    body: expect.stringContaining('own'),
  })
  expect(lookedUp).toEqual([])
})

it('a file of another build is looked up by its name, and by nothing else', async () => {
  const old = '/_next/static/chunks/app/(site)/%5Bhost%5D/cms-page/%5B%5B...path%5D%5D/old.js?dpl=1'
  expect(await get(old)).toMatchObject({ status: 200, body: expect.stringContaining('old') })
  expect((await get('/_next/static/chunks/unknown.js')).status).toBe(404)
  expect(lookedUp).toEqual(['chunks/app/(site)/[host]/cms-page/[[...path]]/old.js', 'chunks/unknown.js'])
  expect(handledByNext).toEqual([])
})

it.each([
  '',
  '?x=1',
  'x',
  'a%20b.js',
  'chunks//x.js',
  '/x.js',
  'x.js/',
  '%E2%80%AE.js',
  `${'x'.repeat(300)}.js`,
  'a%2525.js',
])('no build has a file /_next/static/%s', async (name) => {
  expect((await get(`/_next/static/${name}`)).status).toBe(404)
  expect(lookedUp).toEqual([])
  expect(handledByNext).toEqual([])
})

it.each([
  ['two hosts', 'Host: dealer.test\r\nhost: other.test', 400],
  ['the same host twice', 'Host: dealer.test\r\nHost: dealer.test', 400],
  ['no host', 'Accept: */*', 400],
  ['an empty host', 'Host:', 200],
  ['an IPv6 address', 'Host: [::1]:3000', 200],
  ['a host with spaces', 'Host: a b', 400],
  ['a host with a path', 'Host: a.test/x', 400],
  ['a host with a user', 'Host: a@b.test', 400],
  ['a long host', `Host: ${'a'.repeat(300)}`, 400],
  ['a length and chunks', 'Host: dealer.test\r\nContent-Length: 5\r\nTransfer-Encoding: chunked', 400],
  ['two lengths', 'Host: dealer.test\r\nContent-Length: 5\r\nContent-Length: 6', 400],
  ['chunks under another name', 'Host: dealer.test\r\nTransfer-Encoding: xchunked', 413],
  ['a length that is no number', 'Host: dealer.test\r\nContent-Length: +5', 400],
  ['a space before a colon', 'Host: dealer.test\r\nX-A : b', 400],
  ['a huge cookie', `Host: dealer.test\r\nCookie: a=${'x'.repeat(20_000)}`, 431],
  ['many headers', `Host: dealer.test\r\n${Array.from({ length: 900 }, (_, at) => `X-${at}: 1`).join('\r\n')}`, 200],
  ['more headers than fit', `Host: dealer.test\r\n${Array(5000).fill('X-A: b').join('\r\n')}`, 431],
  ['an upgrade', 'Host: dealer.test\r\nUpgrade: websocket\r\nConnection: Upgrade', 200],
])('a request with %s is answered', async (_what, headers, status) => {
  expect((await get('/', headers)).status).toBe(status)
})
