import { toCents } from '../money'
import { amortise } from './amortise'
import type { LoanFees, RepaymentFrequency } from './loan'
import { financedFees, numberOfPayments, PAYMENTS_PER_YEAR } from './loan'

/** The money that passes between a borrower and a lender, whole cents. */
export interface LoanFlows {
  /** what the borrower gets the use of: without any fee */
  receivedCents: number
  /** every repayment, account fees included */
  paymentCents: number
  termYears: number
  frequency: RepaymentFrequency
  residualCents: number
}

/**
 * The example loan on which lenders in Australia quote a comparison rate: secured, $30,000, five years, paid monthly
 * (FIN-13).
 */
export const COMPARISON_EXAMPLE = { amount: 30_000, termYears: 5, frequency: 'monthly' } as const

/**
 * The yearly nominal rate, in percent with two decimals, at which what is repaid is worth what was received: interest
 * and fees as one rate. Null when less comes back than was lent, which no real rate explains.
 */
export function comparisonRatePercent(flows: LoanFlows): number | null {
  const payments = numberOfPayments(flows.termYears, flows.frequency)
  const repaid = flows.paymentCents * payments + flows.residualCents
  if (flows.receivedCents <= 0) return null
  const roundingCents = payments
  if (repaid < flows.receivedCents - roundingCents) return null
  const worthAt = (rate: number) => {
    if (rate === 0) return repaid
    const discount = (1 + rate) ** -payments
    return (flows.paymentCents * (1 - discount)) / rate + flows.residualCents * discount
  }
  let low = 0
  let high = 1
  for (let step = 0; step < 80; step += 1) {
    const middle = (low + high) / 2
    if (worthAt(middle) > flows.receivedCents) low = middle
    else high = middle
  }
  return Math.round(low * PAYMENTS_PER_YEAR[flows.frequency] * 10_000) / 100
}

/** The comparison rate of an interest rate and its fees on the example loan (FIN-13), percent with two decimals. */
export function exampleComparisonRatePercent(ratePercent: number, fees: LoanFees): number | null {
  const { amount, termYears, frequency } = COMPARISON_EXAMPLE
  const loan = { ratePercent, termYears, frequency, residualCents: 0 }
  const payment = amortise({ ...loan, financedCents: toCents(amount + financedFees(fees)) })
  return comparisonRatePercent({
    receivedCents: toCents(amount),
    paymentCents: payment + toCents(fees.monthlyAccount),
    termYears,
    frequency,
    residualCents: 0,
  })
}

/** Lowest and highest comparison rate that an offer names, percent a year. */
export interface ComparisonRange {
  from: number
  to: number
}

/**
 * The range of comparison rates of a lender (FIN-05): the one that the site fixes for it, else the lowest and highest
 * percentage its disclaimer names from the word "comparison" on (from the start where the word is missing). Null
 * without any.
 */
export function comparisonRange(
  disclaimer: string | null,
  fixed: ComparisonRange | null = null,
): ComparisonRange | null {
  if (fixed) return fixed
  const text = disclaimer ?? ''
  const start = Math.max(0, text.search(/comparison/i))
  const rates = Array.from(text.slice(start).matchAll(/(\d+(?:\.\d+)?)\s*%/g), (match) => Number(match[1]))
  return rates.length === 0 ? null : { from: Math.min(...rates), to: Math.max(...rates) }
}
