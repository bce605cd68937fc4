import { type DaySpan, toDaySpan } from './daySpan'
import { addDays, formatTime, localTime, toWeekday } from './localTime'
import type { OpeningHour, SpecialHour } from './openingHour'

/** Days searched for the next opening. */
const DAYS_AHEAD = 14

const WEEKDAY_NAMES = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday']

/** Whether a place is open, with a label. */
export interface OpenState {
  open: boolean
  /** "Open until 5:30 pm", "Opens 8:30 am tomorrow", "Closed" */
  label: string
}

/**
 * Whether a place is open at `now`, and until or from when (LOC-04, LOC-05). Special hours of a date take precedence over its
 * weekday's. Open from the first minute until the minute before closing. `timeZone` is IANA. Null if no hours are known.
 */
export function openAt(
  hours: readonly OpeningHour[],
  specialHours: readonly SpecialHour[],
  timeZone: string,
  now: Date,
): OpenState | null {
  if (hours.length === 0 && specialHours.length === 0) return null
  const local = localTime(timeZone, now)
  const today = findDaySpan(local.date, hours, specialHours)
  if (today && local.minutes >= today.open && local.minutes < today.close) {
    return { open: true, label: `Open until ${formatTime(today.close)}` }
  }
  if (today && local.minutes < today.open) return { open: false, label: `Opens ${formatTime(today.open)}` }
  for (let days = 1; days <= DAYS_AHEAD; days += 1) {
    const date = addDays(local.date, days)
    const span = findDaySpan(date, hours, specialHours)
    if (span) return { open: false, label: `Opens ${formatTime(span.open)} ${dayName(date, days)}` }
  }
  return { open: false, label: 'Closed' }
}

/** The hours of a date: its special hours if any, else those of its weekday; null if closed. */
export function findDaySpan(
  date: string,
  hours: readonly OpeningHour[],
  specialHours: readonly SpecialHour[],
): DaySpan | null {
  const special = specialHours.find((entry) => entry.date.slice(0, 10) === date)
  if (special) return toDaySpan(special)
  const weekday = toWeekday(date)
  const usual = hours.find((entry) => entry.weekday === weekday)
  return usual ? toDaySpan(usual) : null
}

function dayName(date: string, daysAhead: number): string {
  if (daysAhead === 1) return 'tomorrow'
  const name = WEEKDAY_NAMES[toWeekday(date)] ?? ''
  return daysAhead < 7 ? name : `${name} week`
}
