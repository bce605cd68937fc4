import { toDaySpan } from './daySpan'
import { formatTime } from './localTime'
import type { OpeningHour } from './openingHour'

/** Wording that replaces a status in opening hours, and its link (LOC-04); no locations means all of them. */
export interface HoursWording {
  replaces: string
  phrase: string
  link: string | null
  locationIds: number[]
}

/** A row of an opening hours table. */
export interface HoursRow {
  /** "Mon-Fri", "Sat" */
  label: string
  /** the weekdays of the row; 0 is Sunday */
  weekdays: number[]
  /** "8:30 am – 5:30 pm", "Closed", "By appointment only" */
  text: string
  /** link of the text, as in "Enquire Now"; null for plain text */
  link: string | null
}

export interface HoursRowsOptions {
  /** a row for each day (LOC-04) */
  full?: boolean
  /** the site's wording for closed */
  closed: string
  /** replacements configured by staff */
  wording?: readonly HoursWording[]
  /** null if the hours are not those of one location */
  locationId?: number | null
}

const WEEK = [1, 2, 3, 4, 5, 6, 0]
const WEEKDAY_NAMES = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat']
const WORKDAYS = 5

/**
 * The rows of an opening hours table from Monday on (LOC-04). Monday to Friday share the row 'Mon-Fri' if all five have the
 * same hours, unless `full` is set; Saturday and Sunday have their own rows. A day without an entry has no row.
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

const toStatus = (status: string) => status.trim().toLowerCase()

const applies = ({ replaces, locationIds }: HoursWording, status: string, locationId: number | null) =>
  toStatus(replaces) === status &&
  (locationIds.length === 0 || (locationId !== null && locationIds.includes(locationId)))

/** Whether a wording stands in the hours of a location. */
export const isWordingShown = (wording: HoursWording, hours: readonly OpeningHour[], locationId: number): boolean =>
  hours.some((entry) => !toDaySpan(entry) && applies(wording, toStatus(entry.status), locationId))

/** The text of one day: its hours, the configured wording for its status, or the status itself (LOC-04). */
export function formatHours(
  entry: Pick<OpeningHour, 'status' | 'open' | 'close'>,
  { closed, wording = [], locationId = null }: Omit<HoursRowsOptions, 'full'>,
): { text: string; link: string | null } {
  const span = toDaySpan(entry)
  if (span) return { text: `${formatTime(span.open)} – ${formatTime(span.close)}`, link: null }
  const status = toStatus(entry.status)
  const replacement = wording.find((candidate) => applies(candidate, status, locationId))
  if (replacement) return { text: replacement.phrase, link: replacement.link }
  return { text: status === 'closed' || status === '' ? closed : entry.status.trim(), link: null }
}
