import { describe, expect, it } from 'vitest'
import { wordsWithJoined } from '../../src/stockIndex/engine/words'
import { ENDPOINT, handleHttp } from '../../src/stockIndex/httpEndpoint'
import { MemoryRateLimit } from '../../src/stockIndex/memoryRateLimit'
import { buildSite, createStockHandler } from './stockIndexSites'

describe('rate limit of the search', () => {
  it('allows a number of calls per minute and address, and resets each minute', () => {
    const clock = { now: Date.parse('2026-06-10T03:00:20Z') }
    const limit = new MemoryRateLimit(3, () => clock.now)
    const check = (address: string) => limit.retryAfterSeconds(address)
    expect([check('a'), check('a'), check('a'), check('b')]).toEqual([0, 0, 0, 0])
    expect(check('a')).toBe(40)
    clock.now += 39_999
    expect(check('a')).toBe(1)
    clock.now += 1
    expect([check('a'), check('a'), check('a')]).toEqual([0, 0, 0])
    expect(check('a')).toBeGreaterThan(0)
  })

  it('stores a limited number of addresses, and rejects further ones', () => {
    const limit = new MemoryRateLimit(5, () => 0)
    for (let n = 0; n < 20_000; n++) limit.retryAfterSeconds(`known-${n}`)
    const limited = Array.from({ length: 7 }, (_, n) => limit.retryAfterSeconds(`flood-${n}`) > 0)
    expect(limited).toEqual([false, false, false, false, false, true, true])
    expect(limit.retryAfterSeconds('known-1')).toBe(0)
  })

  it('returns 429 as Algolia does, with Retry-After', async () => {
    const limit = { rate: new MemoryRateLimit(1), getAddress: (headers: Headers) => headers.get('x-forwarded-for') }
    const check = (address: string | null) =>
      handleHttp(
        new Request(`http://harbour.test${ENDPOINT}/1/indexes/stock/query`, {
          method: 'POST',
          headers: { host: 'harbour.test', ...(address !== null && { 'x-forwarded-for': address }) },
          body: '{}',
        }),
        async () => buildSite(1),
        createStockHandler({ 1: [{ id: 1 }] }),
        { limit },
      )
    expect((await check('203.0.113.9')).status).toBe(200)
    const rejected = await check('203.0.113.9')
    expect([rejected.status, await rejected.json()]).toEqual([429, { message: 'Too many requests', status: 429 }])
    expect(Number(rejected.headers.get('retry-after'))).toBeGreaterThan(0)
    expect((await check('203.0.113.10')).status).toBe(200)
    // requests without an address are not limited by others
    expect([(await check(null)).status, (await check(null)).status]).toEqual([200, 200])
  })
})

describe('the words of a text', () => {
  it('joins at most eight that single characters separate', () => {
    expect(wordsWithJoined('CX-5').map(({ text }) => text)).toEqual(['cx', '5', 'cx5'])
    const words = wordsWithJoined('1-'.repeat(250))
    expect(words.length).toBeLessThan(250 * 8)
    expect(Math.max(...words.map(({ text }) => text.length))).toBe(8)
  })
})
