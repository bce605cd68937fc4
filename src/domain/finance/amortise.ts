import type { RepaymentFrequency } from './loan'
import { numberOfPayments, PAYMENTS_PER_YEAR } from './loan'

/** A loan repaid in equal parts, with a residual (final payment) left at its end. */
export interface Loan {
  /** whole cents, fees that are financed included */
  financedCents: number
  /** percent a year, nominal; 0 is allowed */
  ratePercent: number
  termYears: number
  frequency: RepaymentFrequency
  /** whole cents, due with the last repayment */
  residualCents: number
}

/** Interest of one period as a fraction. */
export function periodRate(loan: Pick<Loan, 'ratePercent' | 'frequency'>): number {
  return loan.ratePercent / 100 / PAYMENTS_PER_YEAR[loan.frequency]
}

/**
 * The equal repayment of every period in whole cents (FIN-04): standard amortisation of what is financed less the
 * residual discounted to today. Never below zero; a residual larger than the debt can grow to leaves nothing to repay.
 */
export function amortise(loan: Loan): number {
  const payments = numberOfPayments(loan.termYears, loan.frequency)
  const rate = periodRate(loan)
  if (rate === 0) return Math.max(0, Math.round((loan.financedCents - loan.residualCents) / payments))
  const growth = (1 + rate) ** payments
  const owedToday = loan.financedCents - loan.residualCents / growth
  return Math.max(0, Math.round((owedToday * rate * growth) / (growth - 1)))
}

/** What is owed at the end of a year of the loan. */
export interface BalancePoint {
  years: number
  balanceCents: number
}

/**
 * What is owed at the start, at the end of each year and at the end of the term, in whole cents. The last point is the
 * residual, exactly: the lender's last repayment takes up the rounding of the others.
 */
export function balanceOverTime(loan: Loan): BalancePoint[] {
  const payments = numberOfPayments(loan.termYears, loan.frequency)
  const perYear = PAYMENTS_PER_YEAR[loan.frequency]
  const rate = periodRate(loan)
  const payment = amortise(loan)
  const points: BalancePoint[] = [{ years: 0, balanceCents: loan.financedCents }]
  let balance = loan.financedCents
  for (let paid = 1; paid < payments; paid += 1) {
    balance = Math.max(0, Math.round(balance * (1 + rate)) - payment)
    if (paid % perYear === 0) points.push({ years: paid / perYear, balanceCents: balance })
  }
  points.push({ years: payments / perYear, balanceCents: loan.residualCents })
  return points
}
