import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { CalculatorInputs } from '../../../src/domain/finance/calculator'
import { calculateRepayment, defaultInputs, remainingBalance } from '../../../src/domain/finance/calculator'
import {
  CALCULATOR_INPUTS,
  CAR_PAGE_LIMITS,
  carPageLimits,
  clampInput,
  FINANCE_PAGE_LIMITS,
  financePageLimits,
  priceHelp,
} from '../../../src/domain/finance/calculatorLimits'
import { type FinanceProvider, isHidden, STANDARD_PROVIDER } from '../../../src/domain/finance/financeProvider'
import { NO_FEES, REPAYMENT_FREQUENCIES } from '../../../src/domain/finance/loan'
import { repaymentFor } from '../../../src/domain/finance/repayment'

const limits = FINANCE_PAGE_LIMITS
const settings = { limits, fees: NO_FEES }
const buildProvider = (overrides: Partial<FinanceProvider> = {}): FinanceProvider => ({
  ...STANDARD_PROVIDER,
  ...overrides,
})
const buildInputs = (overrides: Partial<CalculatorInputs> = {}): CalculatorInputs => ({
  price: 30_000,
  termYears: 5,
  ratePercent: 6.29,
  deposit: 0,
  residual: 0,
  frequency: 'monthly',
  ...overrides,
})

describe('[FIN-01] limits of the finance page', () => {
  it('a price of 0 or below becomes 0, any other is unchanged', () => {
    expect(clampInput('price', -1, limits)).toBe(0)
    expect(clampInput('price', 0, limits)).toBe(0)
    expect(clampInput('price', Number.NaN, limits)).toBe(0)
    expect(clampInput('price', 1, limits)).toBe(1)
    expect(clampInput('price', 300_000, limits)).toBe(300_000)
  })

  it.each([
    [999, true],
    [1000, true],
    [1001, false],
    [249_999, false],
    [250_000, true],
    [250_001, true],
  ])('a price of %d shows the help: %s', (price, helped) => {
    const help = helped ? 'Cannot be less than $1,000 or more than $250,000' : null
    expect(priceHelp(price, limits.price)).toBe(help)
  })

  it('a provider can raise the minimum price and narrow the rate', () => {
    const narrowed = financePageLimits(
      buildProvider({ minimumPrice: 5000, ratePercent: { min: 7.5, max: 14.5, step: 0.5 } }),
    )
    expect(narrowed.price).toEqual({ min: 5000, max: 250_000, step: 500 })
    expect(narrowed.ratePercent).toEqual({ min: 7.5, max: 14.5, step: 0.5 })
    expect(financePageLimits(buildProvider())).toEqual(limits)
  })

  it.each([
    ['never', 'used', false],
    ['usedCars', 'used', true],
    ['usedCars', 'demo', false],
    ['usedCars', null, false],
    ['always', null, true],
  ] as const)('an input hidden %s, on a %s car: %s', (hiding, carType, hidden) => {
    expect(isHidden(hiding, carType)).toBe(hidden)
  })
})

describe('[CAR-22] limits of the car page', () => {
  const carPage = STANDARD_PROVIDER.carPage

  it('a loan of 1000 to 100000 in steps of 500; 5000 by setting', () => {
    expect(CAR_PAGE_LIMITS.price).toEqual({ min: 1000, max: 100_000, step: 500 })
    expect(carPageLimits(buildProvider({ minimumPrice: 5000 }), 20_000, null).price.min).toBe(5000)
  })

  it('by setting, a car dearer than 100000 raises the maximum to 105% of its price', () => {
    const raising = buildProvider({ carPage: { ...carPage, raisesMaximum: true } })
    expect(carPageLimits(raising, 100_000, null).price.max).toBe(100_000)
    expect(carPageLimits(raising, 139_990, null).price.max).toBe(146_990)
    expect(carPageLimits(buildProvider(), 139_990, null).price.max).toBe(100_000)
  })

  it('by setting, terms stop at five years, or are those named', () => {
    const short = carPageLimits(buildProvider({ carPage: { ...carPage, maxTermYears: 5 } }), 20_000, null)
    expect(clampInput('termYears', 7, short)).toBe(5)
    const withChoices = carPageLimits(
      buildProvider({ carPage: { ...carPage, termChoicesYears: [3, 4, 6] } }),
      20_000,
      null,
    )
    expect(withChoices.termYears).toMatchObject({ min: 3, max: 6 })
  })

  it("include the car's own terms, so that the calculator starts at the figure of its link", () => {
    const narrow = buildProvider({ ratePercent: { min: 7.5, max: 14.5, step: 0.5 } })
    expect(carPageLimits(narrow, 20_000, { ratePercent: 5.99, termYears: 8 })).toMatchObject({
      ratePercent: { min: 5.99, max: 14.5 },
      termYears: { min: 1, max: 8 },
    })
  })
})

describe('[FIN-02] inputs other than the price are clamped', () => {
  it.each([
    ['termYears', 7.5, 7],
    ['termYears', 7, 7],
    ['termYears', 1, 1],
    ['termYears', 0, 1],
    ['ratePercent', 15.1, 15],
    ['ratePercent', 0.5, 0.5],
    ['ratePercent', 0.4, 0.5],
    ['ratePercent', 6.29, 6.29],
    ['deposit', 250_001, 250_000],
    ['deposit', -5, 0],
    ['residual', Number.NaN, 0],
  ] as const)('%s %d becomes %d', (input, value, expected) => {
    expect(clampInput(input, value, limits)).toBe(expected)
  })
})

it('[FIN-02] clamping is idempotent', () => {
  const value = fc.oneof(fc.double(), fc.integer({ min: -10, max: 300_000 }), fc.constantFrom(Number.NaN, Infinity))
  fc.assert(
    fc.property(fc.constantFrom(...CALCULATOR_INPUTS), value, (input, inputValue) => {
      const once = clampInput(input, inputValue, limits)
      expect(clampInput(input, once, limits)).toBe(once)
      if (input === 'price') expect(once).toBeGreaterThanOrEqual(0)
      else expect(once).toBeGreaterThanOrEqual(limits[input].min)
    }),
  )
})

describe('[FIN-03] initial values of the calculator', () => {
  const finance = { termYears: 5, ratePercent: 6.29 }

  it.each([
    [54_990, 54_990],
    [1, 1],
    [0, 30_000],
    [null, 30_000],
  ])('a car price of %s starts at %d', (carPrice, price) => {
    expect(defaultInputs(carPrice, null, finance, limits).price).toBe(price)
  })

  it('the term and rate of the site, the deposit of the lender record', () => {
    expect(defaultInputs(20_000, { deposit: 2000 }, finance, limits)).toEqual({
      price: 20_000,
      termYears: 5,
      ratePercent: 6.29,
      deposit: 2000,
      residual: 0,
      frequency: 'weekly',
    })
    expect(defaultInputs(20_000, { deposit: null }, finance, limits).deposit).toBe(0)
  })
})

describe('[FIN-04] the repayment', () => {
  it.each([
    ['monthly', 584.04],
    ['fortnightly', 269.23],
    ['weekly', 134.55],
  ] as const)('30000 dollars over 5 years at 6.29%% paid %s are %d each', (frequency, repayment) => {
    expect(repaymentFor(buildInputs({ frequency }), settings).payment).toBeCloseTo(repayment, 2)
  })

  it('is shown in whole dollars, rounded up, and the total is that of the repayments shown', () => {
    const result = calculateRepayment(buildInputs({ frequency: 'weekly' }), settings)
    expect(result).toMatchObject({ repayment: 135, total: 135 * 260, interestPaid: 135 * 260 - 30_000 })
  })

  it('the residual is discounted and paid at the end', () => {
    const inputs = buildInputs({ residual: 9000, ratePercent: 6 })
    expect(repaymentFor(inputs, settings).payment).toBe(450.99)
    expect(calculateRepayment(inputs, settings)).toMatchObject({ repayment: 451, total: 451 * 60 + 9000 })
  })

  it('the deposit is subtracted, the fees are added', () => {
    const withoutFees = calculateRepayment(buildInputs({ price: 31_395, deposit: 1000 }), settings)
    const withFees = calculateRepayment(buildInputs({ price: 31_000, deposit: 1000 }), {
      limits,
      fees: { ...NO_FEES, establishment: 395 },
    })
    expect(withFees.repayment).toBe(withoutFees.repayment)
    expect(withFees.interestPaid).toBeCloseTo((withoutFees.interestPaid ?? 0) + 395, 2)
  })

  it('fixed fees: three are financed, the account fee is paid every month', () => {
    const fees = { establishment: 395, securityRegistration: 6, dealerAgency: 912.25, monthlyAccount: 8 }
    const fixed = repaymentFor(buildInputs(), { fees })
    const financed = repaymentFor(buildInputs({ price: 31_313.25 }), settings)
    expect(fixed.payment).toBeCloseTo(financed.payment + 8, 2)
    const weekly = repaymentFor(buildInputs({ frequency: 'weekly' }), { fees: { ...NO_FEES, monthlyAccount: 8 } })
    expect(weekly.payment).toBeCloseTo(134.55 + 1.85, 2)
  })

  it('interest is the total repaid minus the amount financed, to the cent', () => {
    const { repayment, total, interestPaid } = calculateRepayment(buildInputs(), settings)
    expect(total).toBeCloseTo(repayment * 60, 2)
    expect(interestPaid).toBeCloseTo(repayment * 60 - 30_000, 2)
  })

  it('a higher price, a shorter term or a higher rate never costs less; more deposit never costs more', () => {
    const anyInputs = fc.record({
      price: fc.integer({ min: 5000, max: 200_000 }),
      termYears: fc.integer({ min: 2, max: 13 }).map((halves) => halves / 2),
      ratePercent: fc.integer({ min: 1, max: 29 }).map((halves) => halves / 2),
      deposit: fc.integer({ min: 0, max: 1000 }),
      residual: fc.integer({ min: 0, max: 1000 }),
      frequency: fc.constantFrom(...REPAYMENT_FREQUENCIES),
    })
    fc.assert(
      fc.property(anyInputs, (input) => {
        const { payment: repayment } = repaymentFor(input, settings)
        const repaymentWith = (change: Partial<CalculatorInputs>) =>
          repaymentFor({ ...input, ...change }, settings).payment
        expect(repaymentWith({ price: input.price + 100 })).toBeGreaterThan(repayment)
        expect(repaymentWith({ termYears: input.termYears - 0.5 })).toBeGreaterThanOrEqual(repayment)
        expect(repaymentWith({ ratePercent: input.ratePercent + 0.5 })).toBeGreaterThanOrEqual(repayment)
        expect(repaymentWith({ residual: input.residual + 100 })).toBeLessThanOrEqual(repayment)
        expect(repaymentWith({ deposit: input.deposit + 100 })).toBeLessThanOrEqual(repayment)
      }),
    )
  })
})

describe("[FIN-07] a repayment of 25 or less shows 'Enquire for Finance'", () => {
  it.each([
    [24.99, true],
    [25, true],
    [25.01, false],
  ])('a weekly repayment of %d: %s', (weekly, showsEnquire) => {
    const free = { ...limits, ratePercent: { min: 0, max: 0, step: 0.5 } }
    const input = buildInputs({ price: weekly * 208, termYears: 4, frequency: 'weekly' })
    const result = calculateRepayment(input, { limits: free, fees: NO_FEES })
    expect(result.repayment).toBe(Math.ceil(weekly))
    expect(result.showsEnquire).toBe(showsEnquire)
    expect(result.total === null).toBe(showsEnquire)
    expect(result.interestPaid === null).toBe(showsEnquire)
  })

  it.each([
    ['a deposit that covers the price', buildInputs({ deposit: 30_000 })],
    ['a price of zero', buildInputs({ price: 0 })],
    ['a residual above what is owed', buildInputs({ residual: 60_000 })],
  ])('%s leaves nothing to repay, whatever the fees', (_, input) => {
    const fees = { ...NO_FEES, establishment: 395, monthlyAccount: 8 }
    expect(calculateRepayment(input, { limits, fees })).toMatchObject({ repayment: 0, showsEnquire: true, total: null })
  })
})

describe('the balance by year', () => {
  it('falls from the amount financed to the residual', () => {
    const points = remainingBalance(buildInputs({ residual: 9000 }), {
      limits,
      fees: { ...NO_FEES, establishment: 395 },
    })
    expect(points.map((point) => point.years)).toEqual([0, 1, 2, 3, 4, 5])
    expect(points[0]?.balance).toBe(30_395)
    expect(points.at(-1)?.balance).toBe(9000)
    const balances = points.map((point) => point.balance)
    expect(balances).toEqual([...balances].sort((a, b) => b - a))
  })

  it('a half year ends between two years', () => {
    expect(remainingBalance(buildInputs({ termYears: 1.5 }), settings).map((point) => point.years)).toEqual([0, 1, 1.5])
  })

  it('the balance before the end equals the last repayment', () => {
    const { payment } = repaymentFor(buildInputs({ termYears: 2, ratePercent: 6 }), settings)
    const afterOneYear = remainingBalance(buildInputs({ termYears: 2, ratePercent: 6 }), settings)[1]?.balance ?? 0
    const remaining = repaymentFor(buildInputs({ price: afterOneYear, termYears: 1, ratePercent: 6 }), settings)
    expect(remaining.payment).toBeCloseTo(payment, 1)
  })

  it('without a loan the balance is zero', () => {
    expect(remainingBalance(buildInputs({ deposit: 40_000 }), settings)).toEqual([])
  })
})
