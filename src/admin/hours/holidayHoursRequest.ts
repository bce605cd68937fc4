import type { HolidayChange, HolidayEntry } from '../../domain/openingHours/holidayChange'

const PATH = '/api/locations/holiday-hours'

/** The hours of a date, without the date. */
export type Hours = Pick<HolidayEntry, 'name' | 'status' | 'open' | 'close'>

export interface HolidayHoursRequest {
  /** ISO date */
  date: string
  /** null for all departments */
  department: string | null
  /** changes nothing, and answers what would change */
  dryRun: boolean
  locations: { id: number; hours: Hours | null }[]
}

/** What a request changes at one location. */
export interface LocationChange {
  id: number
  name: string
  change: HolidayChange
  before: Hours | null
  /** what shoppers read of the date there now; null if nothing */
  now: string | null
  /** what they read after the change */
  next: string | null
}

/** The last change of today, by anybody, and what taking it back does. */
export interface LastHolidayChange {
  id: number
  /** ISO 8601 */
  at: string
  /** name of who made it */
  by: string
  /** ISO date */
  date: string
  /** of the holiday */
  name: string | null
  locations: LocationChange[]
}

type Answer = { changes?: LocationChange[]; problem?: string }

/** Sets the hours of one date at several locations, all or nothing; a problem in words if that failed. */
export const requestHolidayHours = (request: HolidayHoursRequest): Promise<Answer> => send(PATH, request)

/** Gives the locations of a change the hours that they had before, unless they were changed again. */
export const requestUndo = (id: number): Promise<Answer> => send(`${PATH}/undo`, { id })

/** The last change at a site, or at all sites of the user; null if there is none today. */
export async function requestLastChange(site: unknown, signal: AbortSignal): Promise<LastHolidayChange | null> {
  try {
    const response = await fetch(`${PATH}${site ? `?site=${site}` : ''}`, { credentials: 'include', signal })
    return ((await response.json()) as { last?: LastHolidayChange | null }).last ?? null
  } catch {
    return null
  }
}

async function send(path: string, body: object): Promise<Answer> {
  try {
    const response = await fetch(path, {
      method: 'POST',
      credentials: 'include',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(body),
      // Also when the page is left meanwhile.
      keepalive: true,
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
