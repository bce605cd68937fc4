import { carFieldEntries } from '../domain/stock/carFields'
import type { FeedField } from './feedRow'

/** A column name in lower case, letters and digits only. */
export const normalizeColumnName = (column: string) => column.toLowerCase().replace(/[^a-z0-9]/g, '')

const FIELD_BY_ALIAS = new Map<string, FeedField>()
for (const [field, { aliases = '' }] of carFieldEntries) {
  for (const name of aliases.split(' ').filter(Boolean))
    if (!FIELD_BY_ALIAS.has(normalizeColumnName(name))) FIELD_BY_ALIAS.set(normalizeColumnName(name), field)
}

/** Matches columns to fields by name or alias, one to one. */
export function suggestColumns(columns: Iterable<string>, fields: readonly FeedField[]): Map<FeedField, string> {
  const suggested = new Map<FeedField, string>()
  const used = new Set<string>()
  const suggest = (field: FeedField | undefined, column: string) => {
    if (field === undefined || suggested.has(field) || used.has(column)) return
    suggested.set(field, column)
    used.add(column)
  }
  const names = [...columns]
  const fieldByName = new Map<string, FeedField>(
    fields.flatMap((field) => [[field, field] as const, [normalizeColumnName(field), field] as const]),
  )
  for (const column of names) suggest(fieldByName.get(column.toLowerCase()), column)
  for (const column of names)
    suggest(fieldByName.get(normalizeColumnName(column)) ?? FIELD_BY_ALIAS.get(normalizeColumnName(column)), column)
  // In XML and JSON the last part of a path matches too: "vehicle/odometer", "photos/photo", "@stockNo".
  for (const column of names) {
    const last = normalizeColumnName(column.split(/[/@]/).at(-1) ?? '')
    suggest(fieldByName.get(last) ?? FIELD_BY_ALIAS.get(last), column)
  }
  return suggested
}
