import { expect, test } from 'vitest'
import { createDelayHistory, toExpectedDelay } from '../../../src/server/eventLoopDelay'
import { eventLoopCheck, runHealthChecks } from '../../../src/server/health'

const MS = 1e6
const neverRan = async () => null

test('a request waits for half of the turn that it arrives in, and for no time while the loop is idle', () => {
  expect(toExpectedDelay({ mean: 20 * MS, stddev: 0 })).toBe(0)
  expect(toExpectedDelay({ mean: 1020 * MS, stddev: 0 })).toBe(500)
  // One turn of 2,000 ms among 99 of 20 ms fills half of the time.
  const turns = [2000, ...Array<number>(99).fill(20)]
  const mean = turns.reduce((sum, turn) => sum + turn, 0) / turns.length
  const stddev = Math.sqrt(turns.reduce((sum, turn) => sum + (turn - mean) ** 2, 0) / turns.length)
  expect(toExpectedDelay({ mean: mean * MS, stddev: stddev * MS })).toBeCloseTo(497.5, 0)
  expect(toExpectedDelay({ mean: Number.NaN, stddev: Number.NaN })).toBe(0)
})

test('a server is not ready once its event loop has been delayed for 30 seconds, and ready again after one good measurement', async () => {
  const history = createDelayHistory()
  const check = () => runHealthChecks([eventLoopCheck(500, history.read)], neverRan)
  for (let window = 0; window < 5; window += 1) history.add(900, 2000)
  expect(await check()).toMatchObject({ status: 'ok' })
  history.add(800, 2500)
  expect(history.read()).toEqual({ delayMs: 800, maxMs: 2500, sustainedMs: 800 })
  expect(await check()).toMatchObject({
    status: 'unavailable',
    reason: 'The server is overloaded: its event loop has been delayed by 800 ms for 30 seconds',
  })
  history.add(20, 100)
  expect(await check()).toMatchObject({ status: 'ok' })
})
