import { describe, expect, test } from 'vitest'
import { MAX_PRICE_ROWS, priceHistory } from '../../../src/domain/car/priceHistory'

const change = (day: number, before: number, after: number) => ({
  at: `2026-11-${String(day).padStart(2, '0')}T01:00:00.000Z`,
  before,
  after,
})

describe('[CAR-13] the price history of a car', () => {
  test('is the recorded changes, newest first, and the price before them', () => {
    expect(priceHistory([change(20, 24_990, 23_990), change(5, 25_990, 24_990)], 23_990)).toEqual([
      { since: '2026-11-20T01:00:00.000Z', price: 23_990, change: -1000 },
      { since: '2026-11-05T01:00:00.000Z', price: 24_990, change: -1000 },
      { since: null, price: 25_990, change: null },
    ])
  })

  test('shows a higher price as well', () => {
    expect(priceHistory([change(5, 24_990, 25_990)], 25_990)[0]).toMatchObject({ change: 1000 })
  })

  test.each([
    ['without a recorded change', [], 20_000],
    ['if the newest record is not the price shown', [change(5, 25_990, 24_990)], 23_990],
    ['without a price', [change(5, 25_990, 24_990)], null],
  ] as const)('is empty %s', (_, changes, price) => {
    expect(priceHistory(changes, price)).toEqual([])
  })

  test('has at most eight rows', () => {
    const changes = Array.from({ length: 12 }, (_, index) => change(index + 1, 30_000 - index, 29_999 - index))
    expect(priceHistory(changes, 29_988)).toHaveLength(MAX_PRICE_ROWS)
  })
})
