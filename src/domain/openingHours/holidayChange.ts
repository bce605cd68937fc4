import { formatHours } from './hoursRows'

/** The hours of one date at one location, for all departments or for one. */
export interface HolidayEntry {
  /** ISO date */
  date: string
  /** a department; null for all */
  location_type: string | null
  /** "Christmas Day" */
  name: string | null
  /** "Open", "Closed" or the dealer's own words */
  status: string
  /** "HH:mm" */
  open: string | null
  close: string | null
}

/** What a change of a date does at a location: `stale` if the date has other hours by now than the change expects. */
export type HolidayChange = 'added' | 'changed' | 'removed' | 'same' | 'stale'

/** A row as a location stores it. */
interface StoredRow {
  date: string
  location_type?: string | null
  name?: string | null
  status?: string | null
  open?: string | null
  close?: string | null
}

const toEntry = ({ date, location_type, name, status, open, close }: StoredRow): HolidayEntry => ({
  date: date.slice(0, 10),
  location_type: location_type || null,
  name: name?.trim() || null,
  status: status || 'Open',
  open: open || null,
  close: close || null,
})

const isSame = (first: HolidayEntry | null, second: HolidayEntry | null) =>
  JSON.stringify(first && toEntry(first)) === JSON.stringify(second && toEntry(second))

/**
 * A location's holiday hours with the date of `key` set to `entry`, or without it for null. `expected` are the hours that the date must
 * have; undefined for any. All other dates stay as they are.
 */
export function changeHoliday<Row extends StoredRow>(
  rows: readonly Row[],
  key: Pick<HolidayEntry, 'date' | 'location_type'>,
  entry: HolidayEntry | null,
  expected?: HolidayEntry | null,
): { change: HolidayChange; before: HolidayEntry | null; rows: (Row | HolidayEntry)[] } {
  const isKey = (row: Row) => {
    const { date, location_type } = toEntry(row)
    return date === key.date && location_type === key.location_type
  }
  const found = rows.find(isKey)
  const before = found ? toEntry(found) : null
  if (expected !== undefined && !isSame(before, expected)) return { change: 'stale', before, rows: [...rows] }
  if (isSame(before, entry)) return { change: 'same', before, rows: [...rows] }
  if (entry === null) return { change: 'removed', before, rows: rows.filter((row) => !isKey(row)) }
  // midday in UTC is the same date everywhere in Australia
  const stored = { ...entry, date: `${entry.date}T12:00:00.000Z` }
  if (!found) return { change: 'added', before, rows: [...rows, stored] }
  return { change: 'changed', before, rows: rows.map((row) => (row === found ? { ...row, ...stored } : row)) }
}

/** "Closed", "9:00 am – 1:00 pm" or the dealer's own words. */
export const describeHoliday = (entry: HolidayEntry): string => formatHours(entry, { closed: 'Closed' }).text
