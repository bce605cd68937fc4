import { parse } from 'csv-parse/sync'
import { REFERENCE_DATE } from './referenceDate'

const DAY_MS = 86_400_000

/** Columns whose dates are relative to "today"; the others belong to the vehicle and stay. */
const MOVING_COLUMNS = ['listed_at', 'sold_date', 'rego_expiry']

/**
 * A feed's text as if it had been exported on the day of `to` rather than on that of `from`: just arrived stays just arrived,
 * sold yesterday stays sold yesterday. Whole UTC days only, so the time of day stays; a cell without a time stays without
 * one. Empty cells and cells that are not dates are left as they are.
 */
export function shiftFeedDates(csv: string, to: Date, from: Date = REFERENCE_DATE): string {
  const days = dayOf(to) - dayOf(from)
  const [header = [], ...rows] = parse(csv) as string[][]
  const moving = new Set(MOVING_COLUMNS.map((name) => header.indexOf(name)))
  return csvText([header, ...rows.map((row) => row.map((cell, at) => (moving.has(at) ? shifted(cell, days) : cell)))])
}

const dayOf = (moment: Date) => Math.floor(moment.getTime() / DAY_MS)

function shifted(cell: string, days: number): string {
  const moment = Date.parse(cell)
  if (Number.isNaN(moment)) return cell
  const iso = new Date(moment + days * DAY_MS).toISOString()
  return cell.includes('T') ? iso : iso.slice(0, 10)
}

/** Rows of cells as CSV, quoted where they must be. */
function csvText(rows: readonly (readonly string[])[]): string {
  return rows.map((row) => `${row.map(quoted).join(',')}\n`).join('')
}

function quoted(cell: string): string {
  return /[",\n\r]/.test(cell) || cell !== cell.trim() ? `"${cell.replaceAll('"', '""')}"` : cell
}
