import { storedValue } from '@/ui/storage/browserStorage'
import type { Hours, LocationChange } from './holidayHoursRequest'

/** A change of one date at several locations, with what takes it back. */
export interface LastHolidayChange {
  /** id of the user who made it: others of the same browser are not offered to undo it */
  user: number
  /** ISO 8601 */
  at: string
  /** ISO date */
  date: string
  department: string | null
  hours: Hours
  /** where it changed something, and what the date had before */
  locations: Pick<LocationChange, 'id' | 'name' | 'before'>[]
}

/** The last change of holiday hours in this browser; null if there is none, or it was undone. */
export const lastHolidayChange = storedValue<LastHolidayChange | null>({
  key: 'lastHolidayChange',
  area: 'local',
  fallback: null,
  parse: (json) => (isChange(json) ? json : null),
})

function isChange(json: unknown): json is LastHolidayChange {
  const change = json as Partial<LastHolidayChange> | null
  return (
    typeof change === 'object' &&
    change !== null &&
    typeof change.user === 'number' &&
    !Number.isNaN(Date.parse(String(change.at))) &&
    /^\d{4}-\d\d-\d\d$/.test(String(change.date)) &&
    isHours(change.hours) &&
    Array.isArray(change.locations) &&
    change.locations.length > 0 &&
    change.locations.every(
      (place) =>
        typeof place?.id === 'number' &&
        typeof place.name === 'string' &&
        (place.before === null || isHours(place.before)),
    )
  )
}

const isHours = (hours: unknown): hours is Hours =>
  typeof hours === 'object' && hours !== null && typeof (hours as Partial<Hours>).status === 'string'

/** Whether a change is offered to be undone: to the user who made it, on the day of it. */
export const isOffered = ({ user, at }: LastHolidayChange, userId: unknown, now: Date): boolean =>
  user === userId && new Date(at).toDateString() === now.toDateString()
