import { zonedFormat } from '../zonedFormat'

/** Local date and time of a place. */
export interface LocalTime {
  /** ISO date, "2026-12-25" */
  date: string
  /** 0 is Sunday */
  weekday: number
  /** since midnight, 0 to 1439 */
  minutes: number
}

const getFormat = zonedFormat({
  hourCycle: 'h23',
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
  hour: '2-digit',
  minute: '2-digit',
})

/** What TypeScript does not know yet of browsers that have it. */
interface WithTemporal {
  Temporal?: {
    Instant: {
      fromEpochMilliseconds: (milliseconds: number) => {
        toZonedDateTimeISO: (timeZone: string) => {
          toPlainDate: () => { toString: () => string }
          hour: number
          minute: number
        }
      }
    }
  }
}

/** The date and time at `now` in an IANA zone. Throws a RangeError for an unknown zone. */
export function localTime(timeZone: string, now: Date): LocalTime {
  // The first format of a page takes a phone 80 ms or more to make.
  const { Temporal } = globalThis as WithTemporal
  if (Temporal) {
    const local = Temporal.Instant.fromEpochMilliseconds(now.getTime()).toZonedDateTimeISO(timeZone)
    const date = local.toPlainDate().toString()
    return { date, weekday: toWeekday(date), minutes: local.hour * 60 + local.minute }
  }
  const format = getFormat(timeZone)
  const parts = Object.fromEntries(format.formatToParts(now).map((part) => [part.type, part.value]))
  const date = `${parts.year}-${parts.month}-${parts.day}`
  return { date, weekday: toWeekday(date), minutes: Number(parts.hour) * 60 + Number(parts.minute) }
}

/** The weekday of an ISO date; 0 is Sunday. */
export function toWeekday(date: string): number {
  return new Date(`${date}T00:00:00Z`).getUTCDay()
}

/** The ISO date `days` after another. */
export function addDays(date: string, days: number): string {
  const moment = new Date(`${date}T00:00:00Z`)
  moment.setUTCDate(moment.getUTCDate() + days)
  return moment.toISOString().slice(0, 10)
}

/** "08:30" as minutes since midnight; null if it is not a time of day. "24:00" is the end of the day. */
export function toMinutes(time: string | null): number | null {
  const match = /^(\d{1,2}):(\d{2})$/.exec(time ?? '')
  if (!match) return null
  const minutes = Number(match[1]) * 60 + Number(match[2])
  return Number(match[2]) < 60 && minutes <= 24 * 60 ? minutes : null
}

/** Minutes since midnight as "8:30 am" (LOC-05). */
export function formatTime(minutes: number): string {
  const hour = Math.floor(minutes / 60) % 24
  return `${hour % 12 || 12}:${String(minutes % 60).padStart(2, '0')} ${hour < 12 ? 'am' : 'pm'}`
}

const MINUTE_MS = 60_000

/** The offset of an IANA zone from UTC at a moment, in milliseconds, to the minute. */
export function utcOffsetMs(timeZone: string, timestamp: number): number {
  const { date, minutes } = localTime(timeZone, new Date(timestamp))
  const localMs = Date.parse(`${date}T00:00:00Z`) + minutes * MINUTE_MS
  return localMs - Math.floor(timestamp / MINUTE_MS) * MINUTE_MS
}
