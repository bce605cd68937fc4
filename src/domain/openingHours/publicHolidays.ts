import type { AustralianState } from '../locations/postcode'
import { HOLIDAY_YEARS, PUBLIC_HOLIDAYS } from './publicHolidayDates'

/** A public holiday of one state. */
export interface PublicHoliday {
  /** ISO date */
  date: string
  name: string
}

/** Public holidays of a state or territory in a year, by date; empty for a year without data. */
export function publicHolidays(state: AustralianState, year: number): PublicHoliday[] {
  return PUBLIC_HOLIDAYS.trim()
    .split('\n')
    .flatMap((line): PublicHoliday[] => {
      const [date = '', name = '', states = ''] = line.split(',')
      const applies = states === 'all' || states.split(' ').includes(state)
      return date.startsWith(`${year}-`) && applies ? [{ date, name }] : []
    })
}

/** The years with holiday data from `year` on. */
export function holidayYears(year: number): number[] {
  return HOLIDAY_YEARS.filter((known) => known >= year)
}

/**
 * Public holidays of a year missing from a location's special hours, from `today` (ISO date) on. An entry for one department
 * only does not count for the location.
 */
export function missingHolidays(
  state: AustralianState,
  year: number,
  today: string,
  entries: readonly { date: string; type: string | null }[],
): PublicHoliday[] {
  const entered = new Set(entries.filter(({ type }) => !type).map(({ date }) => date.slice(0, 10)))
  return publicHolidays(state, year).filter(({ date }) => date >= today && !entered.has(date))
}
