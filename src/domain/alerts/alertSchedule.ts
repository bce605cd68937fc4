import { addDays, localTime, toMinutes } from '../openingHours/localTime'
import type { AlertFrequency } from './alertFrequency'

/** Hours in which a site sends no alerts, "20:00" to "08:00" of its own zone. The same time twice: none. */
export interface QuietHours {
  from: string
  to: string
}

export const DEFAULT_QUIET_HOURS: QuietHours = { from: '20:00', to: '08:00' }

const DAYS_PER_WEEK = 7

/** True while a site sends no alerts. The hours may pass midnight; the first minute is quiet, the last is not. */
export function isQuiet({ from, to }: QuietHours, timeZone: string, now: Date): boolean {
  const start = toMinutes(from)
  const end = toMinutes(to)
  if (start === null || end === null || start === end) return false
  const { minutes } = localTime(timeZone, now)
  return start < end ? minutes >= start && minutes < end : minutes >= start || minutes < end
}

/** What waits to be told. */
export interface WaitingAlert {
  frequency: AlertFrequency
  /** ISO date on which this search was last told of, or was saved; null for none */
  lastOn: string | null
}

/**
 * Whether an alert is due on a local date: `atOnce` always; `daily` unless the shopper had today's email; `weekly` a week after its last one,
 * and unless the shopper had today's email.
 * @param lastMailOn ISO date of the shopper's last daily or weekly email from this site; null for none
 */
export function isAlertDue({ frequency, lastOn }: WaitingAlert, lastMailOn: string | null, today: string): boolean {
  if (frequency === 'atOnce') return true
  if (lastMailOn !== null && lastMailOn >= today) return false
  return frequency === 'daily' || lastOn === null || addDays(lastOn, DAYS_PER_WEEK) <= today
}
