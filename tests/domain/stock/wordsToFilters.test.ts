import { describe, expect, it } from 'vitest'
import { ALL_STOCK } from '../../../src/domain/stock/searchState'
import type { UnderstoodFilter, UnderstoodWords } from '../../../src/domain/stock/understoodData'
import { wordsToFilters } from '../../../src/domain/stock/wordsToFilters'

const QUERY = 'used hilux under 40k snorkel'
const part = (words: string, ...filters: UnderstoodFilter[]): UnderstoodWords => {
  const start = QUERY.indexOf(words)
  return { label: words, words, start, end: start + words.length, without: '', filters }
}
const PARTS = [
  part('used', { attribute: 'car_type', values: ['used'], excluded: false }),
  part('hilux', { attribute: 'make_model', values: ['Toyota > HiLux'], excluded: false }),
  part('under 40k', { attribute: 'price', min: null, max: 40_000 }),
]
const search = { ...ALL_STOCK, query: QUERY }
const show = (parts: UnderstoodWords[], ...attributes: string[]) => wordsToFilters(search, parts, attributes, [])

describe('[STK-03] typed words in the filter panel', () => {
  it('are chosen values, a range and the make with its model', () => {
    expect(show(PARTS, 'car_type')).toMatchObject({
      query: 'hilux under 40k snorkel',
      refinements: { car_type: ['used'] },
    })
    expect(show(PARTS, 'make', 'model', 'make_model')).toMatchObject({
      query: 'used under 40k snorkel',
      refinements: { make: ['Toyota'], model: ['HiLux'] },
    })
    expect(show(PARTS, 'price')).toMatchObject({
      query: 'used hilux snorkel',
      ranges: { price: { min: null, max: 40_000 } },
    })
  })

  it('join what is chosen already', () => {
    const chosen = { ...search, refinements: { car_type: ['demo'], make: ['Kia'] } }
    expect(wordsToFilters(chosen, PARTS, ['car_type'], []).refinements.car_type).toEqual(['demo', 'used'])
    expect(wordsToFilters(chosen, PARTS, ['make_model'], []).refinements).toEqual({
      car_type: ['demo'],
      make_model: ['Kia', 'Toyota > HiLux'],
    })
  })

  it('stay words where the panel cannot say the same, and elsewhere', () => {
    expect(show(PARTS, 'body')).toBe(search)
    const excluded = part('used', { attribute: 'car_type', values: ['used'], excluded: true })
    expect(show([excluded], 'car_type')).toBe(search)
    const several = part(
      'used',
      { attribute: 'car_type', values: ['used'], excluded: false },
      { attribute: 'doors', min: 5, max: 5 },
    )
    expect(show([several], 'car_type')).toBe(search)
  })
})
