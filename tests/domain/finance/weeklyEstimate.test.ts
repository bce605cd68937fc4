import { describe, expect, it } from 'vitest'
import { COMPARISON_WARNING, estimateDisclaimer } from '../../../src/domain/finance/assumptions'
import { financeLink } from '../../../src/domain/finance/financeLink'
import { type FinanceProvider, STANDARD_PROVIDER } from '../../../src/domain/finance/financeProvider'
import {
  type FinanceInput,
  financeTerms,
  findLender,
  showsLenderFigures,
} from '../../../src/domain/finance/financeTerms'
import { findFinanceProvider } from '../../../src/domain/finance/findFinanceProvider'
import { formatAssumptions, repaymentTeaser } from '../../../src/domain/finance/labels'
import type { LenderRecord } from '../../../src/domain/finance/lenderRecord'
import { monthlyFromWeekly, weeklyFromMonthly } from '../../../src/domain/finance/monthOfWeeks'
import { estimateWeeklyRepayment } from '../../../src/domain/finance/weeklyEstimate'

const now = new Date('2026-06-15T00:00:00Z')
const finance = {
  ratePercent: 6.29,
  termYears: 5,
  depositPercent: 10,
  residualPercent: 30,
  establishmentFee: 0,
  minimumPrice: 1000,
  provider: null,
  assignments: [],
}
const buildLender = (overrides: Partial<LenderRecord> = {}): LenderRecord => ({
  financeProvider: 'southern',
  interestRatePercent: 7.49,
  comparisonRatePercent: 7.49,
  paymentWeek: 138.42,
  paymentMonth: null,
  deposit: null,
  termYears: 5,
  termMonths: null,
  termWeeks: null,
  balloon: null,
  establishmentFees: 0,
  totalPayable: null,
  disclaimer: null,
  ...overrides,
})
const buildProvider = (overrides: Partial<FinanceProvider> = {}): FinanceProvider => ({
  ...STANDARD_PROVIDER,
  ...overrides,
})
const BY_AGE = buildProvider({ displayRule: { newerThanYears: 12, needsPayment: false } })
const buildInput = (overrides: Partial<FinanceInput> = {}): FinanceInput => ({
  price: 30_000,
  year: 2024,
  carType: 'used',
  lender: buildLender(),
  finance,
  provider: buildProvider(),
  listed: true,
  now,
  ...overrides,
})

describe("[FIN-09] when a lender's figures are shown", () => {
  it.each([
    ['both rates and a weekly payment', {}, true],
    ['a monthly payment alone', { lender: buildLender({ paymentWeek: null, paymentMonth: 601 }) }, true],
    ['a repayment 2% below its terms', { lender: buildLender({ paymentWeek: 135.66 }) }, true],
    ['a repayment further below', { lender: buildLender({ paymentWeek: 135.6 }) }, false],
    ['a repayment $30 above', { lender: buildLender({ paymentWeek: 168.42 }) }, false],
    ['a month that is not four weeks and a third', { lender: buildLender({ paymentMonth: 700 }) }, false],
    ['no payment', { lender: buildLender({ paymentWeek: null }) }, false],
    ['a payment of zero', { lender: buildLender({ paymentWeek: 0 }) }, false],
    ['no interest rate', { lender: buildLender({ interestRatePercent: null }) }, false],
    ['no comparison rate', { lender: buildLender({ comparisonRatePercent: null }) }, false],
    ['a comparison rate 0.01 above its fees', { lender: buildLender({ comparisonRatePercent: 7.5 }) }, true],
    ['a comparison rate 0.02 above its fees', { lender: buildLender({ comparisonRatePercent: 7.51 }) }, false],
    ['an understated comparison rate', { lender: buildLender({ establishmentFees: 395 }) }, false],
    ['unknown fees', { lender: buildLender({ establishmentFees: null }) }, false],
    ['no lender record', { lender: null }, false],
    ['a price of 500', { price: 500 }, false],
    ['a price of 501', { price: 501, lender: buildLender({ paymentWeek: 2.4 }) }, true],
    ['no price', { price: null }, false],
    ['a car that is not listed', { listed: false }, false],
  ] as const)('%s: %s', (_, change, visible) => {
    expect(showsLenderFigures(buildInput(change))).toBe(visible)
  })

  it.each([
    [2014, false],
    [2015, true],
    [null, false],
  ])('by age, a car of %s in 2026: %s', (year, visible) => {
    const byAge = { year, lender: buildLender({ paymentWeek: null }), provider: BY_AGE }
    expect(showsLenderFigures(buildInput(byAge))).toBe(visible)
  })
})

describe('[FIN-09] the weekly figure', () => {
  it("is the lender's, with its rates", () => {
    expect(estimateWeeklyRepayment(buildInput())).toMatchObject({
      payment: 139,
      ratePercent: 7.49,
      comparisonRatePercent: 7.49,
    })
  })

  it('falls back to the site’s terms where the comparison rate does not follow from rate and fees', () => {
    const wrong = buildInput({ lender: buildLender({ comparisonRatePercent: 6.99 }) })
    expect(estimateWeeklyRepayment(wrong)).toEqual(estimateWeeklyRepayment(buildInput({ lender: null })))
  })

  it("is calculated from the lender's monthly payment", () => {
    const monthly = buildInput({ lender: buildLender({ paymentWeek: null, paymentMonth: 601 }) })
    expect(estimateWeeklyRepayment(monthly)?.payment).toBe(139)
  })

  it("is calculated at the lender's rate if its rule needs no payment", () => {
    const estimate = estimateWeeklyRepayment(
      buildInput({
        provider: BY_AGE,
        lender: buildLender({ paymentWeek: null, interestRatePercent: 6.29, comparisonRatePercent: 6.29 }),
      }),
    )
    expect(estimate).toMatchObject({ payment: 92, ratePercent: 6.29, comparisonRatePercent: 6.29 })
  })

  it("[CAR-21] is else at the site's own rate over 5 years with 10% deposit and 30% final payment", () => {
    const estimate = { payment: 92, ratePercent: 6.29, comparisonRatePercent: 6.29 }
    expect(estimateWeeklyRepayment(buildInput({ lender: null }))).toMatchObject(estimate)
    expect(estimateWeeklyRepayment(buildInput({ lender: buildLender({ comparisonRatePercent: null }) }))).toMatchObject(
      estimate,
    )
  })

  it.each([
    ['no price', { price: null }],
    ['a price of 500', { price: 500 }],
    ['a price below what the provider finances', { lender: null, price: 999 }],
    ['a car that is not listed or sold', { listed: false }],
    ['a site without a rate', { lender: null, finance: { ...finance, ratePercent: 0 } }],
  ])('is null for %s', (_, change) => {
    expect(estimateWeeklyRepayment(buildInput(change))).toBeNull()
  })
})

it('[FIN-12] uses the record of the site’s provider; the first if it has none', () => {
  const records = [buildLender(), buildLender({ financeProvider: 'northern' })]
  expect(findLender(records, 'northern')?.financeProvider).toBe('northern')
  expect(findLender(records, 'unheard of')).toBeNull()
  expect(findLender(records, null)?.financeProvider).toBe('southern')
  expect(findLender([], 'northern')).toBeNull()
})

it('[CAR-21] a month has 4.33 weeks', () => {
  expect(monthlyFromWeekly(100)).toBe(433)
  expect(monthlyFromWeekly(82.34)).toBe(356.53)
  expect(weeklyFromMonthly(433)).toBe(100)
})

it('[CAR-02] the teaser is never below the repayment', () => {
  const teaser = (payment: number) => repaymentTeaser({ payment, frequency: 'weekly' })
  expect(teaser(82.01)).toBe('Only $83 /wk*')
  expect(teaser(82)).toBe('Only $82 /wk*')
  expect(teaser(1200.5)).toBe('Only $1,201 /wk*')
  expect(repaymentTeaser({ payment: 356.2, frequency: 'monthly' })).toBe('Only $357 /mth*')
})

describe('the basis of a repayment', () => {
  const terms = financeTerms(buildInput({ lender: null }))!

  it('[CAR-21] the disclaimer has the rates, 5 years, 10% deposit and 30% final payment', () => {
    expect(estimateDisclaimer(terms)).toBe(
      'Estimate at 6.29% p.a. (comparison rate 6.29% p.a.) over a 5 year term with a 10% deposit and a 30% final payment.',
    )
    expect(estimateDisclaimer({ ...terms, fees: { ...terms.fees, establishment: 395, monthlyAccount: 8 } })).toContain(
      'with a 10% deposit, a 30% final payment, $395 of fees added to the loan and a $8 account fee each month.',
    )
  })

  it('is summarised beside the figure', () => {
    expect(formatAssumptions(terms)).toBe('5 years, $3,000 deposit, $9,000 final payment')
    expect(formatAssumptions({ termYears: 1, deposit: 0, residual: 0 })).toBe('1 year, no deposit')
  })

  it('[FIN-13] comparison rates have their example and the warning', () => {
    expect(COMPARISON_WARNING).toContain('a secured loan of $30,000 over a term of 5 years')
    expect(COMPARISON_WARNING).toContain('WARNING: This comparison rate is true only for the example given')
  })
})

describe('[FIN-12] the terms of a lender record', () => {
  it('are its rates, deposit, term, final payment and fee', () => {
    const record = buildLender({
      deposit: 2500,
      termYears: null,
      termMonths: 48,
      balloon: 6000,
      establishmentFees: 1360.5,
      comparisonRatePercent: 9.38,
      paymentWeek: 135.91,
    })
    expect(financeTerms(buildInput({ lender: record }))).toMatchObject({
      price: 30_000,
      ratePercent: 7.49,
      comparisonRatePercent: 9.38,
      deposit: 2500,
      termYears: 4,
      residual: 6000,
      fees: { establishment: 1360.5 },
      quoted: { weekly: 135.91, monthly: 588.49 },
      fromLender: true,
    })
  })

  it("[FIN-04] a record without a fee has its lender's; its own fee replaces the establishment fee", () => {
    const fees = { establishment: 395, securityRegistration: 6, dealerAgency: 912.25, monthlyAccount: 8 }
    const provider = buildProvider({ key: 'southern', fees })
    const withFees = buildLender({
      ...{ establishmentFees: null, comparisonRatePercent: 10.86, interestRatePercent: 8.49, paymentWeek: 149.75 },
    })
    expect(financeTerms(buildInput({ provider, lender: withFees }))).toMatchObject({ fromLender: true, fees })
    const free = buildLender({ comparisonRatePercent: 9.31, interestRatePercent: 7.49, paymentWeek: 144.5 })
    expect(financeTerms(buildInput({ provider, lender: free }))).toMatchObject({
      fromLender: true,
      fees: { ...fees, establishment: 0 },
    })
  })
})

describe('[FIN-13] the comparison rate of an estimate', () => {
  const fees = { establishment: 395, securityRegistration: 0, dealerAgency: 0, monthlyAccount: 8 }
  const rateOf = (overrides: Partial<FinanceInput>) =>
    financeTerms(buildInput({ lender: null, ...overrides }))?.comparisonRatePercent

  it('follows from the rate and the fees', () => {
    expect(rateOf({})).toBe(6.29)
    expect(rateOf({ provider: buildProvider({ fees }) })).toBe(7.4)
    expect(rateOf({ provider: buildProvider({ fees, startRatePercent: 7.29 }) })).toBe(8.4)
  })
})

describe('[SITE-01] the finance rules of a car', () => {
  const northern = buildProvider({ key: 'northern' })
  const western = buildProvider({ key: 'western' })
  const southern = buildProvider({ key: 'southern' })
  const site = {
    ...finance,
    provider: southern,
    assignments: [
      { make: 'Kia', locationIds: [4], provider: northern },
      { make: null, locationIds: [5, 6], provider: western },
    ],
  }

  it.each([
    ['Kia', 4, 'northern'],
    ['KIA', 4, 'northern'],
    ['Kia', 3, 'southern'],
    ['Kia', 6, 'western'],
    ['Toyota', 5, 'western'],
    ['Toyota', null, 'southern'],
  ])('a %s at location %s: %s', (make, locationId, key) => {
    expect(findFinanceProvider(site, { make, locationId }).key).toBe(key)
  })

  it('a page without a car uses the site’s; a site without any uses the defaults and its own fee', () => {
    expect(findFinanceProvider(site, null).key).toBe('southern')
    const siteProvider = findFinanceProvider({ ...finance, establishmentFee: 395, minimumPrice: 5000 }, null)
    expect(siteProvider).toEqual({
      ...STANDARD_PROVIDER,
      minimumPrice: 5000,
      fees: { establishment: 395, securityRegistration: 0, dealerAgency: 0, monthlyAccount: 0 },
    })
  })
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

  it('links otherwise to the general page, with the car', () => {
    expect(financeLink({ ...ask, car: { ...car, nvic: null }, dealershipSlug: 'harbour-city' })).toBe(
      '/finance?preferredDealership=harbour-city&vehiclePriceBudget=54990&car_id=7&car_type=used&vin=VIN+1#finance-form',
    )
    expect(financeLink({ ...ask, flags: { ...ask.flags, finance: false } })).toMatch(/^\/finance\?/)
  })

  it('keeps the query of the page', () => {
    const links = { finance: '/finance?source=web' }
    expect(financeLink({ ...ask, links, car: null })).toBe('/finance?source=web')
    expect(financeLink({ ...ask, links, car: { ...car, nvic: '', price: null, vin: null } })).toBe(
      '/finance?source=web&car_id=7&car_type=used#finance-form',
    )
  })

  it('can require a sign-in first', () => {
    const gated = { ...ask, flags: { finance: true, gatedFinance: true } }
    expect(financeLink(gated)).toBe(
      '/sign-in?type=car-finance&redirect=%2Fpersonalised%2Ffinance%3Fcar_id%3D7&back=%2Fcars%2Fhilux%3Ffrom%3Dsearch',
    )
    expect(financeLink({ ...gated, car: null })).toMatch(/^\/sign-in\?type=finance&redirect=%2Ffinance&/)
    expect(financeLink({ ...gated, signedIn: true })).toBe('/personalised/finance?car_id=7')
  })
})
