import { describe, expect, it } from 'vitest'
import { type MemoizeOptions, memoizeAsync } from '../../../src/server/memoizeAsync'

/** A memoized function that returns how often it ran, and a clock that tests move. */
function createCounter(
  options: Partial<MemoizeOptions<[string], number>> = {},
  load?: (run: number) => Promise<number>,
) {
  let runs = 0
  const clock = { ms: 1000 }
  const get = memoizeAsync(
    (_key: string) => {
      runs += 1
      return load ? load(runs) : Promise.resolve(runs)
    },
    { max: 2, ttl: 100, now: () => clock.ms, ...options },
  )
  return { get, clock, runs: () => runs }
}

describe('memoizeAsync', () => {
  it('loads once for callers at the same time, and again once the result has expired', async () => {
    const { get, clock } = createCounter()
    expect(await Promise.all([get('a'), get('a'), get('a')])).toEqual([1, 1, 1])
    clock.ms += 100
    expect(await get('a')).toBe(1)
    clock.ms += 1
    expect(await get('a')).toBe(2)
  })

  it('keeps the most recently used results', async () => {
    const { get } = createCounter()
    expect([await get('a'), await get('b'), await get('a'), await get('c')]).toEqual([1, 2, 1, 3])
    expect([await get('a'), await get('b')]).toEqual([1, 4])
  })

  it('returns an expired result while its replacement loads, if stale results are allowed', async () => {
    let finish = (_: number) => {}
    const second = new Promise<number>((resolve) => {
      finish = resolve
    })
    const { get, clock, runs } = createCounter({ staleWhileRevalidate: true }, (run) =>
      run === 1 ? Promise.resolve(1) : second,
    )
    await get('a')
    clock.ms += 101
    expect([await get('a'), await get('a')]).toEqual([1, 1])
    expect(runs()).toBe(2)
    finish(2)
    await second
    await expect.poll(() => get('a')).toBe(2)
  })

  it('caches no failure: the caller gets it, or its fallback', async () => {
    const failing = (run: number) => (run === 1 ? Promise.reject(new Error('down')) : Promise.resolve(run))
    const strict = createCounter({}, failing)
    await expect(strict.get('a')).rejects.toThrow('down')
    expect(await strict.get('a')).toBe(2)
    const lenient = createCounter({ onError: () => -1 }, failing)
    expect([await lenient.get('a'), await lenient.get('a')]).toEqual([-1, 2])
  })

  it('survives a failure in the background', async () => {
    const { get, clock } = createCounter({ staleWhileRevalidate: true }, (run) =>
      run === 2 ? Promise.reject(new Error('down')) : Promise.resolve(run),
    )
    await get('a')
    clock.ms += 101
    expect(await get('a')).toBe(1)
    await expect.poll(() => get('a')).toBe(3)
  })

  it('returns a result that was evicted while it loaded, and caches null like any other', async () => {
    let runs = 0
    const get = memoizeAsync(
      async (_key: string) => {
        runs += 1
        return null
      },
      { max: 1, ttl: 100 },
    )
    expect(await Promise.all([get('a'), get('b'), get('c')])).toEqual([null, null, null])
    expect(await get('c')).toBeNull()
    expect(runs).toBe(3)
  })

  it('takes its time to live from the result', async () => {
    const { get, clock } = createCounter({ ttl: (run) => run * 100 })
    await get('a')
    clock.ms += 101
    expect(await get('a')).toBe(2)
    clock.ms += 200
    expect(await get('a')).toBe(2)
  })
})
