import { expect, it } from 'vitest'
import { BoundedCache } from '../../../src/server/boundedCache.mjs'
import { createUnknownPathLimit } from '../../../src/server/limitUnknownPaths.mjs'
import { memoizeAsync } from '../../../src/server/memoizeAsync'

it('a cache is limited by the bytes of its keys', () => {
  const cache = new BoundedCache<true>({ maxBytes: 10_000 })
  for (let page = 0; page < 1000; page += 1) cache.set(`${page}${'x'.repeat(400)}`, true)
  expect(cache.size).toBe(11)
  expect(cache.calculatedSize).toBeLessThanOrEqual(10_000)
  expect(cache.has(`999${'x'.repeat(400)}`)).toBe(true)
})

it('a cache is limited by the bytes of its values', () => {
  const cache = new BoundedCache<string>({ maxBytes: 10_000, valueBytes: (text) => text.length })
  for (const name of ['a', 'b', 'c']) cache.set(name, 'x'.repeat(4000))
  expect([...cache.keys()]).toEqual(['c', 'b'])
})

it('a key of more than 500 characters is not kept', () => {
  const cache = new BoundedCache<true>({ maxBytes: 10_000_000 })
  expect(cache.set('x'.repeat(501), true).size).toBe(0)
  expect(cache.set('x'.repeat(500), true).size).toBe(1)
})

it('results are found again by short arguments, and made each time for long ones', async () => {
  let calls = 0
  const load = async (word: string) => {
    calls += 1
    return word.length
  }
  const read = memoizeAsync(load, { max: 10, ttl: 1000 })
  expect([await read('a'), await read('a'), calls]).toEqual([1, 1, 1])
  const long = 'x'.repeat(501)
  expect([await read(long), await read(long), calls]).toEqual([501, 501, 3])
})

it('the result of a failed read with a long argument is the one for errors', async () => {
  const read = memoizeAsync(async (_word: string) => Promise.reject(new Error('away')), {
    ...{ max: 10, ttl: 1000, onError: () => 'open' },
  })
  expect([await read('x'.repeat(501)), await read('x')]).toEqual(['open', 'open'])
})

it('the sender of many long addresses fills no memory', async () => {
  const limit = createUnknownPathLimit(async () => true)
  const before = process.memoryUsage().heapUsed
  for (let page = 0; page < 5000; page += 1) {
    const url = `/${page}${'x'.repeat(8000)}`
    const response = {
      ...{ statusCode: 200, writableFinished: true, getHeader: () => 'text/html' },
      once: (_name: string, close: () => void) => close(),
    }
    await limit(
      { url, headers: { host: 'dealer.test', 'x-forecourt-peer': '203.0.113.1' } } as never,
      response as never,
    )
  }
  expect(process.memoryUsage().heapUsed - before).toBeLessThan(30 * 1024 ** 2)
})
