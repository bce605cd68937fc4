import { REPAYMENT_FREQUENCIES, type RepaymentFrequency } from './loan'

/** A shopper's finance choices for every car. Null: not chosen, so each car's own terms apply. Dollars, years. */
export interface FinanceChoice {
  deposit: number | null
  termYears: number | null
  frequency: RepaymentFrequency | null
}

export const NO_CHOICE: FinanceChoice = { deposit: null, termYears: null, frequency: null }

/** Maximum deposit in dollars (FIN-01). */
export const MAX_DEPOSIT = 250_000

/** True if the shopper chose anything. */
export function hasChoice({ deposit, termYears, frequency }: FinanceChoice): boolean {
  return deposit !== null || termYears !== null || frequency !== null
}

/** Parses a choice from browser storage; missing and invalid values become null. */
export function parseFinanceChoice(stored: unknown): FinanceChoice {
  if (typeof stored !== 'object' || stored === null) return NO_CHOICE
  const { deposit, termYears, frequency } = stored as Record<string, unknown>
  return {
    deposit: isAmount(deposit) ? Math.min(deposit, MAX_DEPOSIT) : null,
    termYears: isAmount(termYears) && termYears > 0 ? termYears : null,
    frequency: REPAYMENT_FREQUENCIES.find((known) => known === frequency) ?? null,
  }
}

function isAmount(value: unknown): value is number {
  return typeof value === 'number' && Number.isFinite(value) && value >= 0
}
