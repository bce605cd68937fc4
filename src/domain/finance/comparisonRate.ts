import { toCents } from '../money'
import { amortise } from './amortise'
import type { LoanFees, RepaymentFrequency } from './loan'
import { financedFees, numberOfPayments, PAYMENTS_PER_YEAR } from './loan'

/** Cash flows of a loan, in whole cents. */
export interface LoanFlows {
  /** the amount received, excluding fees */
  receivedCents: number
  /** each repayment, including account fees */
  paymentCents: number
  termYears: number
  frequency: RepaymentFrequency
  residualCents: number
}

/**
 * The example loan on which Australian lenders quote comparison rates: secured, $30,000, five years, monthly repayments
 * (FIN-13).
 */
export const COMPARISON_EXAMPLE = { amount: 30_000, termYears: 5, frequency: 'monthly' } as const

/**
 * The nominal annual rate, in percent with two decimals, at which the present value of all repayments equals the amount
 * received. Null if less is repaid than received.
 */
export function comparisonRatePercent(flows: LoanFlows): number | null {
  const payments = numberOfPayments(flows.termYears, flows.frequency)
  const repaid = flows.paymentCents * payments + flows.residualCents
  if (flows.receivedCents <= 0) return null
  const roundingCents = payments
  if (repaid < flows.receivedCents - roundingCents) return null
  const presentValue = (rate: number) => {
    if (rate === 0) return repaid
    const discount = (1 + rate) ** -payments
    return (flows.paymentCents * (1 - discount)) / rate + flows.residualCents * discount
  }
  let low = 0
  let high = 1
  for (let step = 0; step < 80; step += 1) {
    const middle = (low + high) / 2
    if (presentValue(middle) > flows.receivedCents) low = middle
    else high = middle
  }
  return Math.round(low * PAYMENTS_PER_YEAR[flows.frequency] * 10_000) / 100
}

/** The comparison rate of an interest rate and its fees on the example loan (FIN-13), in percent with two decimals. */
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

/** Lowest and highest comparison rate of an offer, in percent a year. */
export interface ComparisonRange {
  from: number
  to: number
}

/**
 * A lender's range of comparison rates (FIN-05): the configured one, else the lowest and highest percentage in the disclaimer
 * after the word "comparison" (or in the whole text if the word is missing). Null if there is none.
 */
export function comparisonRange(
  disclaimer: string | null,
  configured: ComparisonRange | null = null,
): ComparisonRange | null {
  if (configured) return configured
  const text = disclaimer ?? ''
  const start = Math.max(0, text.search(/comparison/i))
  const rates = Array.from(text.slice(start).matchAll(/(\d+(?:\.\d+)?)\s*%/g), (match) => Number(match[1]))
  return rates.length === 0 ? null : { from: Math.min(...rates), to: Math.max(...rates) }
}
