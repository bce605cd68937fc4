import { createServer, type RequestListener, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, describe, expect, it } from 'vitest'
import { download } from '../../../src/providers/httpClient/download'
import { isPublicAddress } from '../../../src/providers/httpClient/publicAddress'

let server: Server | null = null
afterEach(() => {
  server?.closeAllConnections()
  server?.close()
})

const rules = { maxBytes: 1000, timeoutMs: 500, accept: 'image/*', protocols: ['http:'], isAllowed: () => true }

async function serve(listener: RequestListener): Promise<URL> {
  const newServer = createServer(listener)
  server = newServer
  await new Promise<void>((ready) => newServer.listen(0, '127.0.0.1', ready))
  return new URL(`http://127.0.0.1:${(newServer.address() as AddressInfo).port}/photo.jpg`)
}

describe('[SITE-19] a remote photo', () => {
  it('is downloaded whole', async () => {
    const url = await serve((_, response) => response.end('photo'))
    expect((await download(url, rules)).toString()).toBe('photo')
  })

  it('is never requested from this machine or its network, by address or by name', async () => {
    let requestCount = 0
    const url = await serve((_, response) => {
      requestCount += 1
      response.end('secret')
    })
    const { isAllowed: _, ...strict } = rules
    await expect(download(url, strict)).rejects.toThrow('127.0.0.1 is not on the public internet')
    await expect(download(new URL(`http://localhost:${url.port}/`), strict)).rejects.toThrow(
      'localhost is not on the public internet',
    )
    await expect(download(new URL(`http://[::1]:${url.port}/`), strict)).rejects.toThrow('not on the public internet')
    expect(requestCount).toBe(0)
  })

  it('is requested over https unless configured otherwise', async () => {
    const { protocols: _, ...https } = rules
    await expect(download(new URL('http://photos.example.com/a.jpg'), https)).rejects.toThrow('Only https:')
  })

  it.each([
    [
      'a redirect',
      'The server returned 302',
      { status: 302, headers: { Location: 'http://169.254.169.254/' }, body: '' },
    ],
    ['an error', 'The server returned 404', { status: 404, headers: {}, body: '' }],
    ['more than is wanted', 'larger than', { status: 200, headers: {}, body: 'x'.repeat(2000) }],
  ])('is rejected where its host returns %s', async (_, description, { status, headers, body }) => {
    const url = await serve((_request, response) => response.writeHead(status, headers as never).end(body))
    await expect(download(url, rules)).rejects.toThrow(description)
  })

  it('is aborted if its host is too slow', async () => {
    const url = await serve((_, response) => response.write('x'))
    await expect(download(url, { ...rules, timeoutMs: 100 })).rejects.toThrow('took longer than 0.1 s')
  })
})

it.each([
  ...['0.0.0.0', '10.1.2.3', '100.64.0.1', '127.0.0.1', '169.254.169.254', '172.16.0.1', '172.31.255.255'],
  ...['192.168.1.1', '198.18.0.1', '224.0.0.1', '255.255.255.255', '::', '::1', 'fe80::1', 'fc00::1', 'fd12::1'],
  ...[
    '::ffff:127.0.0.1',
    '::ffff:10.0.0.1',
    '::ffff:7f00:1',
    '64:ff9b::a00:1',
    '2001:db8::1',
    '2002:7f00:1::',
    'ff02::1',
  ],
  ...['localhost', '1.2.3', ''],
])('[SITE-19] %s is not a public address', (address) => {
  expect(isPublicAddress(address)).toBe(false)
})

it.each(['1.1.1.1', '8.8.8.8', '172.15.0.1', '172.32.0.1', '192.169.0.1', '2606:4700::1111', '::ffff:8.8.8.8'])(
  '[SITE-19] %s is a public address',
  (address) => {
    expect(isPublicAddress(address)).toBe(true)
  },
)
