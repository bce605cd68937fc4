import type { AustralianState } from '../locations/postcode'
import { HOLIDAY_YEARS, PUBLIC_HOLIDAYS } from './publicHolidayDates'

/** A public holiday of one state. */
export interface PublicHoliday {
  /** ISO date */
  date: string
  name: string
}

/** The public holidays of a state or territory in a year, by date; none for a year that the list does not cover. */
export function publicHolidays(state: AustralianState, year: number): PublicHoliday[] {
  return PUBLIC_HOLIDAYS.trim()
    .split('\n')
    .flatMap((line): PublicHoliday[] => {
      const [date = '', name = '', states = ''] = line.split(',')
      const holds = states === 'all' || states.split(' ').includes(state)
      return date.startsWith(`${year}-`) && holds ? [{ date, name }] : []
    })
}

/** The years whose holidays are known, from the one given on. */
export function holidayYears(year: number): number[] {
  return HOLIDAY_YEARS.filter((known) => known >= year)
}

/**
 * The public holidays of a year that a place's special hours lack, from today (ISO date) on. A date on which one department
 * alone keeps other hours still lacks those of the rest.
 */
export function missingHolidays(
  state: AustralianState,
  year: number,
  today: string,
  entries: readonly { date: string; type: string | null }[],
): PublicHoliday[] {
  const there = new Set(entries.filter(({ type }) => !type).map(({ date }) => date.slice(0, 10)))
  return publicHolidays(state, year).filter(({ date }) => date >= today && !there.has(date))
}
