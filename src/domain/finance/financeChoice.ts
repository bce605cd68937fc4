import type { FinanceTerms } from './financeTerms'
import { REPAYMENT_FREQUENCIES, type RepaymentFrequency } from './loan'
import { repaymentFor } from './repayment'

/** What a shopper chose for every car they look at. Null: not chosen, so each car keeps its own. Dollars, years. */
export interface FinanceChoice {
  deposit: number | null
  termYears: number | null
  frequency: RepaymentFrequency | null
}

export const NO_CHOICE: FinanceChoice = { deposit: null, termYears: null, frequency: null }

/** The most that a deposit can be, in dollars (FIN-01). */
const MAX_DEPOSIT = 250_000

/** True when the shopper chose anything. */
export function hasChoice({ deposit, termYears, frequency }: FinanceChoice): boolean {
  return deposit !== null || termYears !== null || frequency !== null
}

/** A choice as a browser kept it; what it does not say, or says amiss, is not chosen. */
export function parseFinanceChoice(kept: unknown): FinanceChoice {
  if (typeof kept !== 'object' || kept === null) return NO_CHOICE
  const { deposit, termYears, frequency } = kept as Record<string, unknown>
  return {
    deposit: isAmount(deposit) ? Math.min(deposit, MAX_DEPOSIT) : null,
    termYears: isAmount(termYears) && termYears > 0 ? termYears : null,
    frequency: REPAYMENT_FREQUENCIES.find((known) => known === frequency) ?? null,
  }
}

/** A car's repayment for a shopper: dollars with cents, and what it rests on. */
export interface ShownRepayment {
  payment: number
  frequency: RepaymentFrequency
  deposit: number
  termYears: number
  residual: number
  /** too small to quote: 'Enquire for Finance' stands in its place (FIN-07) */
  showsEnquire: boolean
}

/** The repayment on a car with what the shopper chose: cards, sidebar, header and calculator all say this figure. */
export function repaymentOn(terms: FinanceTerms, choice: FinanceChoice = NO_CHOICE): ShownRepayment {
  const deposit = Math.min(choice.deposit ?? terms.deposit, MAX_DEPOSIT)
  const termYears = choice.termYears === null ? terms.termYears : nearestTerm(choice.termYears, terms)
  const frequency = terms.monthlyOnly ? 'monthly' : (choice.frequency ?? 'weekly')
  const { price, ratePercent, residual } = terms
  const { payment, showsEnquire } = repaymentFor(
    { price, deposit, residual, termYears, ratePercent, frequency },
    { fees: terms.fees, quote: quoteFor(terms) },
  )
  return { payment, frequency, deposit, termYears, residual, showsEnquire }
}

/** The lender's own repayments and the inputs at which they hold; null where there are none. */
export function quoteFor(terms: FinanceTerms) {
  const { price, deposit, residual, termYears, ratePercent, quoted } = terms
  return quoted && { inputs: { price, deposit, residual, termYears, ratePercent }, ...quoted }
}

/** The term that the lender writes nearest to the wanted one, in years. */
export function nearestTerm(wanted: number, { termYears, termYearsOffered }: FinanceTerms): number {
  const { min, max, choices } = termYearsOffered
  if (choices.length > 0)
    return choices.reduce((best, one) => (Math.abs(one - wanted) < Math.abs(best - wanted) ? one : best), choices[0]!)
  return Math.min(Math.max(wanted, Math.min(min, termYears)), Math.max(max, termYears))
}

function isAmount(value: unknown): value is number {
  return typeof value === 'number' && Number.isFinite(value) && value >= 0
}
