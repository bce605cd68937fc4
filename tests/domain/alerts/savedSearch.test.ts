import { describe, expect, test } from 'vitest'
import { savedSearchUrl, searchFilter, searchName, searchToSave } from '../../../src/domain/alerts/savedSearch'
import { matchesFilter } from '../../../src/domain/stock/filters/matchesFilter'
import { ALL_STOCK } from '../../../src/domain/stock/searchState'

const CARS = { many: 'cars' }

describe('[FAV-06] a saved search', () => {
  test('is named by its filters in words', () => {
    const refinements = { body: ['SUV'], car_type: ['used'], make: ['Mazda'], model: ['CX-5', 'CX-30'] }
    const ranges = { price: { min: null, max: 40_000 }, year: { min: 2020, max: null } }
    expect(searchName({ refinements, ranges }, ['Sunroof', '\u201cpanoramic\u201d'], CARS)).toBe(
      'Used Mazda CX-5 or CX-30, SUV, up to $40,000, 2020 or newer, Sunroof, \u201cpanoramic\u201d',
    )
    expect(searchName({ refinements: {}, ranges: {} }, [], CARS)).toBe('All cars')
    expect(searchName({ refinements: {}, ranges: { km: { min: null, max: 50_000 } } }, [], CARS)).toBe(
      'Up to 50,000 km',
    )
    expect(
      searchName({ refinements: { make_model: ['Toyota > HiLux'], make: ['Toyota'] }, ranges: {} }, [], CARS),
    ).toBe('Toyota HiLux')
    expect(searchName({ refinements: { car_type: ['used'], body: ['SUV'] }, ranges: {} }, [], CARS)).toBe(
      'Used cars, SUV',
    )
  })

  test('has a name of at most 160 characters', () => {
    const name = searchName(
      { refinements: { badge: Array.from({ length: 50 }, (_, i) => `Badge ${i}`) }, ranges: {} },
      [],
      CARS,
    )
    expect(name).toHaveLength(160)
    expect(name.endsWith('…')).toBe(true)
  })

  test('keeps neither page nor order nor age', () => {
    const state = {
      ...{ ...ALL_STOCK, page: 3, sortBy: 'price_desc' as const, refinements: { make: ['Mazda'] } },
      ranges: { created_at_timestamp: { min: 1_790_000_000, max: null }, price: { min: 1, max: null } },
    }
    expect(searchToSave(state)).toEqual({
      ...{ ...ALL_STOCK, refinements: { make: ['Mazda'] }, ranges: { price: { min: 1, max: null } } },
    })
  })

  test('means any value of an attribute and all attributes, ranges with their ends', () => {
    const filter = searchFilter({
      refinements: { make: ['Mazda', 'Kia'], body: ['SUV'] },
      ranges: { price: { min: 10_000, max: 20_000 } },
    })
    const car = { make: 'KIA', body: 'SUV', price: 20_000 }
    expect(matchesFilter(car, filter)).toBe(true)
    expect(matchesFilter({ ...car, price: 20_001 }, filter)).toBe(false)
    expect(matchesFilter({ ...car, price: 9_999 }, filter)).toBe(false)
    expect(matchesFilter({ ...car, price: null }, filter)).toBe(false)
    expect(matchesFilter({ ...car, body: 'Ute' }, filter)).toBe(false)
    expect(matchesFilter({ ...car, make: 'Toyota' }, filter)).toBe(false)
  })
})

test('[FAV-06] the address of a search in an email has no bracket, at which plain text would end it', () => {
  expect(savedSearchUrl('/search?refinementList[body][0]=SUV', 'https://dealer.test')).toBe(
    'https://dealer.test/search?refinementList%5Bbody%5D%5B0%5D=SUV',
  )
})
