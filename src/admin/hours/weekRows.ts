import type { FormState } from 'payload'

/** Days from Monday, with the values of the weekday field (Sunday is 0). */
export const WEEK = [
  ['1', 'Monday'],
  ['2', 'Tuesday'],
  ['3', 'Wednesday'],
  ['4', 'Thursday'],
  ['5', 'Friday'],
  ['6', 'Saturday'],
  ['0', 'Sunday'],
] as const

export interface DayValues {
  status: string
  open: string
  close: string
}

export interface WeekRow extends DayValues {
  weekday: string
  name: string
  /** index of the day's row, -1 if missing */
  row: number
  /** validation error of the row */
  problem: string | null
}

const PARTS = ['status', 'open', 'close'] as const

/** The week in the form state. A second entry for a day is ignored. */
export function weekRows(fields: FormState, path: string): WeekRow[] {
  const rows = fields[path]?.rows?.length ?? 0
  const getField = (row: number, part: string) => fields[`${path}.${row}.${part}`]
  const getText = (row: number, part: string) => String(getField(row, part)?.value ?? '')
  return WEEK.map(([weekday, name]) => {
    const row = Array.from({ length: rows }, (_, index) => index).find((index) => getText(index, 'weekday') === weekday)
    if (row === undefined) return { weekday, name, row: -1, status: '', open: '', close: '', problem: null }
    const invalid = PARTS.map((part) => getField(row, part)).find(
      (field) => field?.valid === false && field.errorMessage,
    )
    return {
      ...{ weekday, name, row },
      ...{ status: getText(row, 'status'), open: getText(row, 'open'), close: getText(row, 'close') },
      problem: invalid?.errorMessage ?? null,
    }
  })
}

/** The form state of a new row for a day. */
export function newDayState(weekday: string, { status, open, close }: DayValues): FormState {
  const field = (value: string | null) => ({ initialValue: value, valid: true, value })
  return { weekday: field(weekday), status: field(status), open: field(open || null), close: field(close || null) }
}
