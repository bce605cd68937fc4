/** Comparison operators for numbers. */
export type Comparison = '<' | '<=' | '=' | '!=' | '>=' | '>'

/** A filter on records, independent of the language it was written in. */
export type Filter =
  | { kind: 'all'; operands: readonly Filter[] }
  | { kind: 'any'; operands: readonly Filter[] }
  | { kind: 'not'; operand: Filter }
  | { kind: 'value'; attribute: string; value: string }
  | { kind: 'compare'; attribute: string; operator: Comparison; operand: number }
  | { kind: 'range'; attribute: string; low: number; high: number }

/** The filter that matches every record. */
export const MATCH_ALL: Filter = { kind: 'all', operands: [] }

export function isMatchAll(filter: Filter): boolean {
  return filter.kind === 'all' && filter.operands.length === 0
}

/** A syntax error in a filter; the message gives the position and is safe to show. */
export class FilterError extends Error {
  override name = 'FilterError'
}

/** Conjunction of filters, without those that match everything. */
export function allOf(filters: readonly Filter[]): Filter {
  const conditions = filters.filter((filter) => !isMatchAll(filter))
  if (conditions.length === 0) return MATCH_ALL
  return conditions.length === 1 ? (conditions[0] as Filter) : { kind: 'all', operands: conditions }
}

/** Disjunction of filters. */
export function anyOf(filters: readonly Filter[]): Filter {
  return filters.length === 1 ? (filters[0] as Filter) : { kind: 'any', operands: filters }
}

/** The number of conditions of a filter, for the limit on them. */
export function countConditions(filter: Filter): number {
  switch (filter.kind) {
    case 'all':
    case 'any':
      return filter.operands.reduce((sum, part) => sum + countConditions(part), 0)
    case 'not':
      return countConditions(filter.operand)
    default:
      return 1
  }
}

const COMPARISON = /^\s*([^\s<>=!:]+)\s*(<=|>=|!=|<|>|=)\s*(\S+)\s*$/
const RANGE = /^\s*([^\s<>=!:]+)\s*:\s*(\S+)\s+TO\s+(\S+)\s*$/

/** Parses `price >= 10` or `price:10 TO 20`; null if the text is neither. */
export function numericCondition(text: string): Filter | null {
  const range = RANGE.exec(text)
  if (range !== null) {
    const low = toFiniteNumber(range[2])
    const high = toFiniteNumber(range[3])
    if (low !== null && high !== null) return { kind: 'range', attribute: range[1] as string, low, high }
  }
  const comparison = COMPARISON.exec(text)
  const operand = toFiniteNumber(comparison?.[3])
  if (comparison === null || operand === null) return null
  return {
    kind: 'compare',
    attribute: comparison[1] as string,
    operator: comparison[2] as Comparison,
    operand,
  }
}

/** Parses a text as a finite number; null if it is not one. */
export function toFiniteNumber(text: string | undefined): number | null {
  if (text === undefined || !/^[-+]?(\d+(?:\.\d*)?|\.\d+)(e[-+]?\d+)?$/i.test(text)) return null
  const number = Number(text)
  return Number.isFinite(number) ? number : null
}
