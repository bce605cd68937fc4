import FastBitSet from 'fastbitset'
import { LRUCache } from 'lru-cache'
import { type Filter, isMatchAll, toFiniteNumber } from '../../domain/stock/filters/filter'
import type { FacetColumn } from './facetColumn'
import type { KeyColumn } from './keyColumn'
import type { NumberColumn } from './numberColumn'

/** What filters are run over. */
export interface FilterableColumns {
  facets: ReadonlyMap<string, FacetColumn>
  keys: ReadonlyMap<string, KeyColumn>
  numbers: ReadonlyMap<string, NumberColumn>
  live: FastBitSet
  /** how many slots the index has now */
  slots: () => number
}

/** The site's own filter and a shopper's few refinements come again in every query of a page. */
const REMEMBERED = 64

/**
 * Turns filters into sets of slots. Sets are shared with the cache, so they must not be changed by whoever gets them.
 * An attribute that cannot be filtered by matches nothing, as in Algolia.
 */
export class FilterRunner {
  private readonly known = new LRUCache<string, FastBitSet>({ max: REMEMBERED })

  constructor(private readonly columns: FilterableColumns) {}

  /** Forgets all sets; to be called after every change of records. */
  forget(): void {
    this.known.clear()
  }

  /** The live slots that meet the filter. */
  run(filter: Filter): FastBitSet {
    if (isMatchAll(filter)) return this.columns.live
    const key = JSON.stringify(filter)
    let set = this.known.get(key)
    if (set === undefined) {
      set = this.work(filter)
      this.known.set(key, set)
    }
    return set
  }

  private work(filter: Filter): FastBitSet {
    const { columns } = this
    switch (filter.kind) {
      case 'all':
        // each part on its own, so that the parts that pages share are found in the cache
        return filter.of.reduce((met, part) => met.new_intersection(this.run(part)), columns.live)
      case 'any':
        return filter.of.reduce((met, part) => met.union(this.work(part)), new FastBitSet())
      case 'not':
        return columns.live.new_difference(this.work(filter.of))
      case 'value':
        return this.having(filter.attribute, filter.value)
      case 'range':
        return (
          columns.numbers.get(filter.attribute)?.between(filter.low, filter.high, columns.slots()) ?? new FastBitSet()
        )
      case 'compare':
        return this.compared(filter)
    }
  }

  /** Records with the value; a number attribute also accepts it printed otherwise ("2019.0"). */
  private having(attribute: string, value: string): FastBitSet {
    const number = toFiniteNumber(value)
    const column = number === null ? undefined : this.columns.numbers.get(attribute)
    if (column !== undefined) return column.compared('=', number as number, this.columns.slots())
    const values = this.columns.facets.get(attribute) ?? this.columns.keys.get(attribute)
    return values?.having(value) ?? new FastBitSet()
  }

  private compared({ attribute, operator, operand }: Extract<Filter, { kind: 'compare' }>): FastBitSet {
    const { live, slots } = this.columns
    if (operator === '=') return this.having(attribute, String(operand))
    if (operator === '!=') return live.new_difference(this.having(attribute, String(operand)))
    return this.columns.numbers.get(attribute)?.compared(operator, operand, slots()) ?? new FastBitSet()
  }
}
