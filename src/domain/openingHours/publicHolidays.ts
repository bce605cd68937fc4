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
export function holidayYearsFrom(year: number): number[] {
  return HOLIDAY_YEARS.filter((known) => known >= year)
}
