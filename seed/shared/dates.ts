import { zonedTime } from '../../src/domain/appointments/zonedTime'
import { localTime } from '../../src/domain/openingHours/localTime'

/** Moments that demo campaigns hang on, seen from when the demo is seeded, so that it is never out of date. */

/** The last day of the next financial year's end, 30 June, at 4 pm in Sydney. */
export function nextEndOfFinancialYear(now = new Date()): string {
  const year = now.getUTCFullYear() + (now.getUTCMonth() > 5 ? 1 : 0)
  return `${year}-06-30T16:00:00+10:00`
}

const DAY_MS = 86_400_000
const NINE = 9 * 60

/** Midnight after so many days, as clocks of the zone show it. */
export function midnightIn(days: number, timeZone = 'Australia/Brisbane', now = new Date()): string {
  return momentOn(now.getTime() + days * DAY_MS, 0, timeZone)
}

/** Nine in the morning, so many days ago, as clocks of the zone show it. */
export function daysAgo(days: number, timeZone = 'Australia/Brisbane', now = new Date()): string {
  return momentOn(now.getTime() - days * DAY_MS, NINE, timeZone)
}

function momentOn(near: number, minutes: number, timeZone: string): string {
  const { date } = localTime(timeZone, new Date(near))
  return zonedTime(date, minutes, timeZone)!.toISOString()
}
