import { localTime } from '../../src/domain/openingHours/localTime'
import { zonedTime } from '../../src/domain/openingHours/zonedTime'

// Dates of demo campaigns, relative to the time of seeding, so that the demo stays current.

/** The end of the next financial year: 30 June, 4 pm in Sydney. */
export function nextEndOfFinancialYear(now = new Date()): string {
  const year = now.getUTCFullYear() + (now.getUTCMonth() > 5 ? 1 : 0)
  return `${year}-06-30T16:00:00+10:00`
}

/**
 * The end of the financial year's sale that is on or was the last: 30 June, 4 pm in Sydney. The sale runs in May and June, so that a demo
 * of another month shows that it is over.
 */
export function endOfFinancialYearSale(now = new Date()): string {
  const year = now.getUTCFullYear() - (now.getUTCMonth() < 4 ? 1 : 0)
  return `${year}-06-30T16:00:00+10:00`
}

const DAY_MS = 86_400_000
const NINE_AM_MINUTES = 9 * 60

/** Midnight in the time zone, `days` from now. */
export function midnightIn(days: number, timeZone = 'Australia/Brisbane', now = new Date()): string {
  return toIsoTime(now.getTime() + days * DAY_MS, 0, timeZone)
}

/** 9 am in the time zone, `days` ago. */
export function daysAgo(days: number, timeZone = 'Australia/Brisbane', now = new Date()): string {
  return toIsoTime(now.getTime() - days * DAY_MS, NINE_AM_MINUTES, timeZone)
}

function toIsoTime(near: number, minutes: number, timeZone: string): string {
  const { date } = localTime(timeZone, new Date(near))
  return zonedTime(date, minutes, timeZone)!.toISOString()
}
