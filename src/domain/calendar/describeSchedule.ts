import { formatMediumDate } from '../format'

/** When a document is published or unpublished by itself. */
export interface DocumentSchedule {
  /** ISO 8601 */
  at: string
  event: 'publishes' | 'unpublishes'
}

/** What happens to a document by itself, and when. */
export interface ScheduledMoment {
  /** ISO 8601 */
  at: string
  event: DocumentSchedule['event'] | 'starts' | 'ends' | 'ended'
}

const EVENT_WORDS = {
  publishes: 'Publishes on',
  unpublishes: 'Unpublishes on',
  starts: 'Starts on',
  ends: 'Ends on',
  ended: 'Ended on',
} as const satisfies Record<ScheduledMoment['event'], string>

/** "Publishes on 3 Dec 2026, 9:00 am" on the clock of a time zone. */
export function describeSchedule({ at, event }: ScheduledMoment, timeZone: string): string {
  const time = new Intl.DateTimeFormat('en-AU', { timeZone, hour: 'numeric', minute: '2-digit' }).format(new Date(at))
  return `${EVENT_WORDS[event]} ${formatMediumDate(at, timeZone)}, ${time}`
}

/** Starts and ends of a document that has dates: a start only until it comes, an end also afterwards. */
export function listDates(
  { startsAt, expiresAt }: { startsAt?: string | null; expiresAt?: string | null },
  now: Date,
): ScheduledMoment[] {
  const isPast = (at: string) => Date.parse(at) <= now.getTime()
  return [
    ...(startsAt && !isPast(startsAt) ? [{ at: startsAt, event: 'starts' } as const] : []),
    ...(expiresAt ? [{ at: expiresAt, event: isPast(expiresAt) ? 'ended' : 'ends' } as const] : []),
  ]
}
