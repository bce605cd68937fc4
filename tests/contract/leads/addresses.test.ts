import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { describe, expect, it, test } from 'vitest'
import { postTo } from '../../../src/leads/channels/postTo'
import { createSignature, isValidSignature } from '../../../src/leads/channels/signature'
import { createLeadToken, hashToken, isValidToken } from '../../../src/leads/leadToken'
import { guardedLookup } from '../../../src/providers/httpClient/guardedLookup'
import { isPublicAddress } from '../../../src/providers/httpClient/publicAddress'
import { clientAddress, PEER_HEADER, toNetworkKey, toSenderKey } from '../../../src/server/clientAddress.mjs'
import { trackPeerAddresses } from '../../../src/server/peerAddress'

describe('webhook addresses', () => {
  it.each([
    ...[
      '127.0.0.1',
      '10.1.2.3',
      '172.16.0.1',
      '172.31.255.255',
      '192.168.1.1',
      '169.254.169.254',
      '100.64.0.1',
      '0.0.0.0',
    ],
    ...[
      '224.0.0.1',
      '255.255.255.255',
      '::1',
      '::',
      'fe80::1',
      'fd00::1',
      '::ffff:127.0.0.1',
      '64:ff9b::7f00:1',
      '2002:7f00:1::',
    ],
    ...['not an address', '127.1'],
  ])('%s is private', (address) => expect(isPublicAddress(address)).toBe(false))

  it.each(['8.8.8.8', '172.32.0.1', '203.1.2.3', '2606:4700::1111'])('%s is public', (address) =>
    expect(isPublicAddress(address)).toBe(true),
  )

  const post = (url: string, allowPrivate: boolean, timeoutMs = 2000) =>
    postTo({ url, body: '{}', headers: {}, allowPrivate, timeoutMs })

  it.each([
    ['plain http', 'http://dealer.example/leads', 'https only'],
    ['an address by number', 'https://127.0.0.1/leads', 'private network'],
    ['one written oddly', 'https://2130706433/leads', 'private network'],
    ['an IPv6 address', 'https://[::1]/leads', 'private network'],
    ['a name that leads inside', 'https://localhost/leads', 'private network'],
  ])('outside development %s is rejected without retry', async (_, url, message) => {
    await expect(post(url, false)).rejects.toMatchObject({
      name: 'UndeliverableError',
      message: expect.stringContaining(message),
    })
  })

  it.each([
    ['only outside', ['8.8.8.8', '1.1.1.1'], null],
    ['inside', ['10.0.0.1'], 'dealer.example is not on the public internet'],
    ['both outside and inside', ['8.8.8.8', '10.0.0.1'], 'dealer.example is not on the public internet'],
    ['nowhere', [], 'dealer.example is not on the public internet'],
  ])('a name that resolves %s has the same result for leads, feeds and images', async (_, addresses, error) => {
    const addressesFound = addresses.map((address) => ({ address, family: 4 }))
    const look = guardedLookup(isPublicAddress, (_host, _options, callback) => callback(null, addressesFound))
    const result = await new Promise((resolve) =>
      look('dealer.example', { all: true }, (error, all) => resolve([error?.message ?? null, all])),
    )
    expect(result).toEqual(error ? [error, ''] : [null, addressesFound])
  })

  it('a redirect is not followed, an error status is reported, and a silent server times out', async () => {
    const server = createServer((request, result) => {
      if (request.url === '/moved') result.writeHead(302, { Location: '/fine' }).end()
      else if (request.url === '/broken') result.writeHead(500).end('Out of order')
      else if (request.url === '/fine') result.writeHead(202).end('Thanks')
    }).listen(0, '127.0.0.1')
    await once(server, 'listening')
    const base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
    try {
      await expect(post(`${base}/fine`, true)).resolves.toBe('202: Thanks')
      await expect(post(`${base}/moved`, true)).rejects.toThrow('redirects are not followed')
      await expect(post(`${base}/broken`, true)).rejects.toThrow('500: Out of order')
      await expect(post(`${base}/silent`, true, 200)).rejects.toThrow('The request timed out.')
    } finally {
      server.closeAllConnections()
      server.close()
    }
  })
})

describe('webhook signatures', () => {
  const secret = 'a-secret-of-some-length'
  const time = new Date('2026-11-21T08:00:00Z')
  const header = createSignature('{"a":1}', secret, time)

  it('are valid only for their body, secret and time', () => {
    expect(isValidSignature(header, '{"a":1}', secret, time)).toBe(true)
    expect(isValidSignature(header, '{"a":2}', secret, time)).toBe(false)
    expect(isValidSignature(header, '{"a":1}', 'another', time)).toBe(false)
    expect(isValidSignature(header, '{"a":1}', secret, new Date('2026-11-21T08:06:00Z'))).toBe(false)
    expect(isValidSignature('nonsense', '{"a":1}', secret, time)).toBe(false)
  })

  it('match the description in docs/leads.md', () => {
    expect(header).toBe(`t=1795248000,v1=${header.slice(-64)}`)
    expect(header).toMatch(/^t=\d{10},v1=[0-9a-f]{64}$/)
  })
})

describe('the client address', () => {
  const headers = (peer: string, forwarded?: string) =>
    new Headers({ [PEER_HEADER]: peer, ...(forwarded ? { 'x-forwarded-for': forwarded } : {}) })

  it('is that of the connection without trusted proxies, whatever the headers say', () => {
    expect(clientAddress(headers('203.1.2.3', '1.1.1.1'), 0)).toBe('203.1.2.3')
    expect(clientAddress(headers('::ffff:203.1.2.3'), 0)).toBe('203.1.2.3')
  })

  it('is unknown behind a proxy that is not configured', () => {
    expect(clientAddress(headers('172.18.0.5', '1.1.1.1'), 0)).toBeNull()
    expect(clientAddress(headers('::1'), 0)).toBeNull()
    expect(clientAddress(new Headers(), 0)).toBeNull()
  })

  it('is the one that the outermost trusted proxy saw', () => {
    expect(clientAddress(headers('10.0.0.1', '6.6.6.6, 203.1.2.3'), 1)).toBe('203.1.2.3')
    expect(clientAddress(headers('10.0.0.1', '6.6.6.6, 203.1.2.3, 10.0.0.9'), 2)).toBe('203.1.2.3')
    expect(clientAddress(headers('10.0.0.1', '[2001:4860::1]:443'), 1)).toBe('2001:4860::1')
    expect(clientAddress(headers('10.0.0.1', 'rubbish'), 1)).toBeNull()
    expect(clientAddress(headers('10.0.0.1'), 1)).toBeNull()
  })

  it('treats an IPv6 network as one sender', () => {
    expect(toSenderKey('2001:4860:1:2:3:4:5:6')).toBe(toSenderKey('2001:4860:1:2::99'))
    expect(toSenderKey('2001:4860:1:3::99')).not.toBe(toSenderKey('2001:4860:1:2::99'))
    expect(toSenderKey('203.1.2.3')).toBe('203.1.2.3')
  })

  it('its network is a /24 or a /48', () => {
    expect(toNetworkKey('203.0.113.77')).toBe('203.0.113.0/24')
    expect(toNetworkKey('2001:4860:1:2::99')).toBe('2001:4860:1::/48')
    expect(toNetworkKey('2001:4860:1:9::1')).toBe(toNetworkKey('2001:4860:1:2::99'))
  })

  it('replaces the header that a client sent', async () => {
    trackPeerAddresses()
    const server = createServer((request, result) => result.end(String(request.headers[PEER_HEADER])))
    server.listen(0, '127.0.0.1')
    await once(server, 'listening')
    try {
      const { port } = server.address() as AddressInfo
      const result = await fetch(`http://127.0.0.1:${port}`, { headers: { [PEER_HEADER]: '6.6.6.6' } })
      expect(await result.text()).toBe('127.0.0.1')
    } finally {
      server.close()
    }
  })
})

test('[LEAD-05] a lead’s token is unique, and is verified by its hash alone', () => {
  const token = createLeadToken('secret', 1, 'key')
  expect(createLeadToken('secret', 1, 'key')).toBe(token)
  for (const altered of [
    createLeadToken('secret', 2, 'key'),
    createLeadToken('secret', 1, 'kez'),
    createLeadToken('other', 1, 'key'),
    '',
  ])
    expect(isValidToken(altered, hashToken(token))).toBe(false)
  expect(isValidToken(token, hashToken(token))).toBe(true)
  expect(isValidToken(token, null)).toBe(false)
})
