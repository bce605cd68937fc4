import { cacheTags } from '../domain/cacheTags'
import { toDatabase } from '../server/database/database'
import { sites } from '../server/database/tables.generated'
import { logger } from '../server/logger'
import { revalidateTags } from '../server/revalidateTags'
import { listenForChanges, type StockChange } from './changeListener'
import { type StockCache, type StockLog, stockCache } from './stockCache'
import { changedSlugs } from './stockRows'

/** Changes within this window are read together: an import notifies once per batch. */
const GATHER_MS = 100

/** Changed cars of a site whose pages expire one by one. When more changed, all of its cars' pages expire. */
const MAX_CHANGED_CARS = 400

export interface StockFreshness {
  stop(): Promise<void>
}

interface FreshnessOptions {
  log?: StockLog
  /** revalidates cached pages; the default calls this server */
  revalidate?: (tags: string[]) => Promise<void>
  cache?: StockCache
}

const KEY = Symbol.for('forecourt.stockFreshness')

/**
 * Keeps this process's stock in sync with the database: listens for changes to cars, reads what changed and revalidates
 * the pages that showed it. Idempotent. Never throws, so that the server starts without a database and can report it.
 */
export function startStockFreshness(options: FreshnessOptions = {}): Promise<StockFreshness> {
  const globals = globalThis as { [KEY]?: Promise<StockFreshness> }
  globals[KEY] ??= watchStock(options).then(({ stop }) => ({
    stop: async () => {
      delete globals[KEY]
      await stop()
    },
  }))
  return globals[KEY]
}

/** As above, for a given cache. */
export async function watchStock({
  log = logger,
  revalidate = (tags) => revalidateTags(tags, log),
  cache = stockCache(),
}: FreshnessOptions): Promise<StockFreshness> {
  cache.log = log
  // site to the time from which to read; null if it is not known
  const pending = new Map<number, Date | null>()
  let timer: NodeJS.Timeout | null = null
  let running: Promise<void> = Promise.resolve()

  const run = async () => {
    timer = null
    const changes = [...pending]
    pending.clear()
    const tags: string[] = []
    for (const [siteId, changedSince] of changes) {
      try {
        await cache.refresh(siteId, changedSince)
      } catch (error) {
        log.warn({ err: error, siteId }, 'Could not refresh the stock index')
      }
      // pages show more of a car than its record does, so they are revalidated even when no record changed
      tags.push(cacheTags.stock(siteId), ...(await listCarTags(cache, siteId, changedSince, log)))
    }
    if (tags.length > 0) await revalidate(tags)
  }
  const schedule = (siteIds: readonly number[], changedSince: Date | null = null) => {
    for (const siteId of siteIds)
      pending.set(siteId, pending.has(siteId) ? earlier(pending.get(siteId) ?? null, changedSince) : changedSince)
    timer ??= setTimeout(() => {
      running = running.then(run)
    }, GATHER_MS)
  }

  const listener = await listenForChanges({
    log,
    onChange: (change: StockChange) => {
      if (change.siteId !== null) schedule([change.siteId], change.changedSince)
      else void allSites(cache, log).then((siteIds) => schedule(siteIds))
    },
    onConnected: (reconnected) => {
      cache.listening = true
      // notifications sent while disconnected are lost
      if (reconnected) void allSites(cache, log).then((siteIds) => schedule(siteIds))
    },
    onLost: () => {
      cache.listening = false
    },
  })
  return {
    stop: async () => {
      if (timer !== null) clearTimeout(timer)
      cache.listening = false
      await listener.stop()
      await running
    },
  }
}

/** The earlier of two times; null, from an unknown time, is earlier than any. */
const earlier = (a: Date | null, b: Date | null) => (a === null || b === null ? null : a < b ? a : b)

/** The tags of the cars that changed; of all cars if that is not known, or too many. */
async function listCarTags(cache: StockCache, siteId: number, changedSince: Date | null, log: StockLog) {
  if (changedSince === null) return [cacheTags.cars(siteId)]
  try {
    const slugs = await changedSlugs(cache.pool, siteId, changedSince, MAX_CHANGED_CARS + 1)
    if (slugs.length <= MAX_CHANGED_CARS) return slugs.map((slug) => cacheTags.car(siteId, slug))
  } catch (error) {
    log.warn({ err: error, siteId }, 'Could not list the changed cars; their pages expire with those of all others')
  }
  return [cacheTags.cars(siteId)]
}

/** Every site; only cached sites when the database is down. */
async function allSites(cache: StockCache, log: StockLog): Promise<number[]> {
  try {
    const rows = await toDatabase(cache.pool).select({ siteId: sites.id }).from(sites)
    return rows.map(({ siteId }) => siteId)
  } catch (error) {
    log.warn({ err: error }, 'Could not list the sites')
    return cache.siteIds()
  }
}
