import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { calculateRepayment, inputsFromTerms, settingsFromTerms } from '../../../src/domain/finance/calculator'
import { carPageLimits } from '../../../src/domain/finance/calculatorLimits'
import { type FinanceChoice, hasChoice, NO_CHOICE, parseFinanceChoice } from '../../../src/domain/finance/financeChoice'
import { STANDARD_PROVIDER } from '../../../src/domain/finance/financeProvider'
import { withQuote } from '../../../src/domain/finance/financeQuote'
import type { FinanceTerms } from '../../../src/domain/finance/financeTerms'
import { NO_FEES, REPAYMENT_FREQUENCIES } from '../../../src/domain/finance/loan'
import { repaymentOn } from '../../../src/domain/finance/repaymentFigure'

const buildTerms = (overrides: Partial<FinanceTerms> = {}): FinanceTerms => ({
  price: 30_000,
  ratePercent: 6.29,
  comparisonRatePercent: 8.19,
  deposit: 3000,
  residual: 9000,
  termYears: 5,
  fees: NO_FEES,
  quoted: null,
  termYearsOffered: { min: 1, max: 7, choices: [] },
  monthlyOnly: false,
  fromLender: false,
  ...overrides,
})
const buildChoice = (overrides: Partial<FinanceChoice> = {}): FinanceChoice => ({ ...NO_CHOICE, ...overrides })

describe('a shopper’s deposit, term and frequency', () => {
  it('is empty: a car shows its own terms per week', () => {
    expect(repaymentOn(buildTerms())).toMatchObject({
      payment: 92,
      frequency: 'weekly',
      deposit: 3000,
      termYears: 5,
    })
  })

  it('replaces the terms of every car, separately or together', () => {
    expect(repaymentOn(buildTerms(), buildChoice({ deposit: 10_000 })).payment).toBeLessThan(92)
    expect(repaymentOn(buildTerms(), buildChoice({ termYears: 7 })).payment).toBeLessThan(92)
    expect(repaymentOn(buildTerms(), buildChoice({ frequency: 'monthly' }))).toMatchObject({
      frequency: 'monthly',
      deposit: 3000,
    })
  })

  it("keeps a lender's own repayment at exactly its terms, and calculates others", () => {
    const quoted = buildTerms({ quoted: { weekly: 149.5, monthly: 647.34 } })
    expect(repaymentOn(quoted).payment).toBe(150)
    expect(repaymentOn(quoted, buildChoice({ deposit: 3000, frequency: 'monthly' })).payment).toBe(648)
    expect(repaymentOn(quoted, buildChoice({ termYears: 6 })).payment).toBe(
      repaymentOn(buildTerms(), buildChoice({ termYears: 6 })).payment,
    )
  })

  it("has an unsupported term replaced by the lender's nearest", () => {
    const upToFive = buildTerms({ termYearsOffered: { min: 1, max: 5, choices: [] } })
    expect(repaymentOn(upToFive, buildChoice({ termYears: 7 })).termYears).toBe(5)
    const withChoices = buildTerms({ termYears: 4, termYearsOffered: { min: 1, max: 7, choices: [3, 4, 5] } })
    expect(repaymentOn(withChoices, buildChoice({ termYears: 7 })).termYears).toBe(5)
    expect(repaymentOn(withChoices, buildChoice({ termYears: 1 })).termYears).toBe(3)
  })

  it('[CAR-22] is limited to monthly repayments for a lender with those only', () => {
    expect(repaymentOn(buildTerms({ monthlyOnly: true }), buildChoice({ frequency: 'weekly' })).frequency).toBe(
      'monthly',
    )
  })

  it("[FIN-07] that leaves 25 or less shows 'Enquire for Finance'", () => {
    expect(repaymentOn(buildTerms(), buildChoice({ deposit: 29_000 })).showsEnquire).toBe(true)
    expect(repaymentOn(buildTerms(), buildChoice({ deposit: 3000 })).showsEnquire).toBe(false)
  })

  it('is restored field by field', () => {
    expect(parseFinanceChoice({ deposit: 5000, termYears: 7, frequency: 'monthly' })).toEqual({
      deposit: 5000,
      termYears: 7,
      frequency: 'monthly',
    })
    expect(parseFinanceChoice({ deposit: -1, termYears: 'seven', frequency: 'daily' })).toEqual(NO_CHOICE)
    expect(parseFinanceChoice('nonsense')).toEqual(NO_CHOICE)
    expect(hasChoice(parseFinanceChoice({ deposit: 0 }))).toBe(true)
    expect(hasChoice(NO_CHOICE)).toBe(false)
  })
})

it('[CAR-02] [FIN-04] gives the same figure on cards, teaser and calculator', () => {
  const anyTerms = fc.record({
    price: fc.integer({ min: 5000, max: 100_000 }),
    deposit: fc.integer({ min: 0, max: 5000 }),
    residual: fc.integer({ min: 0, max: 5000 }),
    termYears: fc.integer({ min: 2, max: 14 }).map((halves) => halves / 2),
    ratePercent: fc.integer({ min: 50, max: 1500 }).map((hundredths) => hundredths / 100),
    quoted: fc.option(fc.record({ weekly: fc.constant(151.25), monthly: fc.constant(655.5) })),
  })
  const anyChoice = fc.record({
    deposit: fc.option(fc.integer({ min: 0, max: 60_000 })),
    termYears: fc.option(fc.integer({ min: 2, max: 14 }).map((halves) => halves / 2)),
    frequency: fc.option(fc.constantFrom(...REPAYMENT_FREQUENCIES)),
  })
  fc.assert(
    fc.property(anyTerms, anyChoice, (baseTerms, chosen) => {
      const car = buildTerms(baseTerms)
      const limits = carPageLimits(STANDARD_PROVIDER, car.price, car)
      const repayment = repaymentOn(car, chosen)
      const { deposit, termYears, frequency } = repayment
      const inputs = { ...inputsFromTerms(car), deposit, termYears, frequency }
      const calculated = calculateRepayment(inputs, settingsFromTerms(car, limits))
      expect(calculated.repayment).toBe(repayment.payment)
      expect(calculated.showsEnquire).toBe(repayment.showsEnquire)
    }),
  )
})

it('[FIN-11] is replaced by a received quote, with its own rates', () => {
  const quote = { weeklyRepaymentAmount: 171.42, advertisedRate: 6.99, comparisonRate: 8.5 }
  const quoted = withQuote(buildTerms(), quote)
  expect(repaymentOn(quoted)).toMatchObject({ payment: 172, deposit: 0, residual: 0, termYears: 5 })
  expect(quoted).toMatchObject({ ratePercent: 6.99, comparisonRatePercent: 8.5 })
  expect(repaymentOn(quoted, buildChoice({ deposit: 10_000 })).payment).toBeLessThan(172)
  const unquoted = buildTerms()
  expect(withQuote(unquoted, null)).toBe(unquoted)
})
