import { expect, it } from 'vitest'
import { createRestartLimit } from '../../../src/scripts/restartLimit.mjs'

it('five restarts in five minutes are allowed, and more as the first get older', () => {
  let now = 0
  const allow = createRestartLimit(() => now)
  expect(Array.from({ length: 6 }, allow)).toEqual([true, true, true, true, true, false])
  now = 5 * 60_000 - 1
  expect(allow()).toBe(false)
  now = 5 * 60_000
  expect(Array.from({ length: 6 }, allow)).toEqual([true, true, true, true, true, false])
})
