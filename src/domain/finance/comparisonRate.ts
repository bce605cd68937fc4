import { formatDollars, formatRate } from '../format'
import { toCents } from '../money'
import { amortise } from './amortise'
import type { LoanFees, RepaymentFrequency } from './loan'
import { financedFees, numberOfPayments } from './loan'

/** Cash flows of a loan, in whole cents. */
export interface LoanFlows {
  /** the credit provided at the start, without the lender's fees */
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

/** Percentage points by which a stated comparison rate may differ from the computed one: a rounding of its last digit. */
export const COMPARISON_TOLERANCE = 0.01

/** Repayments a year as the regulation counts them: n is 52.18 for weekly and 26.09 for fortnightly repayments. */
const REGULATION_PERIODS: Record<RepaymentFrequency, number> = { weekly: 52.18, fortnightly: 26.09, monthly: 12 }

/**
 * The comparison rate by regulation 100 of the National Consumer Credit Protection Regulations 2010: n x r x 100%, where r is
 * the rate per period at which the repayments and the lender's fees are worth as much today as the credit provided. A nominal
 * rate in percent a year with two decimals. Null if less is repaid than received.
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
  return Math.round(low * REGULATION_PERIODS[flows.frequency] * 10_000) / 100
}

/** By rate and fees, which a few offers of a dealer have and all its cars share: each takes eighty steps to solve. */
const exampleRates = new Map<string, number | null>()
const MAX_EXAMPLE_RATES = 1000

/** The last of each provider's fees: a stock asks with the same ones for every price, and a key of five numbers takes longer than its terms. */
const lastRates = new WeakMap<LoanFees, { ratePercent: number; rate: number | null }>()

/**
 * The comparison rate of an interest rate and its fees on the example loan (FIN-13), in percent with two decimals. The fee of
 * the securities register is the government's, which the regulation leaves out: the loan provides it as credit.
 */
export function exampleComparisonRatePercent(ratePercent: number, fees: LoanFees): number | null {
  const last = lastRates.get(fees)
  if (last?.ratePercent === ratePercent) return last.rate
  const rate = findExampleRate(ratePercent, fees)
  lastRates.set(fees, { ratePercent, rate })
  return rate
}

function findExampleRate(ratePercent: number, fees: LoanFees): number | null {
  const { establishment, securityRegistration, dealerAgency, monthlyAccount } = fees
  const key = [ratePercent, establishment, securityRegistration, dealerAgency, monthlyAccount].join(' ')
  let rate = exampleRates.get(key)
  if (rate === undefined) {
    rate = solveExampleRate(ratePercent, fees)
    if (exampleRates.size >= MAX_EXAMPLE_RATES) exampleRates.clear()
    exampleRates.set(key, rate)
  }
  return rate
}

function solveExampleRate(ratePercent: number, fees: LoanFees): number | null {
  const { amount, termYears, frequency } = COMPARISON_EXAMPLE
  const loan = { ratePercent, termYears, frequency, residualCents: 0 }
  const payment = amortise({ ...loan, financedCents: toCents(amount + financedFees(fees)) })
  return comparisonRatePercent({
    receivedCents: toCents(amount + fees.securityRegistration),
    paymentCents: payment + toCents(fees.monthlyAccount),
    termYears,
    frequency,
    residualCents: 0,
  })
}

/**
 * Why a stated comparison rate cannot be right: it differs from the one computed from rate and fees. Names both figures. Null if
 * it agrees.
 */
export function findComparisonProblem(stated: number, ratePercent: number, fees: LoanFees): string | null {
  const computed = exampleComparisonRatePercent(ratePercent, fees)
  if (computed === null) return null
  // Hundredths, since 8.05 - 8.04 is not 0.01 in floating point.
  const difference = Math.abs(Math.round(stated * 100) - Math.round(computed * 100))
  if (difference <= COMPARISON_TOLERANCE * 100) return null
  return `The comparison rate of ${formatRate(stated)} does not follow from ${formatRate(ratePercent)} and its fees, which give ${formatRate(computed)} on ${formatDollars(COMPARISON_EXAMPLE.amount)} over ${COMPARISON_EXAMPLE.termYears} years. Correct the rate or the fees.`
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
  const rates = Array.from(text.slice(start).matchAll(/(?<!\d)(\d+(?:\.\d+)?)\s*%/g), (match) => Number(match[1]))
  return rates.length === 0 ? null : { from: Math.min(...rates), to: Math.max(...rates) }
}
