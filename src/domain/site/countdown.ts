/** What is left until a moment, in whole units. */
export interface TimeLeft {
  days: number
  hours: number
  minutes: number
  seconds: number
}

/** What is left of the time until `until` (ISO 8601) at `now`; null once it has come. Part of a second counts as one. */
export function timeLeft(until: string, now: Date): TimeLeft | null {
  const left = Math.ceil((Date.parse(until) - now.getTime()) / 1000)
  if (!(left > 0)) return null
  return {
    days: Math.floor(left / 86_400),
    hours: Math.floor(left / 3600) % 24,
    minutes: Math.floor(left / 60) % 60,
    seconds: left % 60,
  }
}

/** A moment in words in a zone: "Saturday 30 May, 4:00 pm AEST". */
export function formatMoment(iso: string, timeZone: string): string {
  const parts = new Intl.DateTimeFormat('en-AU', {
    timeZone,
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    hour: 'numeric',
    minute: '2-digit',
    timeZoneName: 'short',
  }).formatToParts(new Date(iso))
  const value = (type: Intl.DateTimeFormatPartTypes) => parts.find((part) => part.type === type)?.value ?? ''
  const time = `${value('hour')}:${value('minute')} ${value('dayPeriod').toLowerCase()} ${value('timeZoneName')}`
  return `${value('weekday')} ${value('day')} ${value('month')}, ${time}`
}
