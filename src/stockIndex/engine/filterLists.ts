import { allOf, anyOf, type Filter, FilterError, numericCondition } from '../../domain/stock/filters/filter'

/** Algolia defines no meaning for deeper nesting. */
const MAX_DEPTH = 4

/**
 * Parses `facetFilters`: a list joined by AND, whose inner lists are joined by OR, and so on. An entry is
 * `attribute:value`; `attribute:-value` (or `-attribute:value`) excludes, and `attribute:\-value` is a value that
 * begins with a minus. Also accepts a string: JSON, or `a:1,(b:2,b:3)`. @throws FilterError when it cannot be parsed
 */
export function parseFacetFilters(value: unknown): Filter {
  return toFilter('facetFilters', value, facetCondition)
}

/**
 * Parses `numericFilters`: nested as `facetFilters`, with entries `attribute operator number` or `attribute:low TO
 * high`. @throws FilterError when it cannot be parsed
 */
export function parseNumericFilters(value: unknown): Filter {
  return toFilter('numericFilters', value, numericCondition)
}

/**
 * Parses `optionalFilters`: a list as `facetFilters`, each entry of which a record may match to rank higher. @throws FilterError when it
 * cannot be parsed
 */
export function parseOptionalFilters(value: unknown): Filter[] {
  const list = typeof value === 'string' ? parseList('optionalFilters', value) : value
  if (!Array.isArray(list)) throw new FilterError('optionalFilters: expected a list')
  return list.map((entry) =>
    combined('optionalFilters', Array.isArray(entry) ? [entry] : entry, facetCondition, true, 0),
  )
}

type ReadCondition = (text: string) => Filter | null

function toFilter(name: string, value: unknown, read: ReadCondition): Filter {
  const list = typeof value === 'string' ? parseList(name, value) : value
  return combined(name, list, read, true, 0)
}

function combined(name: string, value: unknown, read: ReadCondition, all: boolean, depth: number): Filter {
  if (depth > MAX_DEPTH) throw new FilterError(`${name}: more than ${MAX_DEPTH} nested lists`)
  if (Array.isArray(value)) {
    const parts = value.map((part) => combined(name, part, read, !all, depth + 1))
    return all || parts.length === 0 ? allOf(parts) : anyOf(parts)
  }
  const condition = typeof value === 'string' ? read(value) : null
  if (condition === null) throw new FilterError(`${name}: cannot read ${JSON.stringify(value) ?? 'an entry'}`)
  return condition
}

function facetCondition(text: string): Filter | null {
  const colon = text.indexOf(':')
  if (colon < 1) return null
  const name = text.slice(0, colon).trim()
  const value = text.slice(colon + 1)
  const attribute = name.startsWith('-') ? name.slice(1) : name
  const excludes = value.startsWith('-') !== name.startsWith('-')
  const unprefixed = value.startsWith('-') ? value.slice(1) : value.startsWith('\\-') ? value.slice(1) : value
  const condition: Filter = { kind: 'value', attribute, value: unprefixed }
  return excludes ? { kind: 'not', operand: condition } : condition
}

function parseList(name: string, text: string): unknown {
  const trimmed = text.trim()
  if (trimmed === '') return []
  if (!trimmed.startsWith('[')) return parseCommaList(trimmed)
  try {
    return JSON.parse(trimmed)
  } catch {
    throw new FilterError(`${name}: the list is not valid JSON`)
  }
}

/** The older string form: commas separate entries, parentheses enclose an inner list. */
function parseCommaList(text: string): (string | string[])[] {
  return Array.from(text.matchAll(/\(([^()]*)\)|[^,()]+/g), ([entry, inner]) =>
    inner === undefined ? entry.trim() : inner.split(',').map((part) => part.trim()),
  ).filter((entry) => entry.length > 0)
}
