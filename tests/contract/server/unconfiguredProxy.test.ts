import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { logger } from '../../../src/server/logger'
import { listProxyProblems, noticeUnconfiguredProxy, trackPeerAddresses } from '../../../src/server/peerAddress'

const forget = () => {
  Reflect.deleteProperty(globalThis, 'forecourtUnconfiguredProxy')
  vi.restoreAllMocks()
}
beforeEach(forget)
afterEach(forget)

it.each(['127.0.0.1', '::1', '::ffff:172.18.0.5', '10.1.2.3', '192.168.1.1', 'fd00::1'])(
  'warns once when %s forwards requests and no proxy is trusted',
  (peer) => {
    const warn = vi.spyOn(logger, 'warn').mockReturnValue()
    for (let request = 0; request < 3; request += 1) noticeUnconfiguredProxy(peer, '203.0.113.9', {})
    expect(warn).toHaveBeenCalledTimes(1)
    expect(listProxyProblems()).toEqual([expect.stringContaining('FORECOURT_TRUSTED_PROXIES is 0')])
  },
)

it('says nothing of trusted proxies, of requests that nobody forwarded, and of strangers who set the header', () => {
  const warn = vi.spyOn(logger, 'warn').mockReturnValue()
  noticeUnconfiguredProxy('127.0.0.1', '203.0.113.9', { FORECOURT_TRUSTED_PROXIES: '1' })
  noticeUnconfiguredProxy('127.0.0.1', undefined, {})
  noticeUnconfiguredProxy('203.0.113.9', '10.0.0.1', {})
  noticeUnconfiguredProxy('', '10.0.0.1', {})
  expect(warn).not.toHaveBeenCalled()
  expect(listProxyProblems()).toEqual([])
})

it('takes a probe of a load balancer for what it is, and a forwarded visitor for another', async () => {
  vi.spyOn(logger, 'warn').mockReturnValue()
  trackPeerAddresses()
  const server = createServer((_, response) => response.end()).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  const ask = (path: string) => fetch(`http://127.0.0.1:${port}${path}`, { headers: { 'X-Forwarded-For': '10.0.0.9' } })
  try {
    await ask('/api/health?from=balancer')
    expect(listProxyProblems()).toEqual([])
    await ask('/search')
    expect(listProxyProblems()).toHaveLength(1)
  } finally {
    server.closeAllConnections()
    server.close()
  }
})
