import fc from 'fast-check'
import { expect, it } from 'vitest'
import { parseTypedNumber } from '../../../src/domain/stock/typedNumber'

it.each([
  ['25k', 25_000],
  ['25K', 25_000],
  ['$25,000', 25_000],
  ['$ 1.5k', 1500],
  ['25000', 25_000],
  ['100 000 km', 100_000],
  ['100,000 kms', 100_000],
  ['40k km', 40_000],
  ['2021', 2021],
  ['40 grand', 40_000],
  ['1e3', null],
  ['abc', null],
  ['0', 0],
  ['', null],
  ['k', null],
  ['-5', null],
  ['twenty', null],
  ['1-2', null],
])('[STK-02] %s in a box of a filter is %s', (text, number) => {
  expect(parseTypedNumber(text)).toBe(number)
})

/** What the parser did when it backtracked over the whole text: the reading of every short text. */
function parseByBacktracking(text: string): number | null {
  const match = /^[^\d.-]*(\d[\d,\s]*(?:\.\d+)?|\.\d+)\s*(k\b|grand\b|thousand\b)?[^\d]*$/i.exec(text.trim())
  if (!match) return null
  const number = Number((match[1] as string).replace(/[,\s]/g, '')) * (match[2] ? 1000 : 1)
  return Number.isFinite(number) ? number : null
}

it('[STK-02] any short text of digits, signs and units is read as one pattern over all of it reads it', () => {
  const part = fc.oneof(
    fc.constantFrom(...'0159.,-+$ \t\n\u00a0kKxé', 'grand', 'thousand', 'km', ' k ', '\u212a'),
    fc.string({ maxLength: 2 }),
  )
  fc.assert(
    fc.property(fc.array(part, { maxLength: 10 }), (parts) => {
      expect(parseTypedNumber(parts.join(''))).toBe(parseByBacktracking(parts.join('')))
    }),
    { numRuns: 3000 },
  )
})

it.each([100, 3200, 6400, 200_000])('[STK-02] a text of %s signs, spaces or digits is read at once', (length) => {
  const started = performance.now()
  for (const filler of ['+', ' ', ',', '.', '-', '1', '1,', ' .', 'k ', '\u00a0'])
    for (const [start, end] of [
      ['1', 'x1'],
      ['', ''],
      ['1', '1'],
      ['x', '.'],
    ])
      parseTypedNumber(start + filler.repeat(length / filler.length) + end)
  // Eight seconds for one such text, where a pattern tries every division of its spaces.
  expect(performance.now() - started).toBeLessThan(1000)
})

it('[STK-02] a number of more than a hundred characters is none', () => {
  expect(parseTypedNumber(` ${'1'.padEnd(98)}km `)).toBe(1)
  expect(parseTypedNumber(` ${'1'.padEnd(99)}km `)).toBeNull()
})
