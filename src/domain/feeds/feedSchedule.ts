import { addDays, localTime, toMinutes } from '../openingHours/localTime'
import { zonedTimeOrLater } from '../openingHours/zonedTime'

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
const DAY_MINUTES = 24 * 60

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
 * The next time clocks of the zone show `minutes` since midnight. If daylight saving skips that time, the moment as
 * much later as clocks go forward; if the time occurs twice, the first of the two.
 */
function nextTimeOfDay(minutes: number | null, timeZone: string, now: Date): Date | null {
  if (minutes === null) return null
  const today = localTime(timeZone, now).date
  for (const date of [today, addDays(today, 1), addDays(today, 2)]) {
    // "24:00" is the midnight that starts the next day.
    const moment = zonedTimeOrLater(date, minutes % DAY_MINUTES, timeZone)
    if (moment > now) return moment
  }
  return null
}
