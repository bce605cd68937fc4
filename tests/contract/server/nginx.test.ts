import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, it, onTestFinished } from 'vitest'
import { findNginx, startNginxProxy } from '../../../src/bench/nginxProxy'

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
