/** How a number may be compared. */
export type Comparison = '<' | '<=' | '=' | '!=' | '>=' | '>'

/** A condition on records, whatever language it was written in. */
export type Filter =
  | { kind: 'all'; of: readonly Filter[] }
  | { kind: 'any'; of: readonly Filter[] }
  | { kind: 'not'; of: Filter }
  | { kind: 'value'; attribute: string; value: string }
  | { kind: 'compare'; attribute: string; operator: Comparison; operand: number }
  | { kind: 'range'; attribute: string; low: number; high: number }

/** The condition that every record meets. */
export const MATCH_ALL: Filter = { kind: 'all', of: [] }

export function isMatchAll(filter: Filter): boolean {
  return filter.kind === 'all' && filter.of.length === 0
}

/** A filter that cannot be read; the message says where and why, and is safe to show. */
export class FilterError extends Error {
  override name = 'FilterError'
}

/** All of the conditions; those that ask nothing are left out. */
export function allOf(filters: readonly Filter[]): Filter {
  const asking = filters.filter((filter) => !isMatchAll(filter))
  if (asking.length === 0) return MATCH_ALL
  return asking.length === 1 ? (asking[0] as Filter) : { kind: 'all', of: asking }
}

/** Any of the conditions. */
export function anyOf(filters: readonly Filter[]): Filter {
  return filters.length === 1 ? (filters[0] as Filter) : { kind: 'any', of: filters }
}

/** The conditions that a filter is made of, counted for the cap on them. */
export function countConditions(filter: Filter): number {
  switch (filter.kind) {
    case 'all':
    case 'any':
      return filter.of.reduce((sum, part) => sum + countConditions(part), 0)
    case 'not':
      return countConditions(filter.of)
    default:
      return 1
  }
}

const COMPARISON = /^\s*([^\s<>=!:]+)\s*(<=|>=|!=|<|>|=)\s*(\S+)\s*$/
const RANGE = /^\s*([^\s<>=!:]+)\s*:\s*(\S+)\s+TO\s+(\S+)\s*$/

/** Reads `price >= 10` or `price:10 TO 20`; null when the text is neither. */
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

/** The number that a text is, all of it; null for anything else. */
export function toFiniteNumber(text: string | undefined): number | null {
  if (text === undefined || !/^[-+]?(\d+\.?\d*|\.\d+)(e[-+]?\d+)?$/i.test(text)) return null
  const number = Number(text)
  return Number.isFinite(number) ? number : null
}
