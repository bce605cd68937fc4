import { expect, it } from 'vitest'
import { createRevalidateLater } from '../../../src/services/revalidateLater'

/** Sets up revalidation with a manual timer. */
function setup() {
  const expired: string[][] = []
  let fireTimer: (() => void) | null = null
  const later = createRevalidateLater(
    async (tags) => void expired.push(tags),
    (run) => {
      fireTimer = run
      return {
        stop: () => {
          fireTimer = null
        },
      }
    },
  )
  return { expired, later, fireTimer: () => fireTimer?.(), runs: () => fireTimer !== null }
}

it('revalidates tags again after a full interval, together and once', () => {
  const { expired, later, fireTimer, runs } = setup()
  later(['menus:1'])
  later(['menus:1', 'pages:1'])
  fireTimer()
  expect(expired, 'saved a moment ago').toEqual([])
  later(['site:1'])
  fireTimer()
  expect(expired).toEqual([['menus:1', 'pages:1']])
  fireTimer()
  fireTimer()
  expect(expired).toEqual([['menus:1', 'pages:1'], ['site:1']])
  expect(runs()).toBe(false)
  later(['menus:1'])
  fireTimer()
  fireTimer()
  expect(expired).toHaveLength(3)
})
