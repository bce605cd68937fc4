import { repaymentOn } from './financeChoice'
import { type FinanceInput, type FinanceTerms, financeTerms } from './financeTerms'

/** Dollars a week, the rates that must stand beside it, and the terms that it rests on (FIN-09). */
export interface WeeklyEstimate {
  payment: number
  ratePercent: number
  comparisonRatePercent: number
  terms: FinanceTerms
}

/** The weekly figure of a car, as filters and sorts know it; null where finance may not be shown (FIN-09, CAR-21). */
export function estimateWeeklyRepayment(question: FinanceInput): WeeklyEstimate | null {
  const terms = financeTerms(question)
  if (terms === null) return null
  const { payment } = repaymentOn({ ...terms, monthlyOnly: false })
  if (payment <= 0) return null
  const { ratePercent, comparisonRatePercent } = terms
  return { payment, ratePercent, comparisonRatePercent, terms }
}
