import { type FinanceInput, type FinanceTerms, financeTerms } from './financeTerms'
import { weeklyPayment } from './repaymentFigure'

/** The weekly repayment in dollars, the rates shown with it, and its terms (FIN-09). */
export interface WeeklyEstimate {
  payment: number
  ratePercent: number
  comparisonRatePercent: number
  terms: FinanceTerms
}

/** A car's weekly repayment as used by filters and sorting; null if finance may not be shown (FIN-09, CAR-21). */
export function estimateWeeklyRepayment(input: FinanceInput): WeeklyEstimate | null {
  const terms = financeTerms(input)
  if (terms === null) return null
  const payment = weeklyPayment(terms)
  if (payment <= 0) return null
  const { ratePercent, comparisonRatePercent } = terms
  return { payment, ratePercent, comparisonRatePercent, terms }
}
