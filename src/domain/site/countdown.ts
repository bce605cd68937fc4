/** Remaining time in whole units. */
export interface TimeLeft {
  days: number
  hours: number
  minutes: number
  seconds: number
}

/** Days before the end from which the seconds are counted; earlier, the date says more. */
export const COUNTED_DAYS = 60

/** Time remaining until `until` (ISO 8601) at `now`; null once it has passed. Partial seconds round up. */
export function timeLeft(until: string, now: Date): TimeLeft | null {
  const seconds = Math.ceil((Date.parse(until) - now.getTime()) / 1000)
  if (!(seconds > 0)) return null
  return {
    days: Math.floor(seconds / 86_400),
    hours: Math.floor(seconds / 3600) % 24,
    minutes: Math.floor(seconds / 60) % 60,
    seconds: seconds % 60,
  }
}

/** A moment in a zone: "Saturday 30 May, 4:00 pm AEST", or with its year "Saturday 30 May 2026, 4:00 pm AEST". */
export function formatMoment(iso: string, timeZone: string, { withYear = false } = {}): string {
  const parts = new Intl.DateTimeFormat('en-AU', {
    timeZone,
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
    timeZoneName: 'short',
  }).formatToParts(new Date(iso))
  const value = (type: Intl.DateTimeFormatPartTypes) => parts.find((part) => part.type === type)?.value ?? ''
  const time = `${value('hour')}:${value('minute')} ${value('dayPeriod').toLowerCase()} ${value('timeZoneName')}`
  const year = withYear ? ` ${value('year')}` : ''
  return `${value('weekday')} ${value('day')} ${value('month')}${year}, ${time}`
}
