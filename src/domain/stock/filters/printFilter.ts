import { type Filter, isMatchAll } from './filter'

/** A filter in the language of `parseFilters`, values quoted; empty if it matches everything. */
export function printFilter(filter: Filter): string {
  return isMatchAll(filter) ? '' : print(filter, true)
}

function print(filter: Filter, outermost = false): string {
  switch (filter.kind) {
    case 'all':
    case 'any': {
      const text = filter.operands.map((part) => print(part)).join(filter.kind === 'all' ? ' AND ' : ' OR ')
      return outermost && filter.kind === 'all' ? text : `(${text})`
    }
    case 'not':
      return `NOT ${print(filter.operand)}`
    case 'value':
      return `${filter.attribute}:${quoteFilterValue(filter.value)}`
    case 'compare':
      return `${filter.attribute} ${filter.operator} ${filter.operand}`
    case 'range':
      return `${filter.attribute}:${filter.low} TO ${filter.high}`
  }
}

/** A quoted value of the filter language, with quotes and backslashes escaped. */
export function quoteFilterValue(value: string): string {
  return `"${value.replaceAll('\\', '\\\\').replaceAll('"', '\\"')}"`
}
