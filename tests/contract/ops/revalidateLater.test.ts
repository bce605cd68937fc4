import { expect, it } from 'vitest'
import { createRevalidateLater } from '../../../src/services/revalidateLater'

/** Sets up revalidation with a manual timer. */
function setup() {
  const dropped: string[][] = []
  let turn: (() => void) | null = null
  const later = createRevalidateLater(
    async (tags) => void dropped.push(tags),
    (run) => {
      turn = run
      return {
        stop: () => {
          turn = null
        },
      }
    },
  )
  return { dropped, later, turn: () => turn?.(), runs: () => turn !== null }
}

it('revalidates tags again after a full interval, together and once', () => {
  const { dropped, later, turn, runs } = setup()
  later(['menus:1'])
  later(['menus:1', 'pages:1'])
  turn()
  expect(dropped, 'saved a moment ago').toEqual([])
  later(['site:1'])
  turn()
  expect(dropped).toEqual([['menus:1', 'pages:1']])
  turn()
  turn()
  expect(dropped).toEqual([['menus:1', 'pages:1'], ['site:1']])
  expect(runs()).toBe(false)
  later(['menus:1'])
  turn()
  turn()
  expect(dropped).toHaveLength(3)
})
