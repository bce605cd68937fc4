import { fromCents, toCents } from '../money'
import { balanceOverTime } from './amortise'
import { type CalculatorLimits, clampInput } from './calculatorLimits'
import { exampleComparisonRatePercent } from './comparisonRate'
import type { FinanceTerms } from './financeTerms'
import type { LenderRecord } from './lenderRecord'
import type { LoanFees, RepaymentFrequency } from './loan'
import { financedFees } from './loan'
import { type LenderQuote, type RepaymentInputs, repaymentFor, shownRepayment, toLoan, totalRepaid } from './repayment'
import { quoteFor } from './repaymentFigure'
import type { SiteFinance } from './siteFinance'

/** The shopper's inputs of the repayment calculator (FIN-01). Money in dollars. */
export type CalculatorInputs = RepaymentInputs

export interface CalculatorSettings {
  limits: CalculatorLimits
  fees: LoanFees
  /** the lender's quoted repayments and the inputs they are valid for */
  quote?: LenderQuote | null
  /** the comparison rate of one interest rate, such as that of a quote; computed for any other rate */
  stored?: { ratePercent: number; comparisonRatePercent: number } | null
}

/** The calculator's results. Money in dollars. */
export interface Repayment {
  /** each repayment, including account fees: whole dollars, rounded up */
  repayment: number
  frequency: RepaymentFrequency
  /** all repayments as shown, and the final payment; null when hidden (FIN-07) */
  total: number | null
  /** the interest and fees in the total; null when hidden (FIN-07) */
  interestPaid: number | null
  /** comparison rate on the example loan (FIN-13); null when hidden (FIN-07) */
  comparisonRatePercent: number | null
  /** true when the repayment is too small to quote and 'Enquire for Finance' is shown instead (FIN-07) */
  showsEnquire: boolean
}

/** dollars, used without a car or for a car without a price (FIN-03) */
export const DEFAULT_PRICE = 30_000

/**
 * Initial inputs (FIN-03): the car's price, the site's term and rate, and the lender record's deposit. A car with a repayment
 * starts at its terms instead, so that both figures agree (`inputsFromTerms`).
 */
export function defaultInputs(
  carPrice: number | null,
  lender: Pick<LenderRecord, 'deposit'> | null,
  finance: Pick<SiteFinance, 'termYears' | 'ratePercent'>,
  limits: CalculatorLimits,
): CalculatorInputs {
  return {
    price: carPrice !== null && carPrice > 0 ? carPrice : DEFAULT_PRICE,
    termYears: clampInput('termYears', finance.termYears, limits),
    ratePercent: clampInput('ratePercent', finance.ratePercent, limits),
    deposit: clampInput('deposit', lender?.deposit ?? 0, limits),
    residual: 0,
    frequency: 'weekly',
  }
}

/** Initial inputs of a car's calculator: the terms of its weekly repayment. */
export function inputsFromTerms(terms: FinanceTerms): CalculatorInputs {
  const { price, termYears, ratePercent, deposit, residual, monthlyOnly } = terms
  return { price, termYears, ratePercent, deposit, residual, frequency: monthlyOnly ? 'monthly' : 'weekly' }
}

/** The calculator settings of a car. */
export function settingsFromTerms(terms: FinanceTerms, limits: CalculatorLimits): CalculatorSettings {
  const { ratePercent, comparisonRatePercent, fees } = terms
  return { limits, fees, quote: quoteFor(terms), stored: { ratePercent, comparisonRatePercent } }
}

/** The inputs clamped to their limits; the price is only clamped to be above zero (FIN-01, FIN-02). */
export function clampInputs(inputs: CalculatorInputs, limits: CalculatorLimits): CalculatorInputs {
  return {
    price: clampInput('price', inputs.price, limits),
    termYears: clampInput('termYears', inputs.termYears, limits),
    ratePercent: clampInput('ratePercent', inputs.ratePercent, limits),
    deposit: clampInput('deposit', inputs.deposit, limits),
    residual: clampInput('residual', inputs.residual, limits),
    frequency: inputs.frequency,
  }
}

/** The repayment for a shopper's inputs, which are clamped first (FIN-01, FIN-02, FIN-04, FIN-07). */
export function calculateRepayment(unclamped: CalculatorInputs, settings: CalculatorSettings): Repayment {
  const inputs = clampInputs(unclamped, settings.limits)
  const { payment: exact, showsEnquire } = repaymentFor(inputs, settings)
  const repayment = shownRepayment(exact)
  const { frequency } = inputs
  if (showsEnquire)
    return { repayment, frequency, total: null, interestPaid: null, comparisonRatePercent: null, showsEnquire }
  const loan = toLoan(inputs, settings.fees)
  const total = totalRepaid(repayment, inputs)
  const borrowed = loan.financedCents - toCents(financedFees(settings.fees))
  return {
    repayment,
    frequency,
    total,
    interestPaid: fromCents(toCents(total) - borrowed),
    comparisonRatePercent: comparisonRateAt(inputs.ratePercent, settings),
    showsEnquire,
  }
}

/** The balance owing after each year, in dollars, for the calculator's chart; empty if nothing is financed. */
export function remainingBalance(
  inputs: CalculatorInputs,
  { limits, fees }: CalculatorSettings,
): { years: number; balance: number }[] {
  const loan = toLoan(clampInputs(inputs, limits), fees)
  if (loan.financedCents <= 0) return []
  return balanceOverTime(loan).map(({ years, balanceCents }) => ({ years, balance: fromCents(balanceCents) }))
}

/** The comparison rate of the quote service at its own rate, else computed with the fees on the example loan (FIN-13). */
function comparisonRateAt(ratePercent: number, { stored, fees }: CalculatorSettings): number | null {
  if (stored && stored.ratePercent === ratePercent) return stored.comparisonRatePercent
  return exampleComparisonRatePercent(ratePercent, fees)
}
