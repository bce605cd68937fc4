import { toDaySpan } from './daySpan'
import type { OpeningHour, SpecialHour } from './openingHour'

/** Opening hours as `openAt` reads them. */
export interface OpenTimes {
  hours: OpeningHour[]
  specialHours: SpecialHour[]
  /** IANA time zone */
  timeZone: string
}

/**
 * Opening hours in one short text, for pages that carry those of many places: the zone, weekdays from Sunday (0), and dates with hours of
 * their own, as "Australia/Sydney|1 08:30-17:30,0 -|2026-12-25 -". Names and wording are left out.
 */
export function formatOpenTimes(
  hours: readonly OpeningHour[],
  specialHours: readonly SpecialHour[],
  timeZone: string,
): string {
  const days = hours.map((entry) => `${entry.weekday} ${formatSpan(entry)}`)
  const dates = specialHours.map((entry) => `${entry.date.slice(0, 10)} ${formatSpan(entry)}`)
  return [timeZone, days.join(), dates.join()].join('|')
}

/** Reads the text of `formatOpenTimes`. */
export function parseOpenTimes(text: string): OpenTimes {
  const [timeZone = '', days = '', dates = ''] = text.split('|')
  return {
    timeZone,
    hours: parseEntries(days).map(([weekday, span]) => ({ weekday: Number(weekday), ...span })),
    specialHours: parseEntries(dates).map(([date, span]) => ({ date, name: null, ...span })),
  }
}

const formatSpan = (entry: OpeningHour | SpecialHour) => (toDaySpan(entry) ? `${entry.open}-${entry.close}` : '-')

type Span = Pick<OpeningHour, 'status' | 'open' | 'close'>

function parseEntries(text: string): [day: string, span: Span][] {
  if (text === '') return []
  return text.split(',').map((entry) => {
    const [day = '', times = ''] = entry.split(' ')
    const [open, close] = times.split('-')
    return [day, open && close ? { status: 'Open', open, close } : { status: 'Closed', open: null, close: null }]
  })
}
