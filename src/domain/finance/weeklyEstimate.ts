import { formatDollars } from '../format'
import { repaymentOn, type ShownRepayment } from './financeChoice'
import { type FinanceQuestion, type FinanceTerms, financeTerms } from './financeTerms'
import type { RepaymentFrequency } from './loan'

/** Dollars a week, the rates that must stand beside it, and the terms that it rests on (FIN-09). */
export interface WeeklyEstimate {
  payment: number
  ratePercent: number
  comparisonRatePercent: number
  terms: FinanceTerms
}

/** The weekly figure of a car, as filters and sorts know it; null where finance may not be shown (FIN-09, CAR-21). */
export function estimateWeekly(question: FinanceQuestion): WeeklyEstimate | null {
  const terms = financeTerms(question)
  if (terms === null) return null
  const { payment } = repaymentOn({ ...terms, monthlyOnly: false })
  if (payment <= 0) return null
  const { ratePercent, comparisonRatePercent } = terms
  return { payment, ratePercent, comparisonRatePercent, terms }
}

/** How a repayment's frequency is written beside an amount: '/wk' (CAR-02), and in words. */
export const FREQUENCY_WORDS: Record<RepaymentFrequency, { short: string; per: string; label: string }> = {
  weekly: { short: '/wk', per: 'a week', label: 'Weekly' },
  fortnightly: { short: '/fn', per: 'a fortnight', label: 'Fortnightly' },
  monthly: { short: '/mth', per: 'a month', label: 'Monthly' },
}

/** 'Only $173 /wk*' (CAR-02): whole dollars, rounded up, so that the teaser never promises less than is paid. */
export function repaymentTeaser({ payment, frequency }: Pick<ShownRepayment, 'payment' | 'frequency'>): string {
  return `Only ${formatDollars(Math.ceil(payment))} ${FREQUENCY_WORDS[frequency].short}*`
}
