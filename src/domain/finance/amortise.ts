import type { RepaymentFrequency } from './loan'
import { numberOfPayments, PAYMENTS_PER_YEAR } from './loan'

/** A loan repaid in equal instalments, with a residual (final payment) at the end. */
export interface Loan {
  /** whole cents, including financed fees */
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
 * The instalment in whole cents (FIN-04): standard amortisation of the financed amount less the residual discounted to
 * today. Never below zero.
 */
export function amortise(loan: Loan): number {
  const payments = numberOfPayments(loan.termYears, loan.frequency)
  const rate = periodRate(loan)
  if (rate === 0) return Math.max(0, Math.round((loan.financedCents - loan.residualCents) / payments))
  const growth = (1 + rate) ** payments
  const presentValue = loan.financedCents - loan.residualCents / growth
  return Math.max(0, Math.round((presentValue * rate * growth) / (growth - 1)))
}

/** The balance owing at the end of a year of the loan. */
export interface BalancePoint {
  years: number
  balanceCents: number
}

/**
 * The balance owing at the start, after each year and at the end of the term, in whole cents. The last point is exactly
 * the residual: the last instalment absorbs the rounding of the others.
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
