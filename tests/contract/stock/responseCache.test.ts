import { describe, expect, it } from 'vitest'
import { responseCache } from '../../../src/stock/search/responseCache'

function setup({ kept = 2, keptMs = 1000 } = {}) {
  let now = 0
  const cache = responseCache(kept, keptMs, () => now)
  let asked = 0
  const ask = (key: string) =>
    cache.get(
      { key },
      async () => {
        asked += 1
        return { key, hits: [1] }
      },
      { miss: (answer) => cache.set({ key }, answer) },
    )
  return { cache, ask, asked: () => asked, later: (ms: number) => (now += ms) }
}

describe('[STK-12] responses are cached per unique query set', () => {
  it('requests the same set once', async () => {
    const { ask, asked } = setup()
    await ask('a')
    expect(await ask('a')).toEqual({ key: 'a', hits: [1] })
    expect(asked()).toBe(1)
  })

  it('evicts the oldest entry when full', async () => {
    const { ask, asked } = setup()
    for (const key of ['a', 'b', 'c']) await ask(key)
    await ask('c')
    await ask('b')
    expect(asked()).toBe(3)
    await ask('a')
    expect(asked()).toBe(4)
  })

  it('requests again after the TTL and after a clear', async () => {
    const { ask, asked, later, cache } = setup()
    await ask('a')
    later(1001)
    await ask('a')
    expect(asked()).toBe(2)
    await cache.clear()
    await ask('a')
    expect(asked()).toBe(3)
  })

  it('returns copies', async () => {
    const { ask } = setup()
    await ask('a')
    const first = await ask('a')
    first.hits.push(2)
    expect((await ask('a')).hits).toEqual([1])
  })

  it('caches no failed request', async () => {
    const { cache } = setup()
    const failing = () => cache.get('x', async () => Promise.reject(new Error('out of reach')))
    await expect(failing()).rejects.toThrow('out of reach')
    await expect(failing()).rejects.toThrow('out of reach')
  })
})
