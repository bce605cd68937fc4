import { toMinutes } from './localTime'
import type { OpeningHour, SpecialHour } from './openingHour'

const DAY_MINUTES = 24 * 60

/** Opening hours of one day, in minutes since midnight; `close` is after `open`, 1440 at most. */
export interface DaySpan {
  open: number
  close: number
}

/**
 * The hours of a day's entry; null if closed, by appointment, or without times. Hours past midnight are cut at midnight:
 * dealers have no night shift, so a closing time before the opening time is a typing error.
 */
export function toDaySpan(entry: Pick<OpeningHour | SpecialHour, 'status' | 'open' | 'close'>): DaySpan | null {
  if (!isOpenStatus(entry.status)) return null
  const open = toMinutes(entry.open)
  const close = toMinutes(entry.close)
  if (open === null || close === null) return null
  return { open, close: close > open ? close : DAY_MINUTES }
}

/** True for the status "open"; any other status ("Closed", "By appointment only") means no hours. */
export function isOpenStatus(status: string): boolean {
  return status.trim().toLowerCase() === 'open'
}
