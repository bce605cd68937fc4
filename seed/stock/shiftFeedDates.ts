import { parse } from 'csv-parse/sync'
import { REFERENCE_DATE } from './referenceDate'

const DAY_MS = 86_400_000

/** Columns whose dates are relative to today. Other dates belong to the vehicle. */
const SHIFTED_COLUMNS = ['listed_at', 'sold_date', 'rego_expiry']

/**
 * Shifts a feed's dates as if it had been exported on `to` instead of `from`, so that just-arrived cars stay just arrived.
 * Shifts by whole UTC days and keeps the time of day. Cells without a time stay without one. Empty cells and cells that are
 * not dates are not changed.
 */
export function shiftFeedDates(csv: string, to: Date, from: Date = REFERENCE_DATE): string {
  const days = toUtcDay(to) - toUtcDay(from)
  const [header = [], ...rows] = parse(csv) as string[][]
  const shiftedIndexes = new Set(SHIFTED_COLUMNS.map((name) => header.indexOf(name)))
  return formatCsv([
    header,
    ...rows.map((row) => row.map((cell, at) => (shiftedIndexes.has(at) ? shiftDate(cell, days) : cell))),
  ])
}

const toUtcDay = (moment: Date) => Math.floor(moment.getTime() / DAY_MS)

function shiftDate(cell: string, days: number): string {
  const moment = Date.parse(cell)
  if (Number.isNaN(moment)) return cell
  const iso = new Date(moment + days * DAY_MS).toISOString()
  return cell.includes('T') ? iso : iso.slice(0, 10)
}

/** Formats rows as CSV, with quotes where required. */
function formatCsv(rows: readonly (readonly string[])[]): string {
  return rows.map((row) => `${row.map(quote).join(',')}\n`).join('')
}

function quote(cell: string): string {
  return /[",\n\r]/.test(cell) || cell !== cell.trim() ? `"${cell.replaceAll('"', '""')}"` : cell
}
