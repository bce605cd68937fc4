import { type Filter, toFiniteNumber } from './filter'

/** Whether a record matches a filter, with the index's semantics: texts are case-insensitive, a list matches by any value. */
export function matchesFilter(record: object, filter: Filter): boolean {
  const getValue = (attribute: string) => (record as Record<string, unknown>)[attribute]
  switch (filter.kind) {
    case 'all':
      return filter.operands.every((part) => matchesFilter(record, part))
    case 'any':
      return filter.operands.some((part) => matchesFilter(record, part))
    case 'not':
      return !matchesFilter(record, filter.operand)
    case 'value':
      return hasValue(getValue(filter.attribute), filter.value)
    case 'range': {
      const value = getValue(filter.attribute)
      return typeof value === 'number' && value >= filter.low && value <= filter.high
    }
    case 'compare':
      return compareNumber(getValue(filter.attribute), filter)
  }
}

function compareNumber(value: unknown, { operator, operand }: Extract<Filter, { kind: 'compare' }>): boolean {
  if (operator === '=') return hasValue(value, String(operand))
  if (operator === '!=') return !hasValue(value, String(operand))
  if (typeof value !== 'number') return false
  if (operator === '<') return value < operand
  if (operator === '<=') return value <= operand
  return operator === '>' ? value > operand : value >= operand
}

/** A number also matches other notations of it: "2019.0". */
function hasValue(value: unknown, expected: string): boolean {
  if (Array.isArray(value)) return value.some((element) => hasValue(element, expected))
  if (value === null || value === undefined || value === '') return false
  if (typeof value === 'number') return value === toFiniteNumber(expected)
  return String(value).toLowerCase() === expected.toLowerCase()
}
