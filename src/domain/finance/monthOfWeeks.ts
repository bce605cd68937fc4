import { fromCents, toCents } from '../money'

/** Weeks in a month, an industry convention (CAR-21). */
export const WEEKS_PER_MONTH = 4.33

/** Converts a weekly repayment to a monthly one, in dollars (CAR-21). */
export function monthlyFromWeekly(weekly: number): number {
  return fromCents(toCents(weekly * WEEKS_PER_MONTH))
}

/** Converts a monthly repayment to a weekly one, in dollars (CAR-21). */
export function weeklyFromMonthly(monthly: number): number {
  return fromCents(toCents(monthly / WEEKS_PER_MONTH))
}
