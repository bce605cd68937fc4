import { describe, expect, it } from 'vitest'
import { carPrice, cashPrice, isBelowMarket, priceText, priceTypeLabel } from '../../../src/domain/stock/price'
import { buildCar } from '../carFixture'

const settings = { flags: { subscriptions: false }, wording: { noPrice: 'Enquire for price.' } }
const subscribing = { ...settings, flags: { subscriptions: true } }

describe('[CAR-03] the displayed price of a car', () => {
  it('is the subscription first, if the site offers them and it is above 0', () => {
    const car = buildCar({ subscriptionPrice: 299, offerPrice: 49_990 })
    expect(carPrice(car, subscribing)).toMatchObject({ kind: 'subscription', amount: 299, was: null, label: '$299' })
    expect(carPrice(car, settings)).toMatchObject({ kind: 'offer', amount: 49_990 })
    expect(carPrice(buildCar({ subscriptionPrice: 0 }), subscribing)).toMatchObject({ kind: 'price', amount: 54_990 })
  })

  it('includes the purchase price beside a subscription, on which its repayments are based', () => {
    const noteOf = (car: ReturnType<typeof buildCar>) => carPrice(car, subscribing).priceType
    const car = buildCar({ subscriptionPrice: 299, offerPrice: 49_990, priceType: 'drive_away' })
    expect(noteOf(car)).toBe('Monthly Subscription, or $49,990 Drive Away')
    expect(noteOf({ ...car, priceType: null })).toBe('Monthly Subscription, or $49,990 to buy')
    expect(noteOf({ ...car, price: null, offerPrice: null })).toBe('Monthly Subscription')
  })

  it.each([
    [10, 'price', 54_990],
    [11, 'offer', 11],
    [0, 'price', 54_990],
    [null, 'price', 54_990],
    [49_990, 'offer', 49_990],
  ])('is, with an offer price of %s, the %s', (offerPrice, kind, amount) => {
    expect(carPrice(buildCar({ offerPrice }), settings)).toMatchObject({ kind, amount })
  })

  it.each([
    [56_990, 56_990],
    [54_991, 54_991],
    [54_990, null],
    [50_000, null],
    [null, null],
  ])('an earlier price of %s beside 54990 is struck through as %s', (beforePrice, was) => {
    expect(carPrice(buildCar({ beforePrice }), settings).was).toBe(was)
  })

  it('the earlier price is compared with the offer, not with the price', () => {
    expect(carPrice(buildCar({ beforePrice: 52_000, offerPrice: 49_990 }), settings).was).toBe(52_000)
  })

  it.each([
    [null, true, 'preorder', 'PREORDER'],
    [0, true, 'preorder', 'PREORDER'],
    [null, false, 'none', 'Enquire for price.'],
    [0, false, 'none', 'Enquire for price.'],
    [1, false, 'price', '$1'],
  ])('a price of %s, preorder %s: %s', (price, preorder, kind, label) => {
    expect(carPrice(buildCar({ price, preorder }), settings)).toMatchObject({ kind, label })
  })

  it('the price type as a label', () => {
    expect(carPrice(buildCar(), settings).priceType).toBe('Drive Away')
    expect(priceTypeLabel('excl_gov_charges')).toBe('Excl. Govt. Charges')
    expect(priceTypeLabel('EX_DEMO')).toBe('Ex Demo')
    expect(priceTypeLabel('Plus on-road costs')).toBe('Plus on-road costs')
    expect(priceTypeLabel('fly_away')).toBe('fly away')
    expect(priceTypeLabel('constructor')).toBe('constructor')
    expect(priceTypeLabel(' ')).toBeNull()
    expect(priceTypeLabel(null)).toBeNull()
  })

  it('the purchase price', () => {
    expect(cashPrice({ price: 54_990, offerPrice: 49_990 })).toBe(49_990)
    expect(cashPrice({ price: 0, offerPrice: 10 })).toBeNull()
  })
})

it.each([
  [55_489, false],
  [55_490, true],
  [null, false],
])('[STK-18] a market average of %s for a car of 54990: below market %s', (marketAveragePrice, below) => {
  expect(isBelowMarket(buildCar({ marketAveragePrice }))).toBe(below)
})

it('[STK-18] a car without a price is never below market', () => {
  expect(isBelowMarket(buildCar({ price: null, marketAveragePrice: 60_000 }))).toBe(false)
})

it('[CAR-03] a price in a line has its condition', () => {
  const car = { ...{ price: 38_990, beforePrice: null, offerPrice: null, subscriptionPrice: 229, preorder: false } }
  const text = (priceType: string | null, subscriptions = false) =>
    priceText(carPrice({ ...car, priceType }, { flags: { subscriptions }, wording: { noPrice: 'Enquire for price.' } }))
  expect(text('drive_away')).toBe('$38,990 Drive Away')
  expect(text('excl_gov_charges')).toBe('$38,990 Excl. Govt. Charges')
  expect(text(null)).toBe('$38,990')
  expect(text('drive_away', true)).toBe('$229 Monthly Subscription, or $38,990 Drive Away')
})
