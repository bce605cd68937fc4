import type { FeedField } from '../domain/feeds/feedRow'
import { CAR_TYPE_WORDS, CAR_TYPES } from '../domain/stock/carType'
import { CONCEPTS } from '../domain/stock/query/concepts'
import { normalizeColumnName } from './columnAliases'
import type { FeedCell } from './formats/feedRecord'

/** Columns that hold new or used in one stock system and a body or a grade in another, so that only their values tell. */
const TOLD_BY_VALUES: ReadonlySet<string> = new Set([
  ...['type', 'vehicletype', 'vehtype', 'unittype', 'stocktype'],
  ...['condition', 'vehiclecondition', 'stockcondition'],
])

/** Those of them that say new or used so often that a word that nobody knows is a fault to report, not another meaning. */
const TOLD_BY_NAME: ReadonlySet<string> = new Set(['vehtype', 'stocktype'])

/** Values that tell nothing. */
const UNKNOWN = /^(unknown|n\/?a|none|other|-+)$/i

/** The field that a column fills by its values: null for none of those that such columns hold. */
type Meaning = Extract<FeedField, 'car_type' | 'body'> | null

/** What the columns with a name such as Type mean, by the first of their values that tells. */
export class ColumnMeanings {
  private readonly meanings = new Map<string, Meaning>()
  private readonly open = new Set<string>()
  private readonly seen = new Set<string>()

  /** Reads a row's cells. @returns true if it told the meaning of a column */
  read(row: Readonly<Record<string, FeedCell>>, columns: ReadonlySet<string>): boolean {
    if (columns.size !== this.seen.size) this.find(columns)
    let told = false
    for (const column of this.open) {
      const cell = Object.hasOwn(row, column) ? row[column]! : ''
      const value = (typeof cell === 'string' ? cell : (cell[0] ?? '')).trim()
      if (value === '' || UNKNOWN.test(value)) continue
      this.open.delete(column)
      const meaning = meaningOf(value)
      if (meaning === null && TOLD_BY_NAME.has(nameOf(column))) continue
      this.meanings.set(column, meaning)
      told = true
    }
    return told
  }

  /** The field that the column's values fill, null if none, undefined if its name tells or no value did yet. */
  get(column: string): Meaning | undefined {
    return this.meanings.get(column)
  }

  private find(columns: ReadonlySet<string>): void {
    for (const column of columns) {
      if (this.seen.has(column)) continue
      this.seen.add(column)
      if (TOLD_BY_VALUES.has(nameOf(column))) this.open.add(column)
    }
  }
}

/** The last part of a path in XML or JSON, or the whole name. */
const nameOf = (column: string) => normalizeColumnName(column.split(/[/@]/).at(-1) ?? '')

function meaningOf(value: string): Meaning {
  const word = value.toLowerCase()
  if ((CAR_TYPES as readonly string[]).includes(word) || Object.hasOwn(CAR_TYPE_WORDS, word)) return 'car_type'
  const isBody = CONCEPTS.some(({ attribute, values }) => attribute === 'body' && values.test(value))
  return isBody ? 'body' : null
}
