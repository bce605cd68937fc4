import { expect, it } from 'vitest'
import { nameSearch } from '../../../src/domain/stock/suggestions/nameSearch'
import type { UnderstoodFilter, UnderstoodWords } from '../../../src/domain/stock/understoodData'

const part = (query: string, words: string, label: string, filters: UnderstoodFilter[]): UnderstoodWords => {
  const start = query.indexOf(words)
  return { label, words, start, end: start + words.length, without: '', filters }
}
const values = (attribute: string, excluded = false): UnderstoodFilter[] => [{ attribute, values: ['x'], excluded }]

it('[STK-02] a suggested search has the letters of a sentence, with names as they are written', () => {
  const query = 'used hilux auto'
  const parts = [
    part(query, 'used', 'Used', values('car_type')),
    part(query, 'hilux', 'Toyota HiLux', values('make_model')),
    part(query, 'auto', 'Automatic', values('transmission')),
  ]
  expect(nameSearch(query, parts)).toBe('Used Toyota HiLux automatic')
})

it('[STK-02] abbreviations keep their letters, amounts and exclusions stay as typed', () => {
  const query = 'white suv under 40k not mg'
  const parts = [
    part(query, 'white', 'White', values('colour')),
    part(query, 'suv', 'SUV', values('body')),
    part(query, 'under 40k', 'Up to $40,000', [{ attribute: 'price', min: null, max: 40_000 }]),
    part(query, 'not mg', 'Not MG', values('make', true)),
  ]
  expect(nameSearch(query, parts)).toBe('White SUV under 40k not mg')
})
