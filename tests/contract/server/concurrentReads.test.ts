import { afterEach, beforeEach, expect, it, vi } from 'vitest'
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
