import { toMinutes } from './localTime'
import type { OpeningHour, SpecialHour } from './openingHour'

const DAY_MINUTES = 24 * 60

/** When a place is open on one day, in minutes since midnight; `close` is after `open`, 1440 at the latest. */
export interface DaySpan {
  open: number
  close: number
}

/**
 * The hours of one day's entry; null when it is closed, by appointment, or says no times. Hours that run past midnight
 * count until midnight: dealers keep no night shift, and a closing time before the opening time is a slip.
 */
export function toDaySpan(entry: Pick<OpeningHour | SpecialHour, 'status' | 'open' | 'close'>): DaySpan | null {
  if (!isOpenStatus(entry.status)) return null
  const open = toMinutes(entry.open)
  const close = toMinutes(entry.close)
  if (open === null || close === null) return null
  return { open, close: close > open ? close : DAY_MINUTES }
}

/** True for the status of a day with hours; every other word ("Closed", "By appointment only") means none. */
export function isOpenStatus(status: string): boolean {
  return status.trim().toLowerCase() === 'open'
}
