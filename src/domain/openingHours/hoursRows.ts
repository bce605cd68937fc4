import { toDaySpan } from './daySpan'
import { formatTime } from './localTime'
import type { OpeningHour } from './openingHour'

/** Words that stand for a status in opening hours and where they lead (LOC-04); no locations means all of them. */
export interface HoursWording {
  replaces: string
  phrase: string
  link: string | null
  locationIds: number[]
}

/** One line of an opening hours table. */
export interface HoursRow {
  /** "Mon-Fri", "Sat" */
  label: string
  /** the weekdays of the line; 0 is Sunday */
  weekdays: number[]
  /** "8:30 am – 5:30 pm", "Closed", "By appointment only" */
  text: string
  /** where the words lead, as "Enquire Now" does; null for plain words */
  link: string | null
}

export interface HoursRowsOptions {
  /** every day its own line (LOC-04) */
  full?: boolean
  /** the site's word for closed */
  closed: string
  /** replacements that staff set up */
  wording?: readonly HoursWording[]
  /** whose hours these are; null when they are nobody's in particular */
  locationId?: number | null
}

const WEEK = [1, 2, 3, 4, 5, 6, 0]
const WEEKDAY_NAMES = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat']
const WORKDAYS = 5

/**
 * The lines of an opening hours table from Monday on (LOC-04). Monday to Friday share the line 'Mon-Fri' when all five
 * have the same hours, unless full hours are asked for; Saturday and Sunday stand alone. A day without an entry has no
 * line.
 */
export function hoursRows(hours: readonly OpeningHour[], options: HoursRowsOptions): HoursRow[] {
  const rows = WEEK.flatMap((weekday): HoursRow[] => {
    const entry = hours.find((hour) => hour.weekday === weekday)
    if (!entry) return []
    return [{ label: WEEKDAY_NAMES[weekday] ?? '', weekdays: [weekday], ...formatHours(entry, options) }]
  })
  const workdays = rows.filter((row) => row.weekdays.every((day) => day >= 1 && day <= WORKDAYS))
  const [monday] = workdays
  const alike = workdays.every((row) => row.text === monday?.text && row.link === monday.link)
  if (options.full || !monday || workdays.length < WORKDAYS || !alike) return rows
  const merged: HoursRow = { ...monday, label: 'Mon-Fri', weekdays: workdays.flatMap((row) => row.weekdays) }
  return [merged, ...rows.filter((row) => !workdays.includes(row))]
}

/** What stands beside one day: its hours, the staff's words for its status, or the status itself (LOC-04). */
export function formatHours(
  entry: Pick<OpeningHour, 'status' | 'open' | 'close'>,
  { closed, wording = [], locationId = null }: Omit<HoursRowsOptions, 'full'>,
): { text: string; link: string | null } {
  const span = toDaySpan(entry)
  if (span) return { text: `${formatTime(span.open)} – ${formatTime(span.close)}`, link: null }
  const status = entry.status.trim().toLowerCase()
  const words = wording.find(
    ({ replaces, locationIds }) =>
      replaces.trim().toLowerCase() === status &&
      (locationIds.length === 0 || (locationId !== null && locationIds.includes(locationId))),
  )
  if (words) return { text: words.phrase, link: words.link }
  return { text: status === 'closed' || status === '' ? closed : entry.status.trim(), link: null }
}
