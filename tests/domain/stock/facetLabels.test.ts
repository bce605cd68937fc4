import { describe, expect, it } from 'vitest'
import {
  facetValueLabel,
  findSwatch,
  formatListedWithin,
  formatRangeValue,
  listedAfter,
  listFacetValues,
  rangeStep,
  sortFacetValues,
} from '../../../src/domain/stock/facetLabels'

const sortValues = (attribute: string, counts: Record<string, number>) =>
  Object.entries(counts)
    .map(([value, count]) => ({ value, count }))
    .sort(sortFacetValues(attribute))
    .map(({ value }) => value)

describe('[STK-03] filter labels', () => {
  it.each([
    ['car_type', 'demo', 'Demo'],
    ['status', 'coming_soon', 'Coming soon'],
    ['seats', '5', '5 seats'],
    ['seats', '1', '1 seat'],
    ['sleeps', '4', 'Sleeps 4'],
    ['make_model', 'Toyota > HiLux', 'HiLux'],
    ['body', 'SUV', 'SUV'],
    ['colour', 'Crystal White', 'Crystal White'],
    ['status', 'constructor', 'constructor'],
  ])('%s %s is shown as %s', (attribute, value, label) => {
    expect(facetValueLabel(attribute, value)).toBe(label)
  })

  it.each([
    ['price', 25_000, '$25,000'],
    ['km', 40_000, '40,000 km'],
    ['year', 2021, '2021'],
    ['sleeps', 4, '4'],
  ])('%s %d is shown as %s', (attribute, value, label) => {
    expect(formatRangeValue(attribute, value)).toBe(label)
  })

  it('have steps of $500 for prices, 5,000 for kilometres and one for years', () => {
    expect(['price', 'km', 'year'].map(rangeStep)).toEqual([500, 5_000, 1])
  })
})

describe('[STK-03] the order of a filter’s values', () => {
  it('is new, demo, used for stock types, whatever their counts', () => {
    expect(sortValues('car_type', { used: 90, new: 4, demo: 10 })).toEqual(['new', 'demo', 'used'])
  })
  it('is by name for makes and locations', () => {
    expect(sortValues('make', { Toyota: 90, BMW: 2, Kia: 40 })).toEqual(['BMW', 'Kia', 'Toyota'])
  })
  it('is by number for seats, and the newest first for years', () => {
    expect(sortValues('seats', { 10: 1, 7: 9, 5: 40 })).toEqual(['5', '7', '10'])
    expect(sortValues('year', { 2019: 9, 2024: 1 })).toEqual(['2024', '2019'])
  })
  it('is from low to high for price bands', () => {
    expect(sortValues('price_range', { '$20,000 to $29,999': 9, 'Under $10,000': 1 })).toEqual([
      'Under $10,000',
      '$20,000 to $29,999',
    ])
  })
  it('is by count for anything else, then by name', () => {
    expect(sortValues('body', { Hatch: 4, Ute: 9, Coupe: 4 })).toEqual(['Ute', 'Coupe', 'Hatch'])
  })
})

describe('[STK-03] swatches', () => {
  it('recognise paints by name, including marketing names', () => {
    expect(findSwatch('Crystal White Pearl')).toEqual(findSwatch('White'))
    expect(findSwatch('Graphite')).toEqual(findSwatch('Grey'))
    expect(findSwatch('Pearl Blue')).toEqual(findSwatch('Blue'))
    expect(findSwatch('Sapphire Black')).toEqual(findSwatch('Black'))
    expect(findSwatch('Gunmetal')).toEqual(findSwatch('Grey'))
    expect(findSwatch('Blue Grey')).toEqual(findSwatch('Grey'))
    expect(findSwatch('Infrared')).toEqual({ paints: [] })
  })
  it('show both colours of two', () => {
    const { paints } = findSwatch('Red & Black')
    expect(paints).toEqual([...findSwatch('Red').paints, ...findSwatch('Black').paints])
    expect(findSwatch('White / White').paints).toHaveLength(1)
  })
  it('are missing for a name without a colour', () => {
    expect(findSwatch('Aurora').paints).toEqual([])
  })
})

describe('[STK-03] how long a car has been listed', () => {
  it('counts from midnight, so that searches of one day share a cache entry', () => {
    const morning = listedAfter(7, new Date('2026-06-15T01:00:00Z'))
    expect(morning).toBe(Date.parse('2026-06-08T00:00:00Z') / 1000)
    expect(listedAfter(7, new Date('2026-06-15T23:59:59Z'))).toBe(morning)
    expect(listedAfter(7, new Date('2026-06-16T00:00:00Z'))).toBe(morning + 86_400)
  })
  it('is in days, and a date once selected', () => {
    expect([1, 7].map(formatListedWithin)).toEqual(['In the last day', 'In the last 7 days'])
    expect(formatRangeValue('created_at_timestamp', Date.parse('2026-12-25T00:00:00Z') / 1000)).toBe('Fri 25 Dec')
  })
})

describe('[STK-03] the values that a filter lists', () => {
  const found = [
    { value: 'Ute', count: 4 },
    { value: 'SUV', count: 9 },
  ]

  it('are those found by count, then others of which no car is left', () => {
    expect(listFacetValues('body', [], found, ['Sedan', 'SUV'])).toEqual(['Sedan', 'SUV', 'Ute'])
  })
  it('keep their place when counts change or no car is left of them', () => {
    expect(listFacetValues('body', ['SUV', 'Sedan', 'Ute'], [{ value: 'Ute', count: 20 }], [])).toEqual([
      'SUV',
      'Sedan',
      'Ute',
    ])
  })
  it('are in the order of the filter where it has one', () => {
    expect(listFacetValues('seats', ['5', '7'], [{ value: '2', count: 1 }], ['8'])).toEqual(['2', '5', '7', '8'])
  })
})
