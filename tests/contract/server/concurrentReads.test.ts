import type { PayloadRequest, SanitizedCollectionConfig } from 'payload'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { limitEndpoints } from '../../../collections/concurrentReads'
import { readInTurn } from '../../../src/server/accounts/concurrentReads'
import { route } from '../../../src/server/route'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

/** Reads that end when they are told to. */
function createReads() {
  const finish: (() => void)[] = []
  const read = () => new Promise<Response>((resolve) => finish.push(() => resolve(new Response('list'))))
  return { finish, read }
}

it('an account reads six lists at once, and the next when one is done', async () => {
  const { finish, read } = createReads()
  const responses = Array.from({ length: 7 }, () => readInTurn(1, read))
  await vi.advanceTimersByTimeAsync(1000)
  expect(finish).toHaveLength(6)
  finish[0]?.()
  await vi.advanceTimersByTimeAsync(0)
  expect(finish).toHaveLength(7)
  for (const end of finish) end()
  expect((await Promise.all(responses)).map(({ status }) => status)).toEqual(Array(7).fill(200))
})

it('a read that does not get its turn in three seconds is a 429 that says when to come back', async () => {
  const { finish, read } = createReads()
  const busy = Array.from({ length: 6 }, () => readInTurn(2, read))
  const late = readInTurn(2, read)
  await vi.advanceTimersByTimeAsync(3000)
  const response = await late
  expect([response.status, response.headers.get('Retry-After')]).toEqual([429, '5'])
  expect(await response.json()).toEqual({ errors: [{ field: 'user', message: expect.any(String) }] })
  for (const end of finish) end()
  await Promise.all(busy)
  expect(finish).toHaveLength(6)
})

it('at most thirty reads wait, and other accounts read meanwhile', async () => {
  const { finish, read } = createReads()
  const all = Array.from({ length: 36 }, () => readInTurn(3, read))
  expect((await readInTurn(3, read)).status).toBe(429)
  expect((await readInTurn(4, async () => new Response('list'))).status).toBe(200)
  await vi.advanceTimersByTimeAsync(3000)
  for (const end of finish) end()
  expect((await Promise.all(all)).filter(({ status }) => status === 200)).toHaveLength(6)
})

it('a read that fails gives its place to the next', async () => {
  const fail = () => Promise.reject(new Error('no database'))
  const results = await Promise.allSettled(Array.from({ length: 20 }, () => readInTurn(5, fail)))
  expect(results.every(({ status }) => status === 'rejected')).toBe(true)
  expect((await readInTurn(5, async () => new Response('list'))).status).toBe(200)
})

it('a route whose reads take turns runs six for one account, and those of other accounts beside them', async () => {
  const { finish, read } = createReads()
  const handler = route({ access: (request) => Number(request.headers.get('account')), inTurnOf: (id) => id }, read)
  const get = (account: number) =>
    handler(new Request('http://dealer.test/api/find', { headers: { account: String(account) } }))
  const responses = Array.from({ length: 7 }, () => get(6))
  const other = get(7)
  await vi.advanceTimersByTimeAsync(100)
  expect(finish).toHaveLength(7)
  await vi.advanceTimersByTimeAsync(3000)
  for (const end of finish) end()
  const statuses = (await Promise.all(responses)).map(({ status }) => status)
  expect(statuses).toEqual([200, 200, 200, 200, 200, 200, 429])
  expect((await other).status).toBe(200)
})

/** Asks for lists of a collection as one account does, by its endpoint. */
function createCollection(account: number) {
  const { finish, read } = createReads()
  const collection = {
    endpoints: ['/', '/count', '/versions', '/:id', '/versions/:id'].map((path) => ({
      path,
      method: 'get',
      handler: read,
    })),
  } as unknown as SanitizedCollectionConfig
  limitEndpoints(collection)
  const get = async (query: object, path = '/') => {
    const endpoint = collection.endpoints ? collection.endpoints.find((one) => one.path === path) : undefined
    return endpoint?.handler({ user: { id: account }, query } as unknown as PayloadRequest) as Promise<Response>
  }
  return { finish, get }
}

const LARGE = { limit: '100', depth: '0' }
const SMALL = { limit: '20', depth: '0' }

it.each([
  ['/', LARGE],
  ['/', { limit: '21', depth: '0' }],
  ['/', { limit: '0', depth: '0' }],
  ['/', { limit: ['1', '100'], depth: '0' }],
  ['/', { pagination: 'false', depth: '0' }],
  ['/', { limit: '1', depth: '1' }],
  ['/', { limit: '1', depth: '' }],
  ['/', { limit: '1', depth: ['0'] }],
  ['/', {}],
  ['/versions', LARGE],
])('of %s with %j, an account reads two at once', async (path, query) => {
  const { finish, get } = createCollection(10)
  const responses = Array.from({ length: 3 }, () => get(query, path))
  await vi.advanceTimersByTimeAsync(100)
  expect(finish).toHaveLength(2)
  finish[0]?.()
  await vi.advanceTimersByTimeAsync(0)
  expect(finish).toHaveLength(3)
  for (const end of finish) end()
  expect((await Promise.all(responses)).map(({ status }) => status)).toEqual([200, 200, 200])
})

it.each([
  ['/', SMALL],
  ['/', { depth: '0' }],
  ['/count', {}],
  ['/versions', SMALL],
  ['/:id', { depth: '2' }],
  ['/versions/:id', {}],
])('of %s with %j, an account reads six at once, beside large lists that wait', async (path, query) => {
  const { finish, get } = createCollection(11)
  const large = Array.from({ length: 12 }, () => get(LARGE))
  await vi.advanceTimersByTimeAsync(0)
  const small = Array.from({ length: 4 }, () => get(query, path))
  await vi.advanceTimersByTimeAsync(100)
  expect(finish).toHaveLength(6)
  while (finish.length < 16) {
    for (const end of finish) end()
    await vi.advanceTimersByTimeAsync(0)
  }
  for (const end of finish) end()
  const statuses = (await Promise.all([...large, ...small])).map(({ status }) => status)
  expect(statuses).toEqual(Array(16).fill(200))
})

it('a large list waits for twenty seconds, as one of at most thirty, and is then a 429 that says when to come back', async () => {
  const { finish, get } = createCollection(12)
  const all = Array.from({ length: 32 }, () => get(LARGE))
  await vi.advanceTimersByTimeAsync(0)
  const tooMany = await get(LARGE)
  expect([tooMany.status, tooMany.headers.get('Retry-After')]).toEqual([429, '5'])
  await vi.advanceTimersByTimeAsync(19_999)
  finish[0]?.()
  await vi.advanceTimersByTimeAsync(1)
  expect(finish).toHaveLength(3)
  for (const end of finish) end()
  expect((await Promise.all(all)).filter(({ status }) => status === 200)).toHaveLength(3)
})
