import FastBitSet from 'fastbitset'
import { type Filter, isMatchAll } from '../../domain/stock/filters/filter'
import { BoundedCache } from '../../server/boundedCache.mjs'
import { FacetColumn, type MatchedSlots } from './facetColumn'
import { computeStats, type FacetStats, type FacetValueCount, type FacetValueOrder, topValues } from './facetCounts'
import { FilterRunner } from './filterRunner'
import { type GeoAround, type GeoBox, GeoColumn } from './geo'
import type { IndexRecord } from './indexRecord'
import { KeyColumn } from './keyColumn'
import { NumberColumn } from './numberColumn'
import { NumberFacet } from './numberFacet'
import { PackedRecords } from './packedRecords'
import { forEachSlot, listSlots, toBitSet } from './posting'
import { byRelevance, withFewestTypos } from './ranking'
import { RecordShapes, type ValuePacking, type ValuePlace } from './recordShapes'
import { selectTop } from './selectTop'
import { SharedObjects } from './sharedObjects'
import { bySortKeys, SortedOrder, type SortKey } from './sortedOrder'
import { type PrefixRule, type TextMatches, TextSearch, type TextSettings } from './textSearch'
import { typedWords } from './words'

/** How the engine indexes an attribute. */
export interface AttributeSetting {
  /**
   * `values`: text or booleans, filtered and counted. `key`: nearly unique text, filtered only. Numbers can be
   * compared: `number` (shared by many records) and `spread` (nearly unique, as prices) are also counted, `compared` is
   * not.
   */
  kind: 'values' | 'key' | 'number' | 'spread' | 'compared'
}

export interface EngineSettings extends TextSettings {
  /** attributes that are filtered, counted or sorted by */
  attributes: Readonly<Record<string, AttributeSetting>>
  /** attributes whose values are objects that many records share */
  shared: readonly string[]
  /** attributes whose values have a shorter form in a record's bytes */
  packings: Readonly<Record<string, ValuePacking>>
  /** by index name. Records without the attribute come last in either direction; ties go to the lower objectID */
  orders: Readonly<Record<string, readonly SortKey[]>>
  /** the index that ranks by relevance and distance; the others keep their order */
  relevanceIndex: string
  /** the records that come after others of about the same relevance, such as sold cars */
  demoted?: Filter
}

export interface EngineQuery {
  index: string
  /** the site's listing rule: records outside it do not exist for this query */
  scope: Filter
  filter: Filter
  text: string
  /** words were typed, all of which may have become filters: the order is by relevance then too */
  isTyped?: boolean
  prefixes: PrefixRule
  /** `fewest`: only records in scope with the fewest typos; `all`: any within the limit; `none`: no typos */
  typos: 'fewest' | 'all' | 'none'
  /** filters that records need not match; those that match more of them rank first in the relevance index */
  preferred: readonly Filter[]
  around: GeoAround | null
  boxes: readonly GeoBox[] | null
  offset: number
  length: number
  facets: readonly string[]
  valuesPerFacet: number
  facetValueOrder: FacetValueOrder
}

export interface EngineHit {
  record: IndexRecord
  /** see `getTypos` and `getInexactWords`; 0 without a text query */
  score: number
  /** whole metres; null without an origin or if the record has no location */
  distanceMetres: number | null
}

export interface EngineResult {
  total: number
  hits: EngineHit[]
  /** by attribute, in the order requested */
  facets: Map<string, FacetValueCount[]>
  stats: Map<string, FacetStats>
}

interface Matched extends MatchedSlots {
  scores: Uint16Array | null
  distances: Float64Array | null
}

/** Records whose words are indexed at once: few enough that other requests are not delayed. */
const RECORDS_PER_STEP = 100

/** A slot without a record has the values of none. */
const NO_RECORD = {}

/** Text results are cached for the queries of one page, which share one text, and while a shopper types. */
const MAX_CACHED_TEXTS = 32
const MAX_TEXT_KEY_LENGTH = 2000
const MAX_TEXT_KEY_BYTES = 64 * 1024

/**
 * One site's stock in memory, with exact results, counts and orders over all records. Reads and writes are synchronous,
 * so a query never sees a partial change.
 */
export class StockEngine {
  private readonly slotById = new Map<string, number>()
  private readonly shapes: RecordShapes
  private readonly records: PackedRecords
  private readonly ids = new NumberColumn()
  private readonly free: number[] = []
  private readonly live = new FastBitSet()

  private readonly facets = new Map<string, FacetColumn>()
  private readonly numbers = new Map<string, NumberColumn>()
  private readonly keys = new Map<string, KeyColumn>()
  private readonly spreads = new Map<string, NumberFacet>()
  private readonly orders: Map<string, SortedOrder>
  private readonly geo = new GeoColumn()
  private readonly shared: ReadonlyMap<string, SharedObjects>
  private readonly text: TextSearch
  /** slots whose words are not indexed yet */
  private readonly wordless = new FastBitSet()
  /** whether the words of new records are indexed at once */
  private wordsReady = false
  private readonly filters: FilterRunner
  private readonly textCache = new BoundedCache<{ matches: TextMatches | null }>(
    { maxBytes: MAX_TEXT_KEY_BYTES, maxKeyLength: MAX_TEXT_KEY_LENGTH },
    { max: MAX_CACHED_TEXTS },
  )

  constructor(private readonly settings: EngineSettings) {
    for (const [name, { kind }] of Object.entries(settings.attributes)) {
      if (kind === 'values' || kind === 'number') this.facets.set(name, new FacetColumn())
      if (kind !== 'values' && kind !== 'key') this.numbers.set(name, new NumberColumn())
      if (kind === 'spread') this.spreads.set(name, new NumberFacet(this.numbers.get(name) as NumberColumn))
      if (kind === 'key') this.keys.set(name, new KeyColumn())
    }
    this.shared = new Map(settings.shared.map((name) => [name, new SharedObjects()]))
    this.text = new TextSearch(settings)
    const isLive = (slot: number) => this.live.has(slot)
    this.orders = new Map(
      Object.entries(settings.orders).map(([index, keys]) => {
        return [index, new SortedOrder(bySortKeys(keys, this.numbers, this.ids), isLive)]
      }),
    )
    const { facets, keys, numbers, spreads, live } = this
    this.shapes = new RecordShapes({
      facets: [...facets],
      numbers: [...numbers],
      others: [...keys, ...spreads, ...this.shared, ['_geoloc', this.geo]],
      placeOf: (name, example) => this.placeOf(name, example),
    })
    this.records = new PackedRecords(this.shapes)
    this.filters = new FilterRunner({ facets, keys, numbers, live, slots: () => this.records.length })
  }

  get size(): number {
    return this.slotById.size
  }

  get(objectID: string): IndexRecord | undefined {
    const slot = this.slotById.get(objectID)
    return slot === undefined ? undefined : this.records.get(slot)
  }

  /** The keys of all records. */
  objectIDs(): IterableIterator<string> {
    return this.slotById.keys()
  }

  /** Adds or replaces records by key; returns the number that were new or changed. */
  upsert(records: Iterable<{ objectID: string }>): number {
    let changed = 0
    for (const record of records) {
      const known = this.slotById.get(record.objectID)
      if (known !== undefined && isSame(this.records.get(known), record)) continue
      const slot = known ?? this.free.pop() ?? this.records.length
      this.slotById.set(record.objectID, slot)
      this.put(slot, record as IndexRecord)
      changed++
    }
    if (changed > 0) this.clearCaches()
    return changed
  }

  /** Removes records by key; returns the number removed. */
  remove(objectIDs: Iterable<string>): number {
    let removed = 0
    for (const objectID of objectIDs) {
      const slot = this.slotById.get(objectID)
      if (slot === undefined) continue
      this.slotById.delete(objectID)
      this.put(slot, undefined)
      this.free.push(slot)
      removed++
    }
    if (removed > 0) this.clearCaches()
    return removed
  }

  /** True once the words of all records are indexed. */
  get hasWords(): boolean {
    return this.wordsReady
  }

  /** Builds the orders that no query has asked for yet, step by step: a query builds its own, which takes longer the larger the stock. */
  *prepareOrders(): Generator<void> {
    for (const order of this.orders.values()) {
      order.slots()
      yield
    }
  }

  /** Indexes the values of each attribute, step by step: a query indexes those it needs at once. */
  *indexValues(): Generator<void> {
    for (const column of [...this.facets.values(), ...this.spreads.values(), ...this.keys.values()]) {
      column.index()
      yield
    }
  }

  /**
   * Indexes the words of the records, step by step: they take as long as everything else, and few searches have words. A query with words
   * runs all steps at once if they are not done.
   */
  *indexWords(): Generator<void> {
    while (!this.wordless.isEmpty()) {
      let step = 0
      for (const slot of listSlots(this.wordless)) {
        // It may have changed, or gone, since the step began.
        if (!this.wordless.has(slot)) continue
        this.wordless.remove(slot)
        this.text.replace(slot, undefined, this.records.get(slot), this.records.length)
        if (++step % RECORDS_PER_STEP === 0) yield
      }
    }
    yield* this.text.prepare()
    if (!this.wordless.isEmpty()) return yield* this.indexWords()
    this.wordsReady = true
  }

  /** The text index, with the words of all records. */
  private get words(): TextSearch {
    if (!this.wordsReady) for (const _ of this.indexWords());
    return this.text
  }

  /** True when the record exists and matches the filter. */
  satisfies(objectID: string, filter: Filter): boolean {
    const slot = this.slotById.get(objectID)
    return slot !== undefined && this.filters.run(filter).has(slot)
  }

  /** True if a stock number, VIN or plate is this, or ends in it. */
  hasCode(code: string): boolean {
    return this.words.hasCode(code)
  }

  /** True if some record has the word, as a whole, its beginning (`prefix`), or with a tolerated typo. */
  hasWord(word: string, prefix: boolean): boolean {
    return this.words.hasWord(word, prefix)
  }

  search(query: EngineQuery): EngineResult {
    const matched = this.match(query)
    const result: EngineResult = {
      total: matched.size,
      hits: this.page(query, matched).map((slot) => this.hit(slot, matched)),
      facets: new Map(),
      stats: new Map(),
    }
    for (const attribute of query.facets) {
      const column = this.facets.get(attribute) ?? this.spreads.get(attribute)
      if (column === undefined) continue
      const tally = column.tally(matched)
      result.facets.set(attribute, topValues(tally, query.valuesPerFacet, query.facetValueOrder))
      const stats = this.numbers.has(attribute) ? computeStats(tally) : null
      if (stats !== null) result.stats.set(attribute, stats)
    }
    return result
  }

  private put(slot: number, record: IndexRecord | undefined): void {
    // Before its columns change, in which some of its values are.
    const before = this.hasIndexedWords(slot) ? this.records.get(slot) : undefined
    const isNew = slot >= this.records.length
    const slots = isNew ? slot + 1 : this.records.length
    const shape = this.shapes.of(record ?? NO_RECORD)
    const values = Object.values(record ?? NO_RECORD)
    if (record === undefined) this.live.remove(slot)
    else this.live.add(slot)
    this.ids.set(slot, record === undefined ? undefined : Number(record.objectID))
    // Columns have no values in a slot that was never used.
    const hasValue = (at: number) => !isNew || (values[at] ?? null) !== null
    for (const { column, at } of shape.facets) if (hasValue(at)) column.set(slot, values[at], slots)
    for (const { column, at } of shape.numbers) if (hasValue(at)) column.set(slot, values[at])
    for (const { column, at } of shape.others) if (hasValue(at)) column.set(slot, values[at])
    if (record === undefined) this.records.remove(slot)
    else this.records.set(slot, shape, values)
    this.putWords(slot, before, record)
    for (const order of this.orders.values()) order.touch(slot)
  }

  /** Where the values of an attribute are kept. */
  private placeOf(name: string, example: unknown): ValuePlace {
    const facet = this.facets.get(name)
    const column =
      this.shared.get(name) ??
      this.numbers.get(name) ??
      (Array.isArray(example) ? facet?.lists : facet) ??
      this.keys.get(name) ??
      (name === '_geoloc' ? this.geo : null)
    return { column, packing: this.settings.packings[name] ?? null }
  }

  /** Whether the words of a slot's record are indexed; false without a record. */
  private hasIndexedWords(slot: number): boolean {
    return this.records.has(slot) && !this.wordless.has(slot)
  }

  private putWords(slot: number, before: IndexRecord | undefined, record: IndexRecord | undefined): void {
    if (before !== undefined || this.wordsReady) this.text.replace(slot, before, record, this.records.length)
    else if (record === undefined) this.wordless.remove(slot)
    else this.wordless.add(slot)
  }

  private clearCaches(): void {
    this.filters.clear()
    this.textCache.clear()
  }

  private match(query: EngineQuery): Matched {
    const scope = this.filters.run(query.scope)
    let set = isMatchAll(query.filter) ? scope : scope.new_intersection(this.filters.run(query.filter))
    const texts = this.textMatches(query, scope)
    if (texts !== null) set = set.new_intersection(texts.set)
    if (query.boxes !== null) set = set.new_intersection(this.geo.inside(query.boxes, this.records.length))
    const { around } = query
    const distances = around === null ? null : this.geo.distances(around, this.records.length)
    if (distances !== null && around !== null && around.radiusMetres !== null) {
      const radius = around.radiusMetres
      set = toBitSet(listSlots(set).filter((slot) => (distances[slot] as number) <= radius))
    }
    const size = set.size()
    let slots: Int32Array | null = null
    return {
      set,
      size,
      everything: size === this.size,
      slots: () => {
        slots ??= listSlots(set, size)
        return slots
      },
      scores: texts?.scores ?? null,
      distances,
    }
  }

  private textMatches(query: EngineQuery, scope: FastBitSet): TextMatches | null {
    const typos = query.typos !== 'none'
    const key = JSON.stringify([query.text, query.prefixes, typos])
    const found = this.remembered(key, () =>
      typedWords(query.text).length === 0
        ? null
        : this.words.find({ query: query.text, prefixes: query.prefixes, typos }, this.records.length),
    )
    if (found === null || query.typos !== 'fewest') return found
    return this.remembered(`${key} ${JSON.stringify(query.scope)}`, () => withFewestTypos(found, scope))
  }

  private remembered(key: string, find: () => TextMatches | null): TextMatches | null {
    let found = this.textCache.get(key)
    if (found === undefined) {
      found = { matches: find() }
      this.textCache.set(key, found)
    }
    return found.matches
  }

  /** The slots of the requested page, in the index's order. */
  private page(query: EngineQuery, matched: Matched): number[] {
    const { index, offset, length, around } = query
    const end = Math.min(offset + length, matched.size)
    if (end <= offset) return []
    const order = this.orders.get(index)
    if (order === undefined) throw new Error(`no index named ${index}`)
    const { scores, distances } = matched
    const isRanked = scores !== null || distances !== null || query.preferred.length > 0 || query.isTyped === true
    if (isRanked && index === this.settings.relevanceIndex) {
      const boosts = scores === null ? null : this.words.boosts(query.text, this.records.length)
      const demoted = this.settings.demoted === undefined ? null : this.filters.run(this.settings.demoted)
      const ranked = { scores, distances, boosts, preferred: this.countPreferred(query.preferred), demoted }
      const compare = byRelevance(ranked, around?.precisionMetres ?? 1, order.ranks())
      return selectTop(matched.slots(), end, compare).slice(offset)
    }
    // a small result is sorted; a large one is found by walking the whole order
    if (matched.size * 16 < this.size) {
      const ranks = order.ranks()
      return selectTop(matched.slots(), end, (a, b) => (ranks[a] as number) - (ranks[b] as number)).slice(offset)
    }
    const page: number[] = []
    let rank = 0
    for (const slot of order.slots()) {
      if (!matched.set.has(slot)) continue
      if (rank >= offset) page.push(slot)
      if (++rank >= end) break
    }
    return page
  }

  /** The number of preferred filters that each slot matches; null without any. */
  private countPreferred(preferred: readonly Filter[]): Uint8Array | null {
    if (preferred.length === 0) return null
    const counts = new Uint8Array(this.records.length)
    for (const filter of preferred)
      forEachSlot(this.filters.run(filter), (slot) => {
        counts[slot] = (counts[slot] as number) + 1
      })
    return counts
  }

  private hit(slot: number, { scores, distances }: Matched): EngineHit {
    const metres = distances === null ? Number.NaN : Math.round(distances[slot] as number)
    return {
      record: this.records.find(slot) as IndexRecord,
      score: scores === null ? 0 : (scores[slot] as number),
      distanceMetres: Number.isFinite(metres) ? metres : null,
    }
  }
}

function isSame(a: object | undefined, b: object): boolean {
  return JSON.stringify(a) === JSON.stringify(b)
}
