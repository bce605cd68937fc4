import { describe, expect, test } from 'vitest'
import { findStockChange, type KnownCar, toKnownCar } from '../../../src/domain/alerts/stockChange'

const known = (isForSale: boolean, price: number | null, wasForSale = true): KnownCar => ({
  isForSale,
  wasForSale,
  price,
})
const now = (isForSale: boolean, price: number | null, isSold = false) => ({ isForSale, isSold, price })

describe('[FAV-06] what shoppers are told of a car', () => {
  test.each([
    [
      'a car that was never listed is new',
      null,
      now(true, 20_000),
      { kind: 'listed', priceBefore: null, priceAfter: 20_000 },
    ],
    [
      'a car that waited for its photos is new',
      known(false, 20_000, false),
      now(true, 20_000),
      { kind: 'listed', priceBefore: null, priceAfter: 20_000 },
    ],
    [
      'a lower price is a drop, with both prices',
      known(true, 20_000),
      now(true, 19_999),
      { kind: 'priceDrop', priceBefore: 20_000, priceAfter: 19_999 },
    ],
    ['the same price is no news', known(true, 20_000), now(true, 20_000), null],
    ['a higher price is no news', known(true, 20_000), now(true, 20_001), null],
    ['a first price is no drop', known(true, null), now(true, 20_000), null],
    [
      'a car that was sold and is listed again came back',
      known(false, 20_000),
      now(true, 21_000),
      { kind: 'back', priceBefore: 20_000, priceAfter: 21_000 },
    ],
    [
      'a car that was for sale is sold',
      known(true, 20_000),
      now(false, 20_000, true),
      { kind: 'sold', priceBefore: 20_000, priceAfter: 20_000 },
    ],
    ['a car that is removed without a sale is no news', known(true, 20_000), now(false, 20_000), null],
    ['a sold car that changes is no news again', known(false, 20_000), now(false, 19_000, true), null],
    ['a car that arrives as sold is no news', null, now(false, 20_000, true), null],
  ])('%s', (_, before, current, expected) => {
    expect(findStockChange(before, current)).toEqual(expected)
  })

  test('what is known of a car keeps that it was for sale', () => {
    expect(toKnownCar(known(true, 20_000), now(false, 18_000, true))).toEqual(known(false, 18_000, true))
    expect(toKnownCar(null, now(false, null))).toEqual(known(false, null, false))
  })
})
