import { formatDollars, formatNumber } from '../format'
import { formatDay } from './formatPeriod'

/** Reports of the admin, in the order of their tabs. */
export const REPORTS = {
  overview: 'Overview',
  traffic: 'Traffic',
  searches: 'Searches',
  funnel: 'Funnel',
  enquiries: 'Enquiries',
  stock: 'Stock',
  campaigns: 'Campaigns and offers',
  speed: 'Speed',
  staff: 'Response times',
} as const

export type ReportName = keyof typeof REPORTS

export const isReportName = (name: unknown): name is ReportName =>
  typeof name === 'string' && Object.hasOwn(REPORTS, name)

/** How a value is written. Days are ISO dates, shares are from 0 to 1, changes such as 0.25 for a quarter more. */
export type ValueKind = 'text' | 'day' | 'count' | 'share' | 'change' | 'money' | 'minutes' | 'ms' | 'score' | 'days'

export type Cell = string | number | null

export interface ReportColumn {
  label: string
  kind: ValueKind
}

export interface ReportTable {
  title: string
  columns: readonly ReportColumn[]
  rows: readonly Cell[][]
  /** says what is missing, in place of an empty table */
  empty: string
  /** what the figures are, below the title */
  note?: string
  /** index of the column whose values are drawn as bars */
  bars?: number
}

export interface ReportFigure {
  label: string
  kind: ValueKind
  value: number | null
  /** against the period before; null if there was nothing */
  change: number | null
  /** false where less is better */
  isMoreBetter: boolean
}

/** Two lines by day: the period, and the one before it. */
export interface DayChart {
  title: string
  /** ISO dates */
  days: readonly string[]
  now: readonly number[]
  before: readonly number[]
}

export interface Report {
  figures: readonly ReportFigure[]
  chart: DayChart | null
  tables: readonly ReportTable[]
}

/** A value in words: "1,204", "12.5%", "+8%", "$1,200", "2 h 5 min", "1.8 s". Empty for nothing. */
export function formatValue(kind: ValueKind, value: Cell): string {
  if (value === null) return ''
  if (typeof value === 'string') return kind === 'day' ? formatDay(value) : value
  switch (kind) {
    case 'share':
      return formatShare(value)
    case 'change':
      return `${value > 0 ? '+' : ''}${value < 0 ? '\u2212' : ''}${formatNumber(Math.abs(Math.round(value * 100)))}%`
    case 'money':
      return formatDollars(Math.round(value))
    case 'minutes':
      return formatMinutes(Math.round(value))
    case 'ms':
      return value < 1000 ? `${Math.round(value)} ms` : `${(value / 1000).toFixed(1)} s`
    case 'score':
      return value.toFixed(2)
    case 'days':
      return `${formatNumber(Math.round(value))} ${Math.round(value) === 1 ? 'day' : 'days'}`
    default:
      return formatNumber(value)
  }
}

function formatShare(share: number): string {
  const percent = share * 100
  return `${percent > 0 && percent < 10 ? percent.toFixed(1) : formatNumber(Math.round(percent))}%`
}

function formatMinutes(minutes: number): string {
  if (minutes < 60) return `${minutes} min`
  const [hours, rest] = [Math.floor(minutes / 60), minutes % 60]
  if (hours < 48) return rest === 0 ? `${hours} h` : `${hours} h ${rest} min`
  return `${Math.floor(hours / 24)} d ${hours % 24} h`
}

/** A value for a spreadsheet: numbers stay numbers, shares and changes in per cent. */
export function spreadsheetValue(kind: ValueKind, value: Cell): Cell {
  if (typeof value !== 'number') return value
  if (kind === 'share' || kind === 'change') return Math.round(value * 1000) / 10
  return kind === 'score' ? Math.round(value * 1000) / 1000 : Math.round(value * 100) / 100
}

/** The heading of a spreadsheet's column, with its unit. */
export function spreadsheetLabel({ label, kind }: ReportColumn): string {
  const units: Partial<Record<ValueKind, string>> = {
    ...{ share: '%', change: '%', money: '$', minutes: 'minutes', ms: 'ms', days: 'days' },
  }
  return units[kind] ? `${label} (${units[kind]})` : label
}
