import type { LocationType } from '../locations/locationType'

/** Hours of one weekday. `weekday` 0 is Sunday. Times are "HH:mm" in the location's zone; null when closed. */
export interface OpeningHour {
  weekday: number
  /** "Open", "Closed" or the dealer's own words such as "By appointment only" */
  status: string
  open: string | null
  close: string | null
}

/** Hours of one date that replace the weekday's, such as a public holiday. */
export interface SpecialHour {
  /** ISO date, "2026-12-25" */
  date: string
  name: string | null
  status: string
  open: string | null
  close: string | null
  /** the department it applies to; null or missing applies to all */
  type?: LocationType | null
}
