import { localTime, utcOffsetMs } from '../openingHours/localTime'

const MINUTE_MS = 60_000
const DAY_MS = 24 * 60 * MINUTE_MS

/**
 * The moment at which clocks in an IANA zone show `minutes` since midnight of an ISO date; null for a time that a daylight
 * saving change skips. A time that occurs twice is the first of the two.
 */
export function zonedTime(date: string, minutes: number, timeZone: string): Date | null {
  const asUtc = Date.parse(`${date}T00:00:00Z`) + minutes * MINUTE_MS
  // The offsets before and after any clock change that day; the larger one comes first.
  const offsets = [asUtc - DAY_MS, asUtc + DAY_MS].map((near) => utcOffsetMs(timeZone, near))
  for (const offset of offsets.sort((a, b) => b - a)) {
    const moment = new Date(asUtc - offset)
    const localMoment = localTime(timeZone, moment)
    if (localMoment.date === date && localMoment.minutes === minutes) return moment
  }
  return null
}
