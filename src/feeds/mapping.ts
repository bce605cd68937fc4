import type { FeedField } from './feedRow'

/** Which of the feed's columns fills which field; a field that is not named is filled by the column of its own name. */
export type FeedMapping = Partial<Record<FeedField, string>>

/** Picks each field's cell out of a row. Column names match whatever their case. */
export function mapCells(
  fields: readonly FeedField[],
  mapping: FeedMapping,
): (row: Record<string, string>) => Partial<Record<FeedField, string>> {
  const columnOf = fields.map((field) => [field, (mapping[field] ?? field).toLowerCase()] as const)
  return (row) => {
    const byName = new Map(Object.entries(row).map(([name, cell]) => [name.toLowerCase(), cell]))
    return Object.fromEntries(columnOf.map(([field, column]) => [field, byName.get(column)]))
  }
}
