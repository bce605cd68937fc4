import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { moveThumb, PRICE_SLIDER, type PriceThumbs, thumbsToRange } from '../../../src/domain/stock/priceSlider'
import { type StockSelection, selectionFilter, selectionSearch } from '../../../src/domain/stock/stockSelection'

const EVERYTHING: StockSelection = {
  carTypes: [],
  makes: [],
  models: [],
  bodies: [],
  fuels: [],
  priceFrom: null,
  priceTo: null,
  expression: null,
}

describe('[STK-16] [STK-17] a selection of the stock', () => {
  it('includes everything when empty', () => {
    expect(selectionFilter(EVERYTHING)).toBeNull()
    expect(selectionFilter({ ...EVERYTHING, expression: '  ' })).toBeNull()
  })

  it('becomes a filter of the index', () => {
    const selection: StockSelection = {
      ...EVERYTHING,
      carTypes: ['new', 'demo'],
      makes: ['Land Rover'],
      priceFrom: 10_000,
      priceTo: 50_000,
      expression: 'tag:"Run: out" OR km < 50000',
    }
    expect(selectionFilter(selection)).toBe(
      '(car_type:"new" OR car_type:"demo") AND (make:"Land Rover") AND price >= 10000 AND price <= 50000 ' +
        'AND (tag="Run: out" OR km < 50000)',
    )
  })

  it('becomes the search with all of it', () => {
    expect(selectionSearch({ ...EVERYTHING, bodies: ['Ute'], priceTo: 50_000 })).toMatchObject({
      refinements: { body: ['Ute'] },
      ranges: { price: { min: null, max: 50_000 } },
    })
    expect(selectionSearch(EVERYTHING).ranges).toEqual({})
  })
})

describe('[STK-15] the price slider', () => {
  it.each([
    ['low', 10_000, [10_000, 50_000]],
    ['low', 49_999, [49_999, 50_000]],
    ['low', 50_000, [49_999, 50_000]],
    ['low', 90_000, [49_999, 50_000]],
    ['low', 0, [5000, 50_000]],
    ['high', 5000, [20_000, 20_001]],
    ['high', 300_000, [20_000, 250_000]],
  ] as const)('has its %s thumb moved to %d', (thumb, value, thumbs) => {
    expect(moveThumb([20_000, 50_000], thumb, value)).toEqual(thumbs)
  })

  it('has thumbs that never cross', () => {
    const pulls = fc.array(fc.tuple(fc.constantFrom('low', 'high'), fc.integer({ min: -1000, max: 300_000 })))
    fc.assert(
      fc.property(pulls, (all) => {
        const start: PriceThumbs = [PRICE_SLIDER.min, PRICE_SLIDER.max]
        const [low, high] = all.reduce(
          (thumbs, [thumb, value]) => moveThumb(thumbs, thumb as 'low' | 'high', value),
          start,
        )
        expect(high - low).toBeGreaterThanOrEqual(1)
        expect(low).toBeGreaterThanOrEqual(5000)
        expect(high).toBeLessThanOrEqual(250_000)
      }),
    )
  })

  it('has no limit on the side of a thumb at its end', () => {
    expect(thumbsToRange([5000, 250_000])).toEqual({ min: null, max: null })
    expect(thumbsToRange([5500, 249_500])).toEqual({ min: 5500, max: 249_500 })
  })
})
