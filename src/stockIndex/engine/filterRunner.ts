import FastBitSet from 'fastbitset'
import { type Filter, isMatchAll, toFiniteNumber } from '../../domain/stock/filters/filter'
import { BoundedCache } from '../../server/boundedCache.mjs'
import type { FacetColumn } from './facetColumn'
import type { KeyColumn } from './keyColumn'
import type { NumberColumn } from './numberColumn'

/** The columns that filters run on. */
export interface FilterableColumns {
  facets: ReadonlyMap<string, FacetColumn>
  keys: ReadonlyMap<string, KeyColumn>
  numbers: ReadonlyMap<string, NumberColumn>
  live: FastBitSet
  /** number of slots in the index */
  slots: () => number
}

/** The site's filter and a few refinements are repeated in every query of a page. */
const MAX_CACHED_FILTERS = 64
/** A site's own rules are a long filter. */
const MAX_KEY_LENGTH = 20_000
const MAX_KEY_BYTES = 256 * 1024

/**
 * Turns filters into sets of slots. The sets are shared with the cache, so callers must not change them. An attribute
 * that cannot be filtered matches nothing, as in Algolia.
 */
export class FilterRunner {
  private readonly cache = new BoundedCache<FastBitSet>(
    { maxBytes: MAX_KEY_BYTES, maxKeyLength: MAX_KEY_LENGTH },
    { max: MAX_CACHED_FILTERS },
  )

  constructor(private readonly columns: FilterableColumns) {}

  /** Clears the cache; call it after every change of records. */
  clear(): void {
    this.cache.clear()
  }

  /** The live slots that match the filter. */
  run(filter: Filter): FastBitSet {
    if (isMatchAll(filter)) return this.columns.live
    const key = JSON.stringify(filter)
    let set = this.cache.get(key)
    if (set === undefined) {
      set = this.work(filter)
      this.cache.set(key, set)
    }
    return set
  }

  private work(filter: Filter): FastBitSet {
    const { columns } = this
    switch (filter.kind) {
      case 'all':
        // each part by itself, so that parts shared by several queries are cached
        return filter.operands.reduce((matched, part) => matched.new_intersection(this.run(part)), columns.live)
      case 'any':
        return filter.operands.reduce((matched, part) => matched.union(this.work(part)), new FastBitSet())
      case 'not':
        return columns.live.new_difference(this.work(filter.operand))
      case 'value':
        return this.withValue(filter.attribute, filter.value)
      case 'range':
        return (
          columns.numbers.get(filter.attribute)?.between(filter.low, filter.high, columns.slots()) ?? new FastBitSet()
        )
      case 'compare':
        return this.compared(filter)
    }
  }

  /** Records with the value; a number attribute also accepts other notations ("2019.0"). */
  private withValue(attribute: string, value: string): FastBitSet {
    const number = toFiniteNumber(value)
    const column = number === null ? undefined : this.columns.numbers.get(attribute)
    if (column !== undefined) return column.compared('=', number as number, this.columns.slots())
    const values = this.columns.facets.get(attribute) ?? this.columns.keys.get(attribute)
    return values?.withValue(value) ?? new FastBitSet()
  }

  private compared({ attribute, operator, operand }: Extract<Filter, { kind: 'compare' }>): FastBitSet {
    const { live, slots } = this.columns
    if (operator === '=') return this.withValue(attribute, String(operand))
    if (operator === '!=') return live.new_difference(this.withValue(attribute, String(operand)))
    return this.columns.numbers.get(attribute)?.compared(operator, operand, slots()) ?? new FastBitSet()
  }
}
