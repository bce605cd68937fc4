import { type Filter, toFiniteNumber } from './filter'

/** Whether one record meets a filter, as the index would say of it: texts whatever their case, lists by any value of theirs. */
export function matchesFilter(record: object, filter: Filter): boolean {
  const given = (attribute: string) => (record as Record<string, unknown>)[attribute]
  switch (filter.kind) {
    case 'all':
      return filter.of.every((part) => matchesFilter(record, part))
    case 'any':
      return filter.of.some((part) => matchesFilter(record, part))
    case 'not':
      return !matchesFilter(record, filter.of)
    case 'value':
      return hasValue(given(filter.attribute), filter.value)
    case 'range': {
      const value = given(filter.attribute)
      return typeof value === 'number' && value >= filter.low && value <= filter.high
    }
    case 'compare':
      return compares(given(filter.attribute), filter)
  }
}

function compares(value: unknown, { operator, operand }: Extract<Filter, { kind: 'compare' }>): boolean {
  if (operator === '=') return hasValue(value, String(operand))
  if (operator === '!=') return !hasValue(value, String(operand))
  if (typeof value !== 'number') return false
  if (operator === '<') return value < operand
  if (operator === '<=') return value <= operand
  return operator === '>' ? value > operand : value >= operand
}

/** A number also by another way of writing it: "2019.0". */
function hasValue(value: unknown, wanted: string): boolean {
  if (Array.isArray(value)) return value.some((one) => hasValue(one, wanted))
  if (value === null || value === undefined || value === '') return false
  if (typeof value === 'number') return value === toFiniteNumber(wanted)
  return String(value).toLowerCase() === wanted.toLowerCase()
}
