import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, onTestFinished, test } from 'vitest'
import { type CdnSettings, readCdnSettings, setCacheHeaders } from '../../../src/server/cdn/cdnHeaders.mjs'
import { MAX_KEYS, toPurgedKeys, toSurrogateKeys } from '../../../src/server/cdn/surrogateKeys.mjs'

const NEXT_CACHED = { 'Cache-Control': 's-maxage=31536000', 'x-surrogate-keys': 'aaaa bbbb' }
const BROWSER_ONLY = 'public, max-age=0, must-revalidate'
const settings = (provider: CdnSettings['provider']): CdnSettings => ({
  provider,
  maxAgeSeconds: 600,
  staleSeconds: 60,
})

/** The headers that a response with these headers is sent with. */
async function send(provider: CdnSettings['provider'], headers: Record<string, string>, status = 200) {
  const server = createServer((_request, response) => {
    response.statusCode = status
    for (const [name, value] of Object.entries(headers)) response.setHeader(name, value)
    setCacheHeaders(response, settings(provider))
    response.end()
  })
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready))
  onTestFinished(() => void server.close())
  const response = await fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}`)
  const names = ['cache-control', 'surrogate-control', 'surrogate-key', 'cache-tag', 'xkey', 'x-surrogate-keys']
  names.push('cloudflare-cdn-cache-control')
  return Object.fromEntries(
    names.flatMap((name) => (response.headers.has(name) ? [[name, response.headers.get(name)]] : [])),
  )
}

test('without a CDN shared caches keep a page for ten seconds, and no keys are sent', async () => {
  expect(readCdnSettings({})).toEqual({ provider: null, maxAgeSeconds: 10, staleSeconds: 30 })
  expect(await send(null, NEXT_CACHED)).toEqual({
    'cache-control': 'public, max-age=0, s-maxage=600, stale-while-revalidate=60',
  })
})

test.each([null, 'fastly', 'cloudflare', 'varnish'] as const)(
  'nobody keeps a 404 with the CDN %s',
  async (provider) => {
    expect(await send(provider, NEXT_CACHED, 404)).toEqual({ 'cache-control': 'no-store' })
  },
)

test('a page that is current for a shorter time is kept for no longer', async () => {
  const headers = { 'Cache-Control': 's-maxage=120, stale-while-revalidate=86280', 'x-surrogate-keys': 'aaaa' }
  expect(await send('fastly', headers)).toMatchObject({
    'surrogate-control': 'max-age=120, stale-while-revalidate=60',
  })
})

test.each([
  [
    'fastly' as const,
    {
      'cache-control': BROWSER_ONLY,
      'surrogate-control': 'max-age=600, stale-while-revalidate=60',
      'surrogate-key': 'aaaa bbbb',
    },
  ],
  [
    'cloudflare' as const,
    {
      'cache-control': BROWSER_ONLY,
      'cloudflare-cdn-cache-control': 'max-age=600, stale-while-revalidate=60',
      'cache-tag': 'aaaa,bbbb',
    },
  ],
  [
    'varnish' as const,
    { 'cache-control': 'public, max-age=0, s-maxage=600, stale-while-revalidate=60', xkey: 'aaaa bbbb' },
  ],
])('%s gets keys and a lifetime of its own', async (provider, headers) => {
  expect(await send(provider, NEXT_CACHED)).toEqual(headers)
})

test.each(['fastly', 'cloudflare', 'varnish'] as const)(
  '%s keeps neither personal responses nor what nothing could purge',
  async (provider) => {
    const personal = 'private, no-cache, no-store, max-age=0, must-revalidate'
    expect(await send(provider, { ...NEXT_CACHED, 'Cache-Control': personal })).toEqual({ 'cache-control': personal })
    expect(await send(provider, { 'x-surrogate-keys': 'aaaa' })).toEqual({})
    for (const headers of [{ 'Cache-Control': 's-maxage=31536000' }, { ...NEXT_CACHED, 'Set-Cookie': 'a=b' }])
      expect(await send(provider, headers)).toEqual({ 'cache-control': BROWSER_ONLY })
    expect(await send(provider, NEXT_CACHED, 410)).toEqual({ 'cache-control': BROWSER_ONLY })
  },
)

test('keys are short, the same for both directions, and leave out the tags of Next', () => {
  const keys = toSurrogateKeys(['site:1:pages', '_N_T_/layout', 'site:1:pages', 'hosts'])
  expect(keys).toHaveLength(2)
  for (const key of keys) expect(key).toMatch(/^[0-9a-f]{16}$/)
  expect(toPurgedKeys(['site:1:pages'])).toContain(keys[0])
  expect(toPurgedKeys(['site:2:pages'])).not.toContain(keys[0])
})

test('a page with more tags than fit has few keys, and any of its tags purges it, but no tag of another site', () => {
  const tags = Array.from({ length: 400 }, (_, n) => `site:1:car:${n}`)
  const keys = toSurrogateKeys([...tags, 'hosts'])
  expect(keys.join(' ').length).toBeLessThan(MAX_KEYS * 17)
  for (const tag of [...tags, 'hosts']) expect(toPurgedKeys([tag]).some((key) => keys.includes(key))).toBe(true)
  expect(toPurgedKeys(['site:10:car:1']).some((key) => keys.includes(key))).toBe(false)
})
