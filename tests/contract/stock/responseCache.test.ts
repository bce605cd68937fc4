import { describe, expect, it } from 'vitest'
import { responseCache } from '../../../src/stock/search/responseCache'

function setup({ max = 2, ttlMs = 1000 } = {}) {
  let now = 0
  const cache = responseCache(max, ttlMs, () => now)
  let requests = 0
  const search = (key: string) =>
    cache.get(
      { key },
      async () => {
        requests += 1
        return { key, hits: [1] }
      },
      { miss: (response) => cache.set({ key }, response) },
    )
  return { cache, search, requests: () => requests, later: (ms: number) => (now += ms) }
}

describe('[STK-12] responses are cached per unique query set', () => {
  it('requests the same set once', async () => {
    const { search, requests } = setup()
    await search('a')
    expect(await search('a')).toEqual({ key: 'a', hits: [1] })
    expect(requests()).toBe(1)
  })

  it('evicts the oldest entry when full', async () => {
    const { search, requests } = setup()
    for (const key of ['a', 'b', 'c']) await search(key)
    await search('c')
    await search('b')
    expect(requests()).toBe(3)
    await search('a')
    expect(requests()).toBe(4)
  })

  it('requests again after the TTL and after a clear', async () => {
    const { search, requests, later, cache } = setup()
    await search('a')
    later(1001)
    await search('a')
    expect(requests()).toBe(2)
    await cache.clear()
    await search('a')
    expect(requests()).toBe(3)
  })

  it('returns copies', async () => {
    const { search } = setup()
    await search('a')
    const first = await search('a')
    first.hits.push(2)
    expect((await search('a')).hits).toEqual([1])
  })

  it('caches no failed request', async () => {
    const { cache } = setup()
    const failing = () => cache.get('x', async () => Promise.reject(new Error('out of reach')))
    await expect(failing()).rejects.toThrow('out of reach')
    await expect(failing()).rejects.toThrow('out of reach')
  })
})
