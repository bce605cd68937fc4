import type { HolidayChange, HolidayEntry } from '../../domain/openingHours/holidayChange'

/** The hours of a date, without the date. */
export type Hours = Pick<HolidayEntry, 'name' | 'status' | 'open' | 'close'>

export interface HolidayHoursRequest {
  /** ISO date */
  date: string
  /** null for all departments */
  department: string | null
  /** changes nothing, and answers what would change */
  dryRun: boolean
  /** `expected`: what the date must have now; a location where it has not is left alone */
  locations: { id: number; hours: Hours | null; expected?: Hours | null }[]
}

/** What a request changes at one location. */
export interface LocationChange {
  id: number
  name: string
  change: HolidayChange
  before: Hours | null
  /** what shoppers read of the date there now; null if nothing */
  now: string | null
}

/** Sets the hours of one date at several locations, all or nothing; a problem in words if that failed. */
export async function requestHolidayHours(
  request: HolidayHoursRequest,
  signal?: AbortSignal,
): Promise<{ changes?: LocationChange[]; problem?: string }> {
  try {
    const response = await fetch('/api/locations/holiday-hours', {
      method: 'POST',
      credentials: 'include',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(request),
      signal,
    })
    const { changes, errors } = (await response.json()) as {
      changes?: LocationChange[]
      errors?: { message: string }[]
    }
    return changes ? { changes } : { problem: errors?.[0]?.message ?? 'The hours could not be saved.' }
  } catch {
    return { problem: 'Could not reach the server. Try again.' }
  }
}
