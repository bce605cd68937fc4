import { formatShortDate } from '../format'
import { departmentName } from '../locations/departments'
import { formatHours } from './hoursRows'
import { localTime } from './localTime'
import type { SpecialHour } from './openingHour'

/** Heading and button of the holiday hours (LOC-05). */
export const HOLIDAY_HOURS = { title: 'Holiday Opening Hours', button: 'View Holiday Hours' } as const

/** A row of the holiday hours. */
export interface HolidayRow {
  /** ISO date */
  date: string
  /** "Fri 25 Dec", or "Today"; with the year, "Sat 25 Dec 2027", from a year ahead */
  label: string
  /** "Christmas Day"; null if it has no name */
  name: string | null
  /** "Service", if it applies to that department only */
  department: string | null
  /** "9:00 am – 1:00 pm" or "Closed" */
  text: string
}

/**
 * Special hours from today on, by date (LOC-05). Times are shown as entered and never converted between zones; only 'Today'
 * depends on the location's time zone. `closed` is the site's wording for closed.
 */
export function holidayRows(
  specialHours: readonly SpecialHour[],
  timeZone: string,
  now: Date,
  closed: string,
): HolidayRow[] {
  const today = localTime(timeZone, now).date
  const oneYearLater = `${Number(today.slice(0, 4)) + 1}${today.slice(4)}`
  return specialHours
    .map((entry) => ({ ...entry, date: entry.date.slice(0, 10) }))
    .filter((entry) => entry.date >= today)
    .sort((a, b) => a.date.localeCompare(b.date))
    .map((entry) => ({
      date: entry.date,
      label: dateLabel(entry.date, today, oneYearLater),
      name: entry.name?.trim() || null,
      department: entry.type ? departmentName({ type: entry.type }) : null,
      text: formatHours(entry, { closed }).text,
    }))
}

function dateLabel(date: string, today: string, oneYearLater: string): string {
  if (date === today) return 'Today'
  const label = formatShortDate(date, 'UTC')
  return date < oneYearLater ? label : `${label} ${date.slice(0, 4)}`
}
