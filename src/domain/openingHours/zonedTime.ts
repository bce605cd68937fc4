import { localTime, utcOffsetMs } from './localTime'

const MINUTE_MS = 60_000
const DAY_MS = 24 * 60 * MINUTE_MS

/**
 * The moment at which clocks in an IANA zone show `minutes` since midnight of an ISO date; null for a time that a daylight
 * saving change skips. A time that occurs twice is the first of the two.
 */
export function zonedTime(date: string, minutes: number, timeZone: string): Date | null {
  for (const moment of candidates(date, minutes, timeZone)) {
    const localMoment = localTime(timeZone, moment)
    if (localMoment.date === date && localMoment.minutes === minutes) return moment
  }
  return null
}

/** Like `zonedTime`, but a skipped time moves forward with the clocks: 2:30 becomes 3:30. */
export function zonedTimeOrLater(date: string, minutes: number, timeZone: string): Date {
  return zonedTime(date, minutes, timeZone) ?? candidates(date, minutes, timeZone)[1]
}

/** The moments by the offsets before and after any clock change that day, the earlier first. */
function candidates(date: string, minutes: number, timeZone: string): [Date, Date] {
  const asUtc = Date.parse(`${date}T00:00:00Z`) + minutes * MINUTE_MS
  const offsets = [asUtc - DAY_MS, asUtc + DAY_MS].map((near) => utcOffsetMs(timeZone, near))
  return [new Date(asUtc - Math.max(...offsets)), new Date(asUtc - Math.min(...offsets))]
}
