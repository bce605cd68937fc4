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
