import { fromCents, toCents } from '../money'
import { balanceOverTime } from './amortise'
import { type CalculatorLimits, clampInput } from './calculatorLimits'
import { exampleComparisonRatePercent } from './comparisonRate'
import { quoteFor } from './financeChoice'
import type { FinanceTerms } from './financeTerms'
import type { LenderRecord } from './lenderRecord'
import type { LoanFees, RepaymentFrequency } from './loan'
import { financedFees, numberOfPayments } from './loan'
import { type LenderQuote, type RepaymentInputs, repaymentFor, toLoan } from './repayment'
import type { SiteFinance } from './siteFinance'

/** What a shopper sets in the repayment calculator (FIN-01). Money in dollars. */
export type CalculatorInputs = RepaymentInputs

export interface CalculatorSettings {
  limits: CalculatorLimits
  fees: LoanFees
  /** the lender's own repayments and where they hold */
  quote?: LenderQuote | null
  /** a comparison rate that the lender quotes for one rate; at any other it is worked out */
  stored?: { ratePercent: number; comparisonRatePercent: number } | null
}

/** What a calculator shows. Money in dollars with cents. */
export interface Repayment {
  /** each repayment, account fees included */
  repayment: number
  frequency: RepaymentFrequency
  /** everything repaid over the term, final payment included; null when hidden (FIN-07) */
  total: number | null
  /** the part of the total that is interest and fees; null when hidden (FIN-07) */
  interestPaid: number | null
  /** interest and fees as one yearly rate on the example loan (FIN-13); null when hidden (FIN-07) */
  comparisonRatePercent: number | null
  /** true when the repayment is too small to quote and 'Enquire for Finance' stands in its place (FIN-07) */
  showsEnquire: boolean
}

/** dollars, where there is no car or it has no price (FIN-03) */
export const DEFAULT_PRICE = 30_000

/**
 * What the calculator starts with (FIN-03): the car's price, the site's term and rate, and the lender record's deposit. A car
 * that shows a repayment starts at the terms of that instead, so that the two agree (`inputsFromTerms`).
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

/** What the calculator of a car starts with: exactly what its weekly figure rests on. */
export function inputsFromTerms(terms: FinanceTerms): CalculatorInputs {
  const { price, termYears, ratePercent, deposit, residual, monthlyOnly } = terms
  return { price, termYears, ratePercent, deposit, residual, frequency: monthlyOnly ? 'monthly' : 'weekly' }
}

/** What the calculator of a car works with. */
export function settingsFromTerms(terms: FinanceTerms, limits: CalculatorLimits): CalculatorSettings {
  const { ratePercent, comparisonRatePercent, fees } = terms
  return { limits, fees, quote: quoteFor(terms), stored: { ratePercent, comparisonRatePercent } }
}

/** The inputs within their limits; the price only never below zero (FIN-01, FIN-02). */
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

/** The repayment of what a shopper set, inputs clamped first (FIN-01, FIN-02, FIN-04, FIN-07). */
export function calculateRepayment(given: CalculatorInputs, settings: CalculatorSettings): Repayment {
  const inputs = clampInputs(given, settings.limits)
  const { payment: repayment, showsEnquire } = repaymentFor(inputs, settings)
  const { frequency } = inputs
  if (showsEnquire)
    return { repayment, frequency, total: null, interestPaid: null, comparisonRatePercent: null, showsEnquire }
  const loan = toLoan(inputs, settings.fees)
  const total = toCents(repayment) * numberOfPayments(loan.termYears, frequency) + loan.residualCents
  const borrowed = loan.financedCents - toCents(financedFees(settings.fees))
  return {
    repayment,
    frequency,
    total: fromCents(total),
    interestPaid: fromCents(total - borrowed),
    comparisonRatePercent: comparisonRateAt(inputs.ratePercent, settings),
    showsEnquire,
  }
}

/** What is still owed after each year, in dollars, for the calculator's chart; empty when nothing is financed. */
export function remainingBalance(
  inputs: CalculatorInputs,
  { limits, fees }: CalculatorSettings,
): { years: number; balance: number }[] {
  const loan = toLoan(clampInputs(inputs, limits), fees)
  if (loan.financedCents <= 0) return []
  return balanceOverTime(loan).map(({ years, balanceCents }) => ({ years, balance: fromCents(balanceCents) }))
}

/** The stored comparison rate where it was quoted for this rate, else the one of the fees on the example loan (FIN-13). */
function comparisonRateAt(ratePercent: number, { stored, fees }: CalculatorSettings): number | null {
  if (stored && stored.ratePercent === ratePercent) return stored.comparisonRatePercent
  return exampleComparisonRatePercent(ratePercent, fees)
}
