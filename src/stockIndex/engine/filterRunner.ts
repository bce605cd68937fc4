import FastBitSet from 'fastbitset'
import type { FacetColumn } from './facetColumn'
import { type Filter, finite } from './filter'
import { LruCache } from './lruCache'
import type { NumberColumn } from './numberColumn'

/** What filters are run over. */
export interface FilterableColumns {
  facets: ReadonlyMap<string, FacetColumn>
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
  private readonly known = new LruCache<string, FastBitSet>(REMEMBERED)

  constructor(private readonly columns: FilterableColumns) {}

  /** Forgets all sets; to be called after every change of records. */
  forget(): void {
    this.known.clear()
  }

  /** The live slots that meet the filter. */
  run(filter: Filter): FastBitSet {
    if (filter.kind === 'all' && filter.of.length === 0) return this.columns.live
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

  private having(attribute: string, value: string): FastBitSet {
    const { facets, numbers, slots } = this.columns
    const facet = facets.get(attribute)
    if (facet !== undefined) return facet.having(value)
    const number = finite(value)
    if (number === null) return new FastBitSet()
    return numbers.get(attribute)?.compared('=', number, slots()) ?? new FastBitSet()
  }

  private compared({ attribute, operator, operand }: Extract<Filter, { kind: 'compare' }>): FastBitSet {
    const { facets, numbers, live, slots } = this.columns
    const column = numbers.get(attribute)
    if (column !== undefined) {
      if (operator !== '!=') return column.compared(operator, operand, slots())
      return live.new_difference(column.compared('=', operand, slots()))
    }
    if (operator === '=') return facets.get(attribute)?.having(String(operand)) ?? new FastBitSet()
    if (operator !== '!=') return new FastBitSet()
    const facet = facets.get(attribute)
    return facet === undefined ? new FastBitSet() : live.new_difference(facet.having(String(operand)))
  }
}
