import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, it, onTestFinished } from 'vitest'
import { findNginx, startNginxProxy } from '../../../src/bench/nginxProxy'

/** What only a proxy may say. */
const PROXY_HEADERS = [
  ...['Forwarded', 'X-Forwarded-Host', 'X-Forwarded-Port', 'X-Forwarded-Prefix', 'X-Forwarded-Server'],
  ...['X-Original-URL', 'X-Rewrite-URL', 'X-Real-IP', 'Proxy'],
]

const hasNginx = findNginx() !== undefined

it.skipIf(!hasNginx)('nginx passes on the methods of the product and no PURGE or other method', async () => {
  const received: IncomingMessage['method'][] = []
  const server = createServer((request, response) => {
    received.push(request.method)
    response.end()
  })
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready))
  const proxy = (await startNginxProxy(`http://127.0.0.1:${(server.address() as AddressInfo).port}`))!
  onTestFinished(() => {
    proxy.stop()
    server.close()
  })
  for (const method of ['PURGE', 'PURGEKEYS', 'BAN', 'REFRESH', 'PROPFIND'])
    expect((await fetch(proxy.url, { method })).status, method).toBe(405)
  expect(received).toEqual([])
  const methods = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']
  for (const method of methods) expect((await fetch(proxy.url, { method })).status, method).toBe(200)
  expect(received).toEqual(methods)
})

it.skipIf(!hasNginx)(
  'nginx drops what a client says in the place of a proxy, and says itself how it was asked',
  async () => {
    let received: IncomingMessage['headers'] = {}
    const server = createServer((request, response) => {
      received = request.headers
      response.end()
    })
    await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready))
    const proxy = (await startNginxProxy(`http://127.0.0.1:${(server.address() as AddressInfo).port}`))!
    onTestFinished(() => {
      proxy.stop()
      server.close()
    })
    const forged = Object.fromEntries(PROXY_HEADERS.map((name) => [name, 'evil.test']))
    const headers = {
      ...forged,
      'X-Forwarded-For': '203.0.113.9',
      'X-Forwarded-Proto': 'gopher',
      'X-Request-Id': 'forged',
    }
    await fetch(proxy.url, { headers })
    expect(PROXY_HEADERS.filter((name) => received[name.toLowerCase()] !== undefined)).toEqual([])
    expect(received).toMatchObject({ 'x-forwarded-for': '203.0.113.9, 127.0.0.1', 'x-forwarded-proto': 'http' })
    expect(received['x-request-id']).toMatch(/^[0-9a-f]{32}$/)
  },
)
