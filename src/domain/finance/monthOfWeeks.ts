import { fromCents, toCents } from '../money'

/** Weeks in a month, as the industry estimates (CAR-21). */
export const WEEKS_PER_MONTH = 4.33

/** Dollars a month of a weekly repayment (CAR-21). */
export function monthlyFromWeekly(weekly: number): number {
  return fromCents(toCents(weekly * WEEKS_PER_MONTH))
}

/** Dollars a week of a monthly repayment (CAR-21). */
export function weeklyFromMonthly(monthly: number): number {
  return fromCents(toCents(monthly / WEEKS_PER_MONTH))
}
