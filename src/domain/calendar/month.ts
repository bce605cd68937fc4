import { addDays, toWeekday } from '../openingHours/localTime'

/** A month as `2026-11`. */
export const isMonth = (value: unknown): value is string =>
  typeof value === 'string' && /^20\d\d-(0[1-9]|1[0-2])$/.test(value)

/** The month of an ISO date. */
export const monthOf = (date: string): string => date.slice(0, 7)

/** The month `months` after another. */
export function addMonths(month: string, months: number): string {
  const moment = new Date(`${month}-01T00:00:00Z`)
  moment.setUTCMonth(moment.getUTCMonth() + months)
  return moment.toISOString().slice(0, 7)
}

/** The weeks of a month as ISO dates, Monday to Sunday, with the days of other months that complete them. */
export function weeksOf(month: string): string[][] {
  const first = `${month}-01`
  const after = `${addMonths(month, 1)}-01`
  const weeks: string[][] = []
  for (let monday = addDays(first, -((toWeekday(first) + 6) % 7)); monday < after; monday = addDays(monday, 7))
    weeks.push(Array.from({ length: 7 }, (_, day) => addDays(monday, day)))
  return weeks
}
