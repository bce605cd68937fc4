import { expect, it } from 'vitest'
import { listOverBudget } from '../../../src/domain/tags/tagCost'

it.each([
  [{ bytes: 100_000, blockingMs: 50 }, []],
  [{ bytes: 100_500, blockingMs: 0 }, ['101 KB is more than the budget of 100 KB.']],
  [
    { bytes: 240_000, blockingMs: 50.6 },
    ['240 KB is more than the budget of 100 KB.', 'It blocks the page for 51 ms; the budget is 50 ms.'],
  ],
])('a tag that costs %j is over the budget by %j', (cost, sentences) => {
  expect(listOverBudget(cost)).toEqual(sentences)
})
