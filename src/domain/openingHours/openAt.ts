import { type DaySpan, toDaySpan } from './daySpan'
import { addDays, formatTime, localTime, toWeekday } from './localTime'
import type { OpeningHour, SpecialHour } from './openingHour'

/** How far ahead the next opening is looked for, in days. */
const DAYS_AHEAD = 14

const WEEKDAY_NAMES = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday']

/** Whether a place is open, and what to say of it. */
export interface OpenState {
  open: boolean
  /** "Open until 5:30 pm", "Opens 8:30 am tomorrow", "Closed" */
  label: string
}

/**
 * Whether a place is open at `now`, and until or from when (LOC-04, LOC-05). Special hours of a date beat those of its
 * weekday. Opening counts from the minute it starts to the minute before it ends. `timeZone` is IANA. Null when nothing
 * at all is known of its hours.
 */
export function openAt(
  hours: readonly OpeningHour[],
  specialHours: readonly SpecialHour[],
  timeZone: string,
  now: Date,
): OpenState | null {
  if (hours.length === 0 && specialHours.length === 0) return null
  const here = localTime(timeZone, now)
  const today = findDaySpan(here.date, hours, specialHours)
  if (today && here.minutes >= today.open && here.minutes < today.close) {
    return { open: true, label: `Open until ${formatTime(today.close)}` }
  }
  if (today && here.minutes < today.open) return { open: false, label: `Opens ${formatTime(today.open)}` }
  for (let days = 1; days <= DAYS_AHEAD; days += 1) {
    const date = addDays(here.date, days)
    const span = findDaySpan(date, hours, specialHours)
    if (span) return { open: false, label: `Opens ${formatTime(span.open)} ${dayName(date, days)}` }
  }
  return { open: false, label: 'Closed' }
}

/** The hours of a date: its special hours if it has any, else those of its weekday; null when closed. */
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
