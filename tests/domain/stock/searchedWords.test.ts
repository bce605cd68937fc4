import { expect, it } from 'vitest'
import { recordableWords } from '../../../src/domain/stock/searchedWords'

it.each([
  ['HiLux  under 40k', 'hilux under 40k'],
  ['call 0400 123 456 ute', 'call ute'],
  ['jo@example.com ranger', 'ranger'],
  ['jo@example.com', null],
  ['+61400123456', null],
  ['2021 camry 150000', '2021 camry 150000'],
  ['x'.repeat(200), 'x'.repeat(100)],
])('[STK-19] a search is recorded without what could be about a person: %s', (query, words) => {
  expect(recordableWords(query)).toBe(words)
})
