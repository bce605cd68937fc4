import { addDays, localTime, toMinutes, utcOffsetMs } from '../openingHours/localTime'

/** When a feed is fetched automatically. */
export const FEED_SCHEDULES = ['off', 'minutes', 'hours', 'daily'] as const

export interface FeedSchedule {
  kind: (typeof FEED_SCHEDULES)[number]
  /** minutes between runs */
  everyMinutes?: number | null
  /** hours between runs */
  everyHours?: number | null
  /** "HH:mm" in the site's zone */
  dailyAt?: string | null
}

const MINUTE_MS = 60_000
const HOUR_MS = 60 * MINUTE_MS

/** The first moment after `now` at which a feed is due; null if it only runs manually. */
export function nextFeedRun(schedule: FeedSchedule, timeZone: string, now: Date): Date | null {
  switch (schedule.kind) {
    case 'off':
      return null
    case 'minutes':
      return schedule.everyMinutes ? new Date(now.getTime() + schedule.everyMinutes * MINUTE_MS) : null
    case 'hours':
      return schedule.everyHours ? new Date(now.getTime() + schedule.everyHours * HOUR_MS) : null
    case 'daily':
      return nextTimeOfDay(toMinutes(schedule.dailyAt ?? null), timeZone, now)
  }
}

/**
 * The next time clocks of the zone show `minutes` since midnight. If daylight saving skips that time, the moment an hour
 * later; if the time occurs twice, the first of the two.
 */
function nextTimeOfDay(minutes: number | null, timeZone: string, now: Date): Date | null {
  if (minutes === null) return null
  const today = localTime(timeZone, now).date
  for (const date of [today, addDays(today, 1), addDays(today, 2)]) {
    const moment = toMoment(date, minutes, timeZone)
    if (moment > now) return moment
  }
  return null
}

/** The moment at which clocks of the zone show a date and time. */
function toMoment(date: string, minutes: number, timeZone: string): Date {
  const asUtc = Date.parse(`${date}T00:00:00Z`) + minutes * MINUTE_MS
  // Where the offsets before and after the day differ, clocks change near it, and the earlier matching moment is taken.
  const candidates = [asUtc - DAY_MS, asUtc + DAY_MS].map((near) => asUtc - utcOffsetMs(timeZone, near))
  const matching = candidates.filter((timestamp) => timestamp + utcOffsetMs(timeZone, timestamp) === asUtc)
  return new Date(matching.length > 0 ? Math.min(...matching) : Math.max(...candidates))
}

const DAY_MS = 24 * HOUR_MS
