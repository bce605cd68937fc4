import { addDays } from '../openingHours/localTime'

/** Days of a report, both inclusive, as ISO dates of the site's own zone. */
export interface Period {
  from: string
  to: string
}

/** Lengths that the picker offers, in days. */
export const PERIOD_DAYS = [7, 28, 90] as const

/** Days of a custom period at most: a leap year. */
export const MAX_PERIOD_DAYS = 366

const DEFAULT_DAYS = 28
const DAY_MS = 24 * 3_600_000

/** The last days up to yesterday: today has only begun, and would look like a drop. */
export const lastDays = (days: number, today: string): Period => ({
  from: addDays(today, -days),
  to: addDays(today, -1),
})

/** Days in a period. */
export const countDays = ({ from, to }: Period): number =>
  Math.round((Date.parse(`${to}T00:00:00Z`) - Date.parse(`${from}T00:00:00Z`)) / DAY_MS) + 1

/** The period of the same length just before. */
export const periodBefore = (period: Period): Period => ({
  from: addDays(period.from, -countDays(period)),
  to: addDays(period.from, -1),
})

/** Each day of a period. */
export const listDays = (period: Period): string[] =>
  Array.from({ length: countDays(period) }, (_, index) => addDays(period.from, index))

/** The Monday of a day's week. */
export const mondayOf = (day: string): string => addDays(day, -((new Date(`${day}T00:00:00Z`).getUTCDay() + 6) % 7))

/** The weeks that are in a period from Monday to Sunday, by their Mondays. */
export const listWholeWeeks = (period: Period): string[] =>
  listDays(period).filter((day) => day === mondayOf(day) && addDays(day, 6) <= period.to)

/** What the address of a report asks for. */
export interface PeriodQuery {
  days?: string | null
  from?: string | null
  to?: string | null
}

export type ParsedPeriod = { period: Period; days: number | null } | { field: 'from' | 'to' | 'days'; message: string }

/**
 * The period of an address: `days`, or `from` and `to`; 28 days by default. A problem names the field and the fix.
 * @param today the site's date, which a custom period may include
 */
export function parsePeriod({ days, from, to }: PeriodQuery, today: string): ParsedPeriod {
  if (!from && !to) {
    if (!days) return { period: lastDays(DEFAULT_DAYS, today), days: DEFAULT_DAYS }
    const known = PERIOD_DAYS.find((length) => String(length) === days)
    if (known) return { period: lastDays(known, today), days: known }
    return { field: 'days', message: `Choose ${PERIOD_DAYS.join(', ')} days, or two dates.` }
  }
  if (!isIsoDate(from)) return { field: 'from', message: 'Enter the first day, such as 2026-11-01.' }
  if (!isIsoDate(to)) return { field: 'to', message: 'Enter the last day, such as 2026-11-30.' }
  if (to < from) return { field: 'to', message: 'The last day must not be before the first.' }
  if (to > today) return { field: 'to', message: 'The last day must not be after today.' }
  const period = { from, to }
  if (countDays(period) > MAX_PERIOD_DAYS) return { field: 'from', message: `Choose at most ${MAX_PERIOD_DAYS} days.` }
  return { period, days: null }
}

/** Whether a text is a day that exists, as ISO date. */
export function isIsoDate(text: string | null | undefined): text is string {
  if (!text || !/^20\d\d-\d\d-\d\d$/.test(text)) return false
  const time = Date.parse(`${text}T00:00:00Z`)
  return Number.isFinite(time) && new Date(time).toISOString().startsWith(text)
}

/** The change from one figure to the next as a share, such as 0.25 for a quarter more. Null if there was nothing before. */
export const changeOf = (now: number, before: number): number | null => (before === 0 ? null : (now - before) / before)
