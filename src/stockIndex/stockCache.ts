import { Pool } from 'pg'
import type { Site } from '../domain/site/site'
import { logger } from '../server/logger'
import { StockEngine } from './engine/stockEngine'
import { applyChanges, loadAll, type Reading } from './loadStock'
import { ENGINE_SETTINGS } from './settings'
import { SiteStock } from './siteStock'
import type { RecordRules, StockMark } from './stockRows'

/** How long stock is taken to be fresh with no one listening for changes, as in development. */
const UNHEARD_FRESH_MS = 2_000

/** The same while changes are listened for; it finds what was written without a notification. */
const HEARD_FRESH_MS = 30_000

/** Every so often all of a site's stock is read again, in case a change slipped past everything else. */
const FULL_READING_MS = 15 * 60_000

/** Where trouble is told; a structured logger fits. */
export interface StockLog {
  warn(details: object, message: string): void
}

interface Kept {
  stock: SiteStock
  rules: Pick<Site, 'id' | 'flags' | 'finance' | 'stockRules'>
  /** the rules that the records were made by */
  madeBy: string
  mark: StockMark
  checkedAt: number
  fullyReadAt: number
  /** the reading under way; readings of one site never overlap */
  reading: Promise<void> | null
}

/** Holds the stock of the sites that were asked for in this process, read when first asked for. */
export class StockCache {
  /** whether changes are listened for; see `startStockFreshness` */
  listening = false
  log: StockLog = logger

  private readonly kept = new Map<number, Promise<Kept>>()

  constructor(
    readonly pool: Pool,
    private readonly clock: () => number = Date.now,
  ) {}

  /**
   * A site's stock, no staler than it has to be. Where the database cannot be asked, the stock as last read.
   * @throws when the stock was never read and cannot be
   */
  async stockOf(site: Site): Promise<SiteStock> {
    const kept = await this.keep(site)
    if (madeBy(site) !== kept.madeBy) {
      await this.read(kept, async () => {
        if (madeBy(site) !== kept.madeBy) await this.readAll(kept, site)
      })
    } else if (this.clock() - kept.fullyReadAt > FULL_READING_MS) {
      kept.fullyReadAt = this.clock()
      // nobody waits for it: the stock in memory is as fresh as notifications made it
      void this.readOrKeep(kept, () => this.readAll(kept, kept.rules))
    } else if (this.clock() - kept.checkedAt > (this.listening ? HEARD_FRESH_MS : UNHEARD_FRESH_MS)) {
      await (kept.reading ?? this.readOrKeep(kept, () => this.readChanges(kept)))
    }
    return kept.stock
  }

  /** The sites whose stock is held. */
  siteIds(): number[] {
    return [...this.kept.keys()]
  }

  /**
   * Reads what changed in a site's stock, if it is held here; answers whether that changed a record.
   * @param changedSince reads from then on, where that is earlier than what was read last
   */
  async refresh(siteId: number, changedSince: Date | null = null): Promise<boolean> {
    const kept = await this.kept.get(siteId)
    if (kept === undefined) return false
    let changed = false
    await this.read(kept, async () => {
      changed = await this.readChanges(kept, changedSince)
    })
    return changed
  }

  private keep(site: Site): Promise<Kept> {
    let kept = this.kept.get(site.id)
    if (kept === undefined) {
      kept = this.firstReading(site)
      this.kept.set(site.id, kept)
      kept.catch(() => this.kept.delete(site.id))
    }
    return kept
  }

  private async firstReading(site: Site): Promise<Kept> {
    const engine = new StockEngine(ENGINE_SETTINGS)
    const { mark } = await loadAll(engine, this.pool, this.rulesFor(site))
    const now = this.clock()
    const stock = new SiteStock(engine)
    return { stock, rules: site, madeBy: madeBy(site), mark, checkedAt: now, fullyReadAt: now, reading: null }
  }

  private async readAll(kept: Kept, rules: Kept['rules']): Promise<boolean> {
    const reading = await loadAll(kept.stock.engine, this.pool, this.rulesFor(rules))
    kept.rules = rules
    kept.madeBy = madeBy(rules)
    kept.fullyReadAt = this.clock()
    return this.settle(kept, reading)
  }

  private async readChanges(kept: Kept, changedSince: Date | null = null): Promise<boolean> {
    return this.settle(
      kept,
      await applyChanges(kept.stock.engine, this.pool, this.rulesFor(kept.rules), kept.mark, changedSince),
    )
  }

  private settle(kept: Kept, { mark, changed }: Reading): boolean {
    kept.mark = mark
    if (changed > 0) kept.stock.forgetAnswers()
    return changed > 0
  }

  /** Reads, once a reading under way has ended: that one may have begun before the change that this one is about. */
  private async read(kept: Kept, work: () => Promise<unknown>): Promise<void> {
    while (kept.reading !== null) await kept.reading.catch(() => undefined)
    kept.reading = this.readNow(kept, work)
    await kept.reading
  }

  private async readNow(kept: Kept, work: () => Promise<unknown>): Promise<void> {
    try {
      await work()
    } finally {
      kept.checkedAt = this.clock()
      kept.reading = null
    }
  }

  /** Reads, or tells of the failure and leaves the stock as it was read last. */
  private async readOrKeep(kept: Kept, work: () => Promise<unknown>): Promise<void> {
    try {
      await this.read(kept, work)
    } catch (error) {
      this.log.warn({ err: error, siteId: kept.rules.id }, 'The stock index could not be refreshed')
    }
  }

  private rulesFor(site: Kept['rules']): RecordRules {
    return { site, now: new Date(this.clock()) }
  }
}

/** What of a site its records depend on. */
function madeBy({ flags, finance, stockRules }: Kept['rules']): string {
  const { minimumPhotos, carTypes, statuses, makes, excludedStockNumbers } = stockRules
  return JSON.stringify([flags.finance, finance, minimumPhotos, carTypes, statuses, makes, excludedStockNumbers])
}

const KEY = Symbol.for('forecourt.stockKeeper')

/** The one keeper of this process: a server may load this module more than once, its stock only once. */
export function stockCache(): StockCache {
  const home = globalThis as { [KEY]?: StockCache }
  home[KEY] ??= new StockCache(openPool())
  return home[KEY]
}

function openPool(): Pool {
  const pool = new Pool({ connectionString: process.env.DATABASE_URL, max: 2, allowExitOnIdle: true })
  // an idle connection that the database closes is replaced by the next query; unheard, the event would end the process
  pool.on('error', () => undefined)
  return pool
}
