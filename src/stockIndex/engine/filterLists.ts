import { allOf, anyOf, type Filter, FilterError, numericCondition } from '../../domain/stock/filters/filter'

/** Deeper nesting than the language gives a meaning to. */
const MAX_DEPTH = 4

/**
 * Reads `facetFilters`: a list of which all must hold, whose inner lists hold by any of their entries, and so on in turn.
 * An entry is `attribute:value`; `attribute:-value` (or `-attribute:value`) excludes, and `attribute:\-value` means a value
 * that begins with a minus. A text stands for a list: JSON, or `a:1,(b:2,b:3)`.
 * @throws FilterError when it is none of these
 */
export function parseFacetFilters(value: unknown): Filter {
  return filterOf('facetFilters', value, facetCondition)
}

/**
 * Reads `numericFilters`: lists as in `facetFilters`, of `attribute operator number` or `attribute:low TO high`.
 * @throws FilterError when it is none of these
 */
export function parseNumericFilters(value: unknown): Filter {
  return filterOf('numericFilters', value, numericCondition)
}

type ReadCondition = (text: string) => Filter | null

function filterOf(name: string, value: unknown, read: ReadCondition): Filter {
  const list = typeof value === 'string' ? listFrom(name, value) : value
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
  const bare = value.startsWith('-') ? value.slice(1) : value.startsWith('\\-') ? value.slice(1) : value
  const condition: Filter = { kind: 'value', attribute, value: bare }
  return excludes ? { kind: 'not', of: condition } : condition
}

function listFrom(name: string, text: string): unknown {
  const trimmed = text.trim()
  if (trimmed === '') return []
  if (!trimmed.startsWith('[')) return listFromCommas(trimmed)
  try {
    return JSON.parse(trimmed)
  } catch {
    throw new FilterError(`${name}: the list is not valid JSON`)
  }
}

/** The older text form: commas part entries, parentheses hold an inner list. */
function listFromCommas(text: string): (string | string[])[] {
  return Array.from(text.matchAll(/\(([^()]*)\)|[^,()]+/g), ([entry, inner]) =>
    inner === undefined ? entry.trim() : inner.split(',').map((part) => part.trim()),
  ).filter((entry) => entry.length > 0)
}
