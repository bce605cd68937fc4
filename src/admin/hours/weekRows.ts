import type { FormState } from 'payload'

/** Days as the editor lists them, Monday first; values are those of the weekday field, Sunday is 0. */
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
  /** place of the day's row in the array; -1 where it has none */
  row: number
  /** what is wrong with it, as the server said */
  problem: string | null
}

const PARTS = ['status', 'open', 'close'] as const

/** The week of an array of hours as it stands in the form. A second entry for a day does not count. */
export function weekRows(fields: FormState, path: string): WeekRow[] {
  const rows = fields[path]?.rows?.length ?? 0
  const at = (row: number, part: string) => fields[`${path}.${row}.${part}`]
  const textOf = (row: number, part: string) => String(at(row, part)?.value ?? '')
  return WEEK.map(([weekday, name]) => {
    const row = Array.from({ length: rows }, (_, index) => index).find((index) => textOf(index, 'weekday') === weekday)
    if (row === undefined) return { weekday, name, row: -1, status: '', open: '', close: '', problem: null }
    const wrong = PARTS.map((part) => at(row, part)).find((field) => field?.valid === false && field.errorMessage)
    return {
      ...{ weekday, name, row },
      ...{ status: textOf(row, 'status'), open: textOf(row, 'open'), close: textOf(row, 'close') },
      problem: wrong?.errorMessage ?? null,
    }
  })
}

/** The form state of a new row for a day. */
export function newDay(weekday: string, { status, open, close }: DayValues): FormState {
  const field = (value: string | null) => ({ initialValue: value, valid: true, value })
  return { weekday: field(weekday), status: field(status), open: field(open || null), close: field(close || null) }
}
