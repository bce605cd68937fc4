import { describe, expect, it } from 'vitest'
import { financeLink } from '../../../src/domain/finance/financeLink'
import type { WeeklyEstimateQuestion } from '../../../src/domain/finance/weeklyEstimate'
import {
  estimateDisclaimer,
  estimateWeekly,
  LENDER_DISPLAY_RULES,
  lenderOf,
  monthlyFromWeekly,
  showsLenderFigures,
  weeklyFromMonthly,
  weeklyTeaser,
} from '../../../src/domain/finance/weeklyEstimate'
import type { LenderRecord } from '../../../src/domain/stock/car'

const now = new Date('2026-06-15T00:00:00Z')
const finance = {
  ratePercent: 6.29,
  comparisonRatePercent: 8.19,
  termYears: 5,
  depositPercent: 10,
  residualPercent: 30,
  establishmentFee: 0,
  minimumPrice: 1000,
}
const lender = (overrides: Partial<LenderRecord> = {}): LenderRecord => ({
  financeProvider: 'southern',
  interestRatePercent: 7.49,
  comparisonRatePercent: 8.45,
  paymentWeek: 149.5,
  paymentMonth: null,
  deposit: null,
  termYears: 5,
  termMonths: null,
  termWeeks: null,
  balloon: null,
  establishmentFees: null,
  totalPayable: null,
  disclaimer: null,
  ...overrides,
})
const question = (overrides: Partial<WeeklyEstimateQuestion> = {}): WeeklyEstimateQuestion => ({
  price: 30_000,
  year: 2024,
  lender: lender(),
  finance,
  listed: true,
  now,
  ...overrides,
})

describe("[FIN-09] when a lender's figures are shown", () => {
  it.each([
    ['both rates and a weekly payment', {}, true],
    ['a monthly payment alone', { lender: lender({ paymentWeek: null, paymentMonth: 640 }) }, true],
    ['no payment', { lender: lender({ paymentWeek: null }) }, false],
    ['a payment of zero', { lender: lender({ paymentWeek: 0 }) }, false],
    ['no interest rate', { lender: lender({ interestRatePercent: null }) }, false],
    ['no comparison rate', { lender: lender({ comparisonRatePercent: null }) }, false],
    ['no lender record', { lender: null }, false],
    ['a price of 500', { price: 500 }, false],
    ['a price of 501', { price: 501 }, true],
    ['no price', { price: null }, false],
    ['a car that is not listed', { listed: false }, false],
  ] as const)('%s: %s', (_, change, shown) => {
    expect(showsLenderFigures(question(change))).toBe(shown)
  })

  it.each([
    [2014, false],
    [2015, true],
    [null, false],
  ])('by age, a car of %s in 2026: %s', (year, shown) => {
    const byAge = { year, lender: lender({ paymentWeek: null }), rule: LENDER_DISPLAY_RULES.byAge }
    expect(showsLenderFigures(question(byAge))).toBe(shown)
  })
})

describe('[FIN-09] the weekly figure', () => {
  it("is the lender's, with its rates", () => {
    expect(estimateWeekly(question())).toEqual({ payment: 149.5, ratePercent: 7.49, comparisonRatePercent: 8.45 })
  })

  it("is worked out from the lender's monthly payment", () => {
    const monthly = question({ lender: lender({ paymentWeek: null, paymentMonth: 433 }) })
    expect(estimateWeekly(monthly)?.payment).toBe(100)
  })

  it("is worked out at the lender's rate where its rule needs no payment", () => {
    const rule = LENDER_DISPLAY_RULES.byAge
    const estimate = estimateWeekly(
      question({ rule, lender: lender({ paymentWeek: null, interestRatePercent: 6.29 }) }),
    )
    expect(estimate).toEqual({ payment: 91.62, ratePercent: 6.29, comparisonRatePercent: 8.45 })
  })

  it("[CAR-21] else at the site's own rate over 5 years with 10% deposit and 30% final payment", () => {
    const estimate = { payment: 91.62, ratePercent: 6.29, comparisonRatePercent: 8.19 }
    expect(estimateWeekly(question({ lender: null }))).toEqual(estimate)
    expect(estimateWeekly(question({ lender: lender({ comparisonRatePercent: null }) }))).toEqual(estimate)
  })

  it.each([
    ['no price', { price: null }],
    ['a price of 500', { price: 500 }],
    ['a price below what the site finances', { lender: null, price: 999 }],
    ['a car that is not listed or sold', { listed: false }],
    ['a site without a rate', { lender: null, finance: { ...finance, ratePercent: 0 } }],
  ])('none for %s', (_, change) => {
    expect(estimateWeekly(question(change))).toBeNull()
  })
})

it('[FIN-12] the record of the provider that the site finances with, else the first', () => {
  const records = [lender(), lender({ financeProvider: 'northern' })]
  expect(lenderOf(records, 'northern')?.financeProvider).toBe('northern')
  expect(lenderOf(records, 'unheard of')?.financeProvider).toBe('southern')
  expect(lenderOf(records, null)?.financeProvider).toBe('southern')
  expect(lenderOf([], 'northern')).toBeNull()
})

it('[CAR-21] a month is 4.33 weeks', () => {
  expect(monthlyFromWeekly(100)).toBe(433)
  expect(monthlyFromWeekly(82.34)).toBe(356.53)
  expect(weeklyFromMonthly(433)).toBe(100)
})

it('[CAR-02] the teaser never promises less than is paid', () => {
  expect(weeklyTeaser(82.01)).toBe('Only $83 /wk*')
  expect(weeklyTeaser(82)).toBe('Only $82 /wk*')
  expect(weeklyTeaser(1200.5)).toBe('Only $1,201 /wk*')
})

it('[CAR-21] the disclaimer names the rates and what they rest on', () => {
  expect(estimateDisclaimer(finance)).toBe(
    'Estimate at 6.29% p.a. (comparison rate 8.19% p.a.) over a 5 year term with a 10% deposit and a 30% final payment.',
  )
  expect(estimateDisclaimer({ ...finance, establishmentFee: 395 })).toContain(
    'with a 10% deposit, a 30% final payment and a $395 establishment fee.',
  )
})

describe('[FIN-10] the finance link', () => {
  const car = { id: 7, nvic: 'ABC24A', price: 54_990, carType: 'used' as const, vin: 'VIN 1' }
  const ask = {
    flags: { finance: true, gatedFinance: false },
    links: { finance: '/finance' },
    car,
    currentPath: '/cars/hilux?from=search',
    signedIn: false,
  }

  it('a car with an nvic on a site with finance goes to the personalised page', () => {
    expect(financeLink(ask)).toBe('/personalised/finance?car_id=7')
  })

  it('otherwise to the general page, told of the car', () => {
    expect(financeLink({ ...ask, car: { ...car, nvic: null }, dealershipSlug: 'harbour-city' })).toBe(
      '/finance?preferredDealership=harbour-city&vehiclePriceBudget=54990&car_id=7&car_type=used&vin=VIN+1#finance-form',
    )
    expect(financeLink({ ...ask, flags: { ...ask.flags, finance: false } })).toMatch(/^\/finance\?/)
  })

  it('which keeps its query', () => {
    const links = { finance: '/finance?source=web' }
    expect(financeLink({ ...ask, links, car: null })).toBe('/finance?source=web')
    expect(financeLink({ ...ask, links, car: { ...car, nvic: '', price: null, vin: null } })).toBe(
      '/finance?source=web&car_id=7&car_type=used#finance-form',
    )
  })

  it('a site may ask for a sign-in first', () => {
    const gated = { ...ask, flags: { finance: true, gatedFinance: true } }
    expect(financeLink(gated)).toBe(
      '/sign-in?type=car-finance&redirect=%2Fpersonalised%2Ffinance%3Fcar_id%3D7&back=%2Fcars%2Fhilux%3Ffrom%3Dsearch',
    )
    expect(financeLink({ ...gated, car: null })).toMatch(/^\/sign-in\?type=finance&redirect=%2Ffinance&/)
    expect(financeLink({ ...gated, signedIn: true })).toBe('/personalised/finance?car_id=7')
  })
})
