import { ChangedCars, type FoundCars } from '../domain/alerts/changedCars'
import type { AlertRadius, SearchMeaning } from '../domain/alerts/savedSearch'
import { MATCH_ALL } from '../domain/stock/filters/filter'
import { STOCK_INDEX } from '../domain/stock/results'
import type { StockRecord } from '../domain/stock/stockRecord'
import { StockEngine } from './engine/stockEngine'
import { ENGINE_SETTINGS } from './settings'
import { NEAR_PRECISION_METRES } from './understanding'

/**
 * Finds the cars of saved searches among those that changed: the stock index in reverse, in which few cars meet many searches. Filters go
 * by the values of the cars' fields; words and distances, which few searches have, by an engine of these cars.
 */
export class SearchMatcher {
  private readonly index: ChangedCars<StockRecord>
  private engine: StockEngine | null = null

  constructor(records: readonly StockRecord[]) {
    this.index = new ChangedCars(records)
  }

  get isEmpty(): boolean {
    return this.index.cars.length === 0
  }

  /** The cars that a search finds; of their list, in the order in which they were given, the first `max`. */
  find({ filter, text, around }: SearchMeaning, max: number): FoundCars<StockRecord> {
    if (text === '' && around === null) return this.index.find(filter, max)
    const { total, cars } = this.index.find(filter)
    if (total === 0) return { total, cars }
    const ids = this.findByText(text, around)
    const found = cars.filter(({ objectID }) => ids.has(objectID))
    return { total: found.length, cars: found.slice(0, max) }
  }

  private findByText(text: string, around: AlertRadius | null): ReadonlySet<string> {
    if (this.engine === null) {
      this.engine = new StockEngine(ENGINE_SETTINGS)
      this.engine.upsert(this.index.cars)
    }
    const { hits } = this.engine.search({
      index: STOCK_INDEX,
      scope: MATCH_ALL,
      filter: MATCH_ALL,
      text,
      // Typos depend on what else a site has: a saved search takes its words as they are.
      typos: 'none',
      prefixes: 'prefixLast',
      preferred: [],
      around: around && { ...around, precisionMetres: NEAR_PRECISION_METRES },
      boxes: null,
      offset: 0,
      length: this.index.cars.length,
      facets: [],
      valuesPerFacet: 1,
      facetValueOrder: 'count',
    })
    return new Set(hits.map(({ record }) => record.objectID))
  }
}
