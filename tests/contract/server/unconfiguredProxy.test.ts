import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { logger } from '../../../src/server/logger'
import { listProxyProblems, noticeUnconfiguredProxy } from '../../../src/server/peerAddress'

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
