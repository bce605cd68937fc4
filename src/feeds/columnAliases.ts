import { type FeedField, LIST_FIELDS } from '../domain/feeds/feedRow'
import { columnSeries } from '../domain/feeds/numberedColumns'
import { priceTypeOf, type StockSystem } from '../domain/feeds/stockSystems'
import { carFieldEntries } from '../domain/stock/carFields'

/** What the values of columns tell about the field that they fill: null for none, undefined if they tell nothing. */
interface Meanings {
  get(column: string): FeedField | null | undefined
}

/** A column name in lower case, letters and digits only. */
export const normalizeColumnName = (column: string) => column.toLowerCase().replace(/[^a-z0-9]/g, '')

/** The fields by their aliases, with the position of the alias among those of its field. */
const FIELD_BY_ALIAS = new Map<string, { field: FeedField; rank: number }>()
for (const [field, { aliases = '' }] of carFieldEntries) {
  for (const [rank, name] of aliases.split(' ').filter(Boolean).entries())
    if (!FIELD_BY_ALIAS.has(normalizeColumnName(name))) FIELD_BY_ALIAS.set(normalizeColumnName(name), { field, rank })
}

const findAlias = (column: string) => FIELD_BY_ALIAS.get(normalizeColumnName(column))
const rankOf = (column: string) => findAlias(column)?.rank ?? 0

/**
 * Matches columns to fields by name or alias, one to one. Of several aliases of a field the one listed first wins: the advertised
 * price before the price without government charges. A column whose values mean something else than its name goes where they belong.
 */
export function suggestColumns(
  columns: Iterable<string>,
  fields: readonly FeedField[],
  meanings?: Meanings,
): Map<FeedField, string> {
  const suggested = new Map<FeedField, string>()
  const used = new Set<string>()
  const suggest = (field: FeedField | undefined, column: string) => {
    if (field === undefined || suggested.has(field) || used.has(column)) return
    const meaning = meanings?.get(column)
    if (meaning !== undefined && meaning !== field) return
    suggested.set(field, column)
    used.add(column)
  }
  const names = [...columns]
  const fieldByName = new Map<string, FeedField>(
    fields.flatMap((field) => [[field, field] as const, [normalizeColumnName(field), field] as const]),
  )
  for (const column of names) suggest(fieldByName.get(column.toLowerCase()), column)
  for (const column of names) suggest(fieldByName.get(normalizeColumnName(column)), column)
  for (const column of names.toSorted((first, second) => rankOf(first) - rankOf(second)))
    suggest(findAlias(column)?.field, column)
  // In XML and JSON the last part of a path matches too: "vehicle/odometer", "photos/photo", "@stockNo".
  for (const column of names) {
    const last = normalizeColumnName(column.split(/[/@]/).at(-1) ?? '')
    suggest(fieldByName.get(last) ?? findAlias(last)?.field, column)
  }
  // Of Image1, Image2 and so on the first stands for all.
  for (const column of names) {
    const series = normalizeColumnName(columnSeries(column) ?? '')
    const field = fieldByName.get(series) ?? findAlias(series)?.field
    if (field && LIST_FIELDS.has(field)) suggest(field, column)
  }
  for (const column of names) {
    const meaning = meanings?.get(column)
    if (meaning && fields.includes(meaning)) suggest(meaning, column)
  }
  return suggested
}

/**
 * The columns of a stock system's export that its headers give to other fields than `suggestColumns` does, and what the price includes,
 * where only the header of its column says so.
 */
export function mapStockSystem(
  { headers }: StockSystem,
  columns: readonly string[],
  fields: readonly FeedField[],
  meanings?: Meanings,
): Partial<Record<FeedField, string>> {
  const general = suggestColumns(columns, fields, meanings)
  const fits = (field: FeedField, column: string) => {
    const meaning = meanings?.get(column)
    return meaning === undefined || meaning === field
  }
  const byHeader = new Map(columns.toReversed().map((column) => [normalizeColumnName(column), column]))
  const mapping: Partial<Record<FeedField, string>> = {}
  const used = new Set<string>()
  for (const [field, names] of Object.entries(headers) as [FeedField, string][]) {
    const column = names
      .split(' ')
      .flatMap((name) => byHeader.get(name) ?? [])
      .find((name) => !used.has(name) && fits(field, name))
    if (column === undefined) continue
    used.add(column)
    if (general.get(field) !== column) mapping[field] = column
  }
  const priceType = priceTypeOf(mapping.price ?? general.get('price') ?? '')
  if (priceType && !general.has('price_type')) mapping.price_type = `=${priceType}`
  return mapping
}
