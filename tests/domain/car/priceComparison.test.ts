import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { exampleSite } from '../../../blocks/examples/site'
import { themes } from '../../../blocks/examples/themes'
import {
  adjustedPrices,
  COMPARABLE_RULES,
  marketEstimate,
  maxKmDifference,
  quantile,
} from '../../../src/domain/car/marketEstimate'
import {
  comparisonBand,
  comparisonBasis,
  type MarketPriceResponse,
  needsComparison,
  visibleComparison,
} from '../../../src/domain/car/priceComparison'
import { itemLabels } from '../../../src/domain/stock/labels'
import { buildCar } from '../carFixture'

const site = exampleSite(themes.harbour)
const response: MarketPriceResponse = {
  fill: 0.5,
  listing_price: 30_000,
  market_range_min: 27_000,
  market_range_max: 33_000,
  confidence: 0.8,
  description: null,
}

describe('[CAR-13] the price comparison', () => {
  it.each(['fill', 'listing_price', 'market_range_min', 'market_range_max', 'confidence'] as const)(
    'is hidden without %s',
    (name) => {
      expect(visibleComparison({ ...response, [name]: null })).toBeNull()
      expect(visibleComparison({ ...response, [name]: undefined })).toBeNull()
      expect(visibleComparison({ ...response, [name]: Number.NaN })).toBeNull()
    },
  )

  it.each([
    [0.2, false],
    [0.1, false],
    [0.21, true],
  ])('at a confidence of %d it is shown: %s', (confidence, visible) => {
    expect(visibleComparison({ ...response, confidence }) !== null).toBe(visible)
  })

  it.each([
    [29_999, false],
    [30_000, true],
    [30_001, true],
  ])('with a market up to %d it is shown: %s', (market_range_max, visible) => {
    expect(visibleComparison({ ...response, market_range_max }) !== null).toBe(visible)
  })

  it.each([
    [0, 'Good Deal'],
    [0.649, 'Good Deal'],
    [0.65, 'Great Deal'],
    [1, 'Great Deal'],
  ])('a fill of %d is a %s', (fill, verdict) => {
    expect(visibleComparison({ ...response, fill })?.verdict).toBe(verdict)
  })

  it('the service’s own text takes precedence', () => {
    expect(visibleComparison({ ...response, fill: 0.9, description: 'Priced to sell' })?.verdict).toBe('Priced to sell')
    expect(visibleComparison({ ...response, fill: 0.9, description: '  ' })?.verdict).toBe('Great Deal')
  })

  it.each([
    [0, 'low'],
    [0.299, 'low'],
    [0.3, 'medium'],
    [0.599, 'medium'],
    [0.6, 'high'],
    [1, 'high'],
  ] as const)('a fill of %d is the %s band', (fill, band) => {
    expect(comparisonBand(fill)).toBe(band)
  })

  it('shows the number of cars that it is based on', () => {
    expect([14, 1, 0, null].map((count) => comparisonBasis(count, itemLabels({ itemType: 'car' })))).toEqual([
      'From 14 similar cars',
      'From 1 similar car',
      null,
      null,
    ])
    expect(comparisonBasis(9, itemLabels({ itemType: 'caravan' }))).toBe('From 9 similar caravans')
  })

  it('[SITE-24] is for used cars of a site with the plugin', () => {
    expect(needsComparison(buildCar(), site)).toBe(true)
    expect(needsComparison(buildCar({ carType: 'new' }), site)).toBe(false)
    expect(needsComparison(buildCar({ carType: 'demo' }), site)).toBe(false)
    expect(needsComparison(buildCar({ status: 'sold' }), site)).toBe(false)
    expect(needsComparison(buildCar({ price: null }), site)).toBe(false)
    expect(needsComparison(buildCar(), { ...site, carPage: { ...site.carPage, plugins: [] } })).toBe(false)
    expect(needsComparison(buildCar(), { ...site, flags: { ...site.flags, priceComparison: false } })).toBe(false)
  })
})

describe('[CAR-13] the embedded estimate of the market', () => {
  const like = (price: number, year = 2022, km = 40_000) => ({ price, year, km })
  const car = { price: 30_000, year: 2022, km: 40_000 }

  it('needs four cars', () => {
    const three = [like(29_000), like(30_000), like(31_000)]
    expect(marketEstimate(car, three)).toBeNull()
    expect(marketEstimate(car, [...three, like(30_500)])?.comparables).toBe(COMPARABLE_RULES.minComparables)
  })

  it('fills the gauge at the low end of the market, and empties it at the high end', () => {
    const market = [26, 28, 30, 32, 34].map((thousands) => like(thousands * 1000))
    const fill = (price: number) => marketEstimate({ ...car, price }, market)?.fill
    expect(fill(20_000)).toBe(1)
    expect(fill(30_000)).toBeCloseTo(0.5)
    expect(fill(40_000)).toBe(0)
    expect(marketEstimate(car, market)).toMatchObject({ market_range_min: 26_800, market_range_max: 33_200 })
  })

  it('has higher confidence with more cars and closer prices', () => {
    const market = (count: number, step: number) => Array.from({ length: count }, (_, i) => like(30_000 + i * step))
    const sure = (count: number, step: number) => marketEstimate(car, market(count, step))!.confidence
    expect(sure(12, 100)).toBeGreaterThan(sure(6, 100))
    expect(sure(12, 100)).toBeGreaterThan(sure(12, 1200))
    expect(sure(12, 0)).toBe(1)
    expect(sure(24, 0)).toBe(1)
  })

  it('has lower weights for the price of a newer car or one with fewer kilometres', () => {
    expect(adjustedPrices(car, [like(33_000, 2023)])[0]).toBeLessThan(33_000)
    expect(adjustedPrices(car, [like(33_000, 2022, 20_000)])[0]).toBeLessThan(33_000)
    expect(adjustedPrices(car, [like(27_000, 2021)])[0]).toBeGreaterThan(27_000)
    expect(adjustedPrices(car, [like(30_000)])).toEqual([30_000])
  })

  it('searches 30,000 km either way, or half of the car’s kilometres', () => {
    expect([0, 60_000, 60_002, 200_000].map(maxKmDifference)).toEqual([30_000, 30_000, 30_001, 100_000])
  })

  it('stays within its bounds, and a higher price never raises the gauge', () => {
    const cars = fc.array(
      fc.record({
        price: fc.integer({ min: 1000, max: 300_000 }),
        year: fc.integer({ min: 2020, max: 2024 }),
        km: fc.integer({ min: 0, max: 90_000 }),
      }),
      { minLength: 4, maxLength: 40 },
    )
    fc.assert(
      fc.property(cars, fc.integer({ min: 1000, max: 300_000 }), (comparables, price) => {
        const estimate = marketEstimate({ ...car, price }, comparables)!
        const dearer = marketEstimate({ ...car, price: price + 500 }, comparables)!
        expect(estimate.fill).toBeGreaterThanOrEqual(0)
        expect(estimate.fill).toBeLessThanOrEqual(1)
        expect(estimate.confidence).toBeGreaterThanOrEqual(0)
        expect(estimate.confidence).toBeLessThanOrEqual(1)
        expect(estimate.market_range_min).toBeLessThanOrEqual(estimate.market_range_max)
        expect(dearer.fill).toBeLessThanOrEqual(estimate.fill)
      }),
      { numRuns: 300 },
    )
  })

  it('quantiles are interpolated', () => {
    expect(quantile([10, 20, 30, 40, 50], 0.5)).toBe(30)
    expect(quantile([10, 20], 0.25)).toBe(12.5)
    expect(quantile([7], 0.9)).toBe(7)
  })
})
