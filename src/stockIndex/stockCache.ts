import { setImmediate as nextTurn } from 'node:timers/promises'
import pLimit from 'p-limit'
import { Pool } from 'pg'
import type { Site } from '../domain/site/site'
import { poolOptions } from '../server/database/poolOptions'
import { readVariable } from '../server/environment'
import { logger } from '../server/logger'
import { pools } from '../server/telemetry/pools'
import { StockEngine } from './engine/stockEngine'
import { applyChanges, type LoadResult, loadAll } from './loadStock'
import { ENGINE_SETTINGS } from './settings'
import { SiteStock } from './siteStock'
import type { RecordRules, Watermark } from './stockRows'

/** How long stock counts as fresh without a change listener, as in development. */
const POLLING_TTL_MS = 2_000

/** How long stock counts as fresh with a change listener; catches writes without a notification. */
const LISTENING_TTL_MS = 30_000

/** How often all of a site's stock is reloaded, in case a notification was missed. */
const FULL_RELOAD_MS = 15 * 60_000

/** First loads that run at once; more would wait for the pool's connections until they time out. */
const MAX_CONCURRENT_LOADS = 4

/**
 * Memory of a site's index: each car, its words once they are indexed, and what a site has once. Measured by
 * `npm run bench -- --only index`.
 */
const BYTES_PER_CAR = 2_250
const BYTES_PER_CAR_WORDS = 500
const BYTES_PER_SITE = 450_000
const BYTES_PER_SITE_WORDS = 760_000

/** Cars from which a site's orders and words are ready soon after it was loaded: later, the first typed search would wait for seconds. */
const MANY_CARS = 5_000

/** Receives warnings; a structured logger fits. */
export interface StockLog {
  warn(details: object, message: string): void
}

interface CacheEntry {
  stock: SiteStock
  rules: Pick<Site, 'id' | 'flags' | 'finance' | 'stockRules'>
  /** the rules that the records were built with */
  rulesKey: string
  watermark: Watermark
  checkedAt: number
  fullyReadAt: number
  /** the load in progress; loads of one site never overlap */
  loading: Promise<void> | null
}

/** A cached site, or one that loads for the first time. */
interface CachedSite {
  firstLoad: Promise<CacheEntry>
  /** null during the first load */
  entry: CacheEntry | null
}

export interface StockCacheOptions {
  clock?: () => number
  /** maximum bytes of all sites together, roughly; the site searched last always stays */
  maxBytes?: number
}

/** The stock of the sites requested in this process, loaded on first use. The least recently searched sites are evicted. */
export class StockCache {
  /** whether changes are listened for; see `startStockFreshness` */
  listening = false
  log: StockLog = logger

  /** least recently searched first */
  private readonly sites = new Map<number, CachedSite>()
  private readonly limitLoads = pLimit(MAX_CONCURRENT_LOADS)
  private readonly clock: () => number
  private readonly maxBytes: number

  constructor(
    readonly pool: Pool,
    { clock = Date.now, maxBytes = Number.POSITIVE_INFINITY }: StockCacheOptions = {},
  ) {
    this.clock = clock
    this.maxBytes = maxBytes
  }

  /**
   * A site's stock, as fresh as the listener allows. Returns the last loaded stock when the database is down. @throws
   * when the stock could never be loaded
   */
  async getStock(site: Site): Promise<SiteStock> {
    const entry = await this.find(site)
    if (rulesKey(site) !== entry.rulesKey) {
      await this.load(entry, async () => {
        if (rulesKey(site) !== entry.rulesKey) await this.loadAll(entry, site)
      })
    } else if (this.clock() - entry.fullyReadAt > FULL_RELOAD_MS) {
      entry.fullyReadAt = this.clock()
      // runs in the background: notifications already keep the stock in memory fresh
      void this.tryLoad(entry, () => this.loadAll(entry, entry.rules))
    } else if (this.clock() - entry.checkedAt > (this.listening ? LISTENING_TTL_MS : POLLING_TTL_MS)) {
      await (entry.loading ?? this.tryLoad(entry, () => this.applyChanges(entry)))
    }
    return entry.stock
  }

  /** As `getStock`, with an index of words that is ready, for searches with words. */
  async getStockWithWords(site: Site): Promise<SiteStock> {
    const stock = await this.getStock(site)
    await this.prepareWords(stock)
    return stock
  }

  /** The cached sites. */
  siteIds(): number[] {
    return [...this.sites.keys()]
  }

  /** The number of cars of each loaded site; sites that are still loading are left out. */
  sizes(): number[] {
    return [...this.sites.values()].flatMap(({ entry }) => (entry ? [entry.stock.engine.size] : []))
  }

  /**
   * Applies the changes of a site's stock, if it is cached; returns whether a record changed.
   * @param changedSince reads from this time if it is earlier than the last read
   */
  async refresh(siteId: number, changedSince: Date | null = null): Promise<boolean> {
    const entry = await this.sites.get(siteId)?.firstLoad
    if (entry === undefined) return false
    let changed = false
    await this.load(entry, async () => {
      changed = await this.applyChanges(entry, changedSince)
    })
    return changed
  }

  /** The site's entry, now the most recently searched. */
  private find(site: Site): Promise<CacheEntry> {
    const cached = this.sites.get(site.id) ?? this.add(site)
    this.sites.delete(site.id)
    this.sites.set(site.id, cached)
    return cached.firstLoad
  }

  private add(site: Site): CachedSite {
    const cached: CachedSite = { firstLoad: this.limitLoads(() => this.firstLoad(site)), entry: null }
    cached.firstLoad.then(
      (entry) => {
        cached.entry = entry
        this.evict()
      },
      () => this.sites.delete(site.id),
    )
    return cached
  }

  /** Evicts the least recently searched sites, but never the last one. A search in progress keeps what it uses. */
  private evict(): void {
    const loaded = [...this.sites].flatMap(([siteId, { entry }]) =>
      entry ? [{ siteId, bytes: estimateBytes(entry) }] : [],
    )
    let total = loaded.reduce((sum, { bytes }) => sum + bytes, 0)
    for (const { siteId, bytes } of loaded.slice(0, -1)) {
      if (total <= this.maxBytes) return
      this.sites.delete(siteId)
      total -= bytes
    }
  }

  private async firstLoad(site: Site): Promise<CacheEntry> {
    const engine = new StockEngine(ENGINE_SETTINGS)
    const { watermark } = await loadAll(engine, this.pool, this.rulesFor(site))
    const now = this.clock()
    const stock = new SiteStock(engine)
    if (engine.size >= MANY_CARS) {
      // Step by step, since the first search of many cars would delay other requests for longer.
      for (const _ of engine.indexValues()) await nextTurn()
      void stock.prepareOrders().then(() => this.prepareWords(stock))
    }
    return { stock, rules: site, rulesKey: rulesKey(site), watermark, checkedAt: now, fullyReadAt: now, loading: null }
  }

  private async prepareWords(stock: SiteStock): Promise<void> {
    if (stock.engine.hasWords) return
    await stock.prepareWords()
    this.evict()
  }

  private async loadAll(entry: CacheEntry, rules: CacheEntry['rules']): Promise<boolean> {
    const reading = await loadAll(entry.stock.engine, this.pool, this.rulesFor(rules))
    entry.rules = rules
    entry.rulesKey = rulesKey(rules)
    entry.fullyReadAt = this.clock()
    return this.commit(entry, reading)
  }

  private async applyChanges(entry: CacheEntry, changedSince: Date | null = null): Promise<boolean> {
    return this.commit(
      entry,
      await applyChanges(entry.stock.engine, this.pool, this.rulesFor(entry.rules), entry.watermark, changedSince),
    )
  }

  private commit(entry: CacheEntry, { watermark, changed }: LoadResult): boolean {
    entry.watermark = watermark
    if (changed === 0) return false
    entry.stock.clearResponses()
    this.evict()
    return true
  }

  /** Runs after the load in progress, which may have begun before this change. */
  private async load(entry: CacheEntry, work: () => Promise<unknown>): Promise<void> {
    while (entry.loading !== null) await entry.loading.catch(() => undefined)
    entry.loading = this.loadNow(entry, work)
    await entry.loading
  }

  private async loadNow(entry: CacheEntry, work: () => Promise<unknown>): Promise<void> {
    try {
      await work()
    } finally {
      entry.checkedAt = this.clock()
      entry.loading = null
    }
  }

  /** Runs a load; on failure logs it and keeps the last loaded stock. */
  private async tryLoad(entry: CacheEntry, work: () => Promise<unknown>): Promise<void> {
    try {
      await this.load(entry, work)
    } catch (error) {
      this.log.warn({ err: error, siteId: entry.rules.id }, 'Could not refresh the stock index')
    }
  }

  private rulesFor(site: CacheEntry['rules']): RecordRules {
    return { site, now: new Date(this.clock()) }
  }
}

function estimateBytes({ stock: { engine } }: CacheEntry): number {
  const bytes = BYTES_PER_SITE + engine.size * BYTES_PER_CAR
  return engine.hasWords ? bytes + BYTES_PER_SITE_WORDS + engine.size * BYTES_PER_CAR_WORDS : bytes
}

/** The settings of a site that its records depend on, as a key. */
function rulesKey({ flags, finance, stockRules }: CacheEntry['rules']): string {
  const { minimumPhotos, carTypes, statuses, makes, excludedStockNumbers } = stockRules
  return JSON.stringify([flags.finance, finance, minimumPhotos, carTypes, statuses, makes, excludedStockNumbers])
}

const KEY = Symbol.for('forecourt.stockKeeper')

/** The stock cache of this process, shared when a server loads this module more than once. */
export function stockCache(): StockCache {
  const globals = globalThis as { [KEY]?: StockCache }
  globals[KEY] ??= new StockCache(openPool(), { maxBytes: readVariable('STOCK_INDEX_MAX_MB') * 1024 * 1024 })
  return globals[KEY]
}

function openPool(): Pool {
  const pool = new Pool({ ...poolOptions('stock'), allowExitOnIdle: true })
  // an idle connection that the database closes is replaced by the next query; an unhandled event would end the process
  pool.on('error', () => undefined)
  pools.set('stock', pool)
  return pool
}
