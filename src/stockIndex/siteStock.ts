import { setImmediate as nextTurn } from 'node:timers/promises'
import type { Site } from '../domain/site/site'
import type { Filter } from '../domain/stock/filters/filter'
import { parseFilters } from '../domain/stock/filters/filterGrammar'
import type { Lexicon, SearchSynonym } from '../domain/stock/query/lexicon'
import type { UnderstoodQuery } from '../domain/stock/understandQuery'
import { stockFilterExpression } from '../domain/stock/visibility'
import { BoundedCache } from '../server/boundedCache.mjs'
import { countEvent } from '../server/telemetry/telemetry.mjs'
import type { StockEngine } from './engine/stockEngine'
import type { PlacesByName } from './placeNames'
import { handleCall, type StockIndexCall, type StockIndexResponse } from './protocol/handleCall'
import type { Search } from './protocol/parseSearch'
import { handleSearch } from './protocol/search'
import { MAX_CACHED_RESPONSE_BYTES } from './settings'
import type { UsualCar } from './similarToSearch'
import { findUsualCar, lexiconOf, queryReader } from './understanding'

/** Longer bodies are not from a page's queries; their responses are not cached. */
const MAX_CACHED_KEY_LENGTH = 16_384

/** The last responses of all sites, so that many sites share its memory. */
const responses = new BoundedCache<StockIndexResponse>({
  maxBytes: MAX_CACHED_RESPONSE_BYTES,
  valueBytes: ({ body }) => 2 * body.length,
  // With the site's rules and synonyms before the body.
  maxKeyLength: 2 * MAX_CACHED_KEY_LENGTH,
})

const NO_PLACES: PlacesByName = new Map()

let versions = 0

/** One site's stock, with a cache of its last responses (STK-12). */
export class SiteStock {
  /** Part of each cache key: a new one leaves the responses of older stock to be evicted. */
  private version = ++versions
  private scope: { expression: string; filter: Filter } | null = null

  private lexicon: { key: string; value: Lexicon } | null = null

  private indexingWords: Promise<void> | null = null

  constructor(readonly engine: StockEngine) {}

  /** Builds the orders that no search has asked for yet, while other requests run in between. */
  async prepareOrders(): Promise<void> {
    const steps = this.engine.prepareOrders()
    // The search that waits for the stock comes first.
    do await nextTurn()
    while (!steps.next().done)
  }

  /** Indexes the words of the stock, while other requests run in between; resolves when searches with words are quick. */
  prepareWords(): Promise<void> {
    if (this.engine.hasWords) return Promise.resolve()
    this.indexingWords ??= this.indexWords().finally(() => {
      this.indexingWords = null
    })
    return this.indexingWords
  }

  private async indexWords(): Promise<void> {
    for (const _ of this.engine.indexWords()) await nextTurn()
  }

  /** Clears the response cache; call it after records changed. */
  clearResponses(): void {
    this.version = ++versions
  }

  /**
   * Handles a call with the cars that the site lists at `now` (STK-07, STK-16). `places` are the towns that typed searches may name.
   */
  handle(site: Site, call: StockIndexCall, now: Date, places: PlacesByName = NO_PLACES): StockIndexResponse {
    const expression = stockFilterExpression(site.stockRules, now)
    const scope = this.scopeFor(expression)
    const synonyms = site.stockRules.searchSynonyms ?? []
    const reader = queryReader(() => this.lexiconFor(scope, synonyms), places, now, this.isCode, this.isKnown)
    const stock = { engine: this.engine, scope, reader }
    if (call.method !== 'POST' || call.body.length > MAX_CACHED_KEY_LENGTH) return handleCall(stock, call)
    const key = `${this.version}\n${expression}\n${synonymsKey(synonyms)}\n${call.path}\n${call.body}${call.leaveOut ? JSON.stringify(call.leaveOut) : ''}`
    const cached = responses.get(key)
    countEvent('cacheReads', { cache: 'stockSearch', result: cached ? 'hit' : 'miss' })
    if (cached !== undefined) return cached
    const response = handleCall(stock, call)
    if (response.status === 200) responses.set(key, response)
    return response
  }

  /**
   * The results of searches without words, with the cars that the site lists at `now`. Not cached, and without JSON: for pages of this
   * process, which keep what they make of them.
   */
  search(site: Site, searches: readonly { index: string; search: Search }[], now: Date) {
    const stock = { engine: this.engine, scope: this.scopeFor(stockFilterExpression(site.stockRules, now)) }
    return searches.map(({ index, search }) => handleSearch(stock, index, search))
  }

  /** What typed words mean among the cars that the site lists at `now`. */
  understand(site: Site, query: string, now: Date, places: PlacesByName = NO_PLACES): UnderstoodQuery {
    const scope = this.scopeFor(stockFilterExpression(site.stockRules, now))
    return queryReader(
      () => this.lexiconFor(scope, site.stockRules.searchSynonyms ?? []),
      places,
      now,
      this.isCode,
      this.isKnown,
    ).read(query)
  }

  /** What makes and models usually are, see `findUsualCar`. */
  findUsual(site: Site, nodes: readonly string[], now: Date): UsualCar | null {
    const scope = this.scopeFor(stockFilterExpression(site.stockRules, now))
    return findUsualCar(this.engine, this.lexiconFor(scope, site.stockRules.searchSynonyms ?? []), nodes)
  }

  private readonly isCode = (digits: string): boolean => this.engine.hasCode(digits)

  private readonly isKnown = (word: string, mayGoOn: boolean): boolean => this.engine.hasWord(word, mayGoOn)

  /** The lexicon of the stock as it is now. */
  lexiconFor(scope: Filter, synonyms: readonly SearchSynonym[]): Lexicon {
    const { lexicon } = this
    const key = `${this.version} ${this.scope?.expression} ${synonymsKey(synonyms)}`
    if (lexicon?.key === key) return lexicon.value
    const value = lexiconOf(this.engine, scope, synonyms)
    this.lexicon = { key, value }
    return value
  }

  private scopeFor(expression: string): Filter {
    if (this.scope?.expression !== expression) this.scope = { expression, filter: parseFilters(expression) }
    return this.scope.filter
  }
}

const synonymsKey = (synonyms: readonly SearchSynonym[]) => (synonyms.length === 0 ? '' : JSON.stringify(synonyms))
