import { describe, expect, it } from 'vitest'
import {
  normalizeConfiguredFilter,
  parseConfiguredFilter,
  validateConfiguredFilter,
} from '../../../src/domain/stock/filters/configuredFilter'
import { quoteFilterValue } from '../../../src/domain/stock/filters/printFilter'
import type { VisibilityRules } from '../../../src/domain/stock/visibility'
import { isListed, soldCutoff, stockFilterExpression, visibilityFields } from '../../../src/domain/stock/visibility'
import { buildCar } from '../carFixture'

const now = new Date('2026-06-15T10:20:30Z')
const buildRules = (overrides: Partial<VisibilityRules> = {}): VisibilityRules => ({
  includeSoldCarsDays: 3,
  minimumPhotos: 0,
  carTypes: [],
  statuses: [],
  makes: [],
  excludedStockNumbers: [],
  ...overrides,
})

describe('[STK-07] the cars that a site lists', () => {
  it.each([
    ['in_stock', true],
    ['coming_soon', true],
    ['sold', false],
    ['removed', false],
    ['on_hold', false],
  ])('a %s car with no sold date: %s', (status, listed) => {
    expect(isListed(buildCar({ status }), buildRules(), now)).toBe(listed)
  })

  it.each([
    ['2026-06-12T00:00:01Z', true],
    ['2026-06-12T00:00:00Z', false],
    ['2026-06-11T23:59:59Z', false],
    ['2026-06-15T09:00:00Z', true],
  ])('a car sold on %s, listed for three days: %s', (soldDate, listed) => {
    expect(isListed(buildCar({ status: 'sold', soldDate }), buildRules(), now)).toBe(listed)
  })

  it('zero days still list a car sold today', () => {
    const noDays = buildRules({ includeSoldCarsDays: 0 })
    expect(isListed(buildCar({ status: 'sold', soldDate: '2026-06-15T09:00:00Z' }), noDays, now)).toBe(true)
    expect(isListed(buildCar({ status: 'sold', soldDate: '2026-06-14T23:59:59Z' }), noDays, now)).toBe(false)
  })

  it('a car hidden by the dealer is not listed', () => {
    expect(isListed(buildCar({ showOnDealerWebsite: false }), buildRules(), now)).toBe(false)
  })

  it('the cutoff is constant within a day, so that queries can be cached', () => {
    const morning = soldCutoff(buildRules(), new Date('2026-06-15T00:00:00Z'))
    expect(soldCutoff(buildRules(), new Date('2026-06-15T23:59:59Z'))).toBe(morning)
    expect(new Date(morning * 1000).toISOString()).toBe('2026-06-12T00:00:00.000Z')
  })

  it('the filter expression is equivalent', () => {
    expect(stockFilterExpression(buildRules(), now)).toBe(
      `(is_available = 1 OR sold_date_timestamp > ${Date.UTC(2026, 5, 12) / 1000}) AND show_on_dealer_website:true`,
    )
  })
})

describe('[STK-16] restrictions of a dealer', () => {
  it('cars with fewer photos than the minimum are not listed', () => {
    const six = buildRules({ minimumPhotos: 6 })
    expect(isListed(buildCar({ photosCount: 5 }), six, now)).toBe(false)
    expect(isListed(buildCar({ photosCount: 6 }), six, now)).toBe(true)
    expect(isListed(buildCar({ photosCount: 0 }), buildRules(), now)).toBe(true)
  })

  it('only the selected car types are listed', () => {
    const newOnly = buildRules({ carTypes: ['new', 'demo'] })
    expect(isListed(buildCar({ carType: 'used' }), newOnly, now)).toBe(false)
    expect(isListed(buildCar({ carType: 'demo' }), newOnly, now)).toBe(true)
  })

  it('only the selected makes are listed, in any case', () => {
    const two = buildRules({ makes: ['mazda', 'Kia'] })
    expect(isListed(buildCar({ make: 'Mazda' }), two, now)).toBe(true)
    expect(isListed(buildCar({ make: 'Toyota' }), two, now)).toBe(false)
  })

  it('only the selected statuses are listed, and sold cars for their days', () => {
    const withStatuses = buildRules({ statuses: ['in_stock'] })
    expect(isListed(buildCar({ status: 'coming_soon' }), withStatuses, now)).toBe(false)
    expect(isListed(buildCar({ status: 'in_stock' }), withStatuses, now)).toBe(true)
    expect(isListed(buildCar({ status: 'sold', soldDate: '2026-06-14T00:00:00Z' }), withStatuses, now)).toBe(true)
    expect(isListed(buildCar({ status: 'coming_soon' }), buildRules(), now)).toBe(true)
  })

  it('a custom filter of the site applies to its searches', () => {
    const expression = (searchFilter: string) => stockFilterExpression({ ...buildRules(), searchFilter }, now)
    expect(expression('make:Mazda OR km<9')).toBe(`${expression('')} AND (make:"Mazda" OR km < 9)`)
    expect(expression('NOT tag:"Trade: only" AND price:1 TO 9')).toBe(
      `${expression('')} AND NOT tag:"Trade: only" AND price:1 TO 9`,
    )
    // staff cannot save an invalid filter; if one is stored, it is ignored
    expect(expression('make:')).toBe(expression(''))
    expect(parseConfiguredFilter(' ')).toBeNull()
    expect(validateConfiguredFilter('make:')).toContain('expected a value')
    expect(validateConfiguredFilter('tag:Runout AND year:2019 TO 2022')).toBeNull()
  })

  it('an excluded stock number is never listed', () => {
    const excluding = buildRules({ excludedStockNumbers: ['H1001'] })
    expect(isListed(buildCar(), excluding, now)).toBe(false)
    expect(isListed(buildCar({ stockNumber: 'H1002' }), excluding, now)).toBe(true)
  })

  it('all restrictions as a filter expression, values quoted', () => {
    const all = buildRules({ minimumPhotos: 2, carTypes: ['new', 'demo'], excludedStockNumbers: ['A"1', 'B2'] })
    expect(stockFilterExpression(all, now)).toMatch(
      / AND photos_count >= 2 AND \(car_type:"new" OR car_type:"demo"\) AND NOT stocknum:"A\\"1" AND NOT stocknum:"B2"$/,
    )
  })

  it('colons in a custom filter become equals signs, but not inside quotes', () => {
    expect(normalizeConfiguredFilter(' make:Mazda AND car_type : used ')).toBe('make=Mazda AND car_type=used')
    expect(normalizeConfiguredFilter('badge:"GT: Sport"')).toBe('badge="GT: Sport"')
    expect(normalizeConfiguredFilter('price > 500')).toBe('price > 500')
    expect(normalizeConfiguredFilter('')).toBe('')
  })

  it('quotes and backslashes in a value are escaped', () => {
    expect(quoteFilterValue('a"b\\c')).toBe('"a\\"b\\\\c"')
  })
})

it('[STK-07] the index record has the fields of the rule', () => {
  expect(visibilityFields(buildCar({ status: 'sold', soldDate: '2026-06-12T00:00:01Z' }))).toEqual({
    is_available: 0,
    sold_date_timestamp: Date.UTC(2026, 5, 12) / 1000 + 1,
    show_on_dealer_website: true,
    photos_count: 1,
    car_type: 'used',
    status: 'sold',
    make: 'Toyota',
    stocknum: 'H1001',
  })
})
