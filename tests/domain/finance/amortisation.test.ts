import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { amortise, balanceOverTime, type Loan } from '../../../src/domain/finance/amortise'
import { exampleComparisonRatePercent } from '../../../src/domain/finance/comparisonRate'
import { NO_FEES, PAYMENTS_PER_YEAR, REPAYMENT_FREQUENCIES } from '../../../src/domain/finance/loan'

/** Computes a loan's balance after the last repayment step by step, without the formula, in cents. */
function computeFinalBalance(loan: Loan, paymentCents: number): number {
  const perYear = PAYMENTS_PER_YEAR[loan.frequency]
  let owed = loan.financedCents
  for (let paid = 0; paid < Math.round(loan.termYears * perYear); paid += 1) {
    const interest = (owed * loan.ratePercent) / 100 / perYear
    owed += interest - paymentCents
  }
  return owed
}

const buildLoan = (overrides: Partial<Loan> = {}): Loan => ({
  financedCents: 3_000_000,
  ratePercent: 6.29,
  termYears: 5,
  frequency: 'monthly',
  residualCents: 0,
  ...overrides,
})

describe('[FIN-04] the repayment against a balance table', () => {
  it.each([
    ['[FIN-13] $30,000 over 5 years at 6.29%', buildLoan(), 58_404],
    ['with a final payment of $9,000', buildLoan({ residualCents: 900_000 }), 45_600],
    ['with a fee of $1,360.50 financed', buildLoan({ financedCents: 3_136_050 }), 61_052],
    ['by the week', buildLoan({ frequency: 'weekly' }), 13_455],
    ['without interest', buildLoan({ ratePercent: 0 }), 50_000],
  ])('%s', (_, loan, expected) => {
    const payment = amortise(loan)
    expect(payment).toBe(expected)
    // A repayment is in whole cents; its rounding error grows with interest, but stays under two cents per repayment.
    const payments = loan.termYears * PAYMENTS_PER_YEAR[loan.frequency]
    expect(Math.abs(computeFinalBalance(loan, payment) - loan.residualCents)).toBeLessThan(payments * 2)
  })

  it('is exact for any loan: one cent less leaves a balance, one cent more leaves none', () => {
    const anyLoan = fc.record({
      financedCents: fc.integer({ min: 200_000, max: 25_000_000 }),
      ratePercent: fc.integer({ min: 50, max: 2000 }).map((hundredths) => hundredths / 100),
      termYears: fc.integer({ min: 2, max: 14 }).map((halves) => halves / 2),
      frequency: fc.constantFrom(...REPAYMENT_FREQUENCIES),
      residualCents: fc.integer({ min: 0, max: 150_000 }),
    })
    fc.assert(
      fc.property(anyLoan, (loan) => {
        const payment = amortise(loan)
        expect(computeFinalBalance(loan, payment - 1)).toBeGreaterThan(loan.residualCents)
        expect(computeFinalBalance(loan, payment + 1)).toBeLessThan(loan.residualCents)
      }),
    )
  })

  it('the balance falls from year to year and ends at the final payment', () => {
    const points = balanceOverTime(buildLoan({ residualCents: 900_000 }))
    const balances = points.map(({ balanceCents }) => balanceCents)
    expect(balances).toEqual([...balances].sort((a, b) => b - a))
    expect(balances.at(-1)).toBe(900_000)
  })
})

describe('[FIN-13] the comparison rate, by discounting each repayment', () => {
  /** The present value of the repayments at a yearly rate, summed one by one, in cents. */
  function worthToday(paymentCents: number, yearlyPercent: number): number {
    let worth = 0
    for (let month = 1; month <= 60; month += 1) worth += paymentCents / (1 + yearlyPercent / 1200) ** month
    return worth
  }

  it.each([
    [6.29, { ...NO_FEES, establishment: 1360.5 }],
    [6.29, { establishment: 395, securityRegistration: 6, dealerAgency: 912.25, monthlyAccount: 8 }],
    [12.5, { ...NO_FEES, monthlyAccount: 10 }],
  ])('at %d%% with fees %j, the discounted repayments equal the example loan', (ratePercent, fees) => {
    const comparison = exampleComparisonRatePercent(ratePercent, fees)!
    const financed = 3_000_000 + Math.round((fees.establishment + fees.securityRegistration + fees.dealerAgency) * 100)
    const payment = amortise(buildLoan({ financedCents: financed, ratePercent })) + fees.monthlyAccount * 100
    expect(comparison).toBeGreaterThan(ratePercent)
    expect(worthToday(payment, comparison + 0.01)).toBeLessThan(3_000_000)
    expect(worthToday(payment, comparison - 0.01)).toBeGreaterThan(3_000_000)
  })
})
