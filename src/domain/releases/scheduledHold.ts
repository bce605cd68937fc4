import { formatMoment } from '../site/countdown'

/** What will publish a document by itself. Until then, those who may not publish it leave it as it is. */
export interface ScheduledHold {
  /** name of the release that publishes it; null for a time of its own */
  release: string | null
  /** ISO 8601 */
  at: string | null
  /** name of who scheduled it; null if that is not known */
  by: string | null
}

/** What those who may not publish it do to change it. */
export const ASK_TO_CHANGE = 'Ask an editor to take the time back before you change it.'

/**
 * "It is scheduled to be published on Monday 1 March 2027, 9:00 am AEDT. Mia Torres scheduled it.", on the clock of a time zone. Without a
 * zone, the time is left out.
 */
export function describeHold({ release, at, by }: ScheduledHold, timeZone: string | null): string {
  const moment = at && timeZone && formatMoment(at, timeZone, { withYear: true })
  const what = release
    ? `It will be published with the release ${release}, which is scheduled${moment ? ` for ${moment}` : ''}.`
    : `It is scheduled to be published${moment ? ` on ${moment}` : ''}.`
  return by ? `${what} ${by} scheduled it.` : what
}
