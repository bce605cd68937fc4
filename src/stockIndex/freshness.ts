import { cacheTags } from '../domain/cacheTags'
import { logger } from '../server/logger'
import { type ChangeListener, listenForChanges, type StockChange } from './changeListener'
import { revalidateTags } from './revalidateTags'
import { type StockCache, type StockLog, stockCache } from './stockCache'

/** Changes that come within this of the first are read together: an import tells of every batch. */
const GATHER_MS = 100

export interface StockFreshness {
  stop(): Promise<void>
}

interface FreshnessOptions {
  log?: StockLog
  /** drops cached pages; by default by asking this server */
  revalidate?: (tags: string[]) => Promise<void>
  keeper?: StockCache
}

const KEY = Symbol.for('forecourt.stockFreshness')

/**
 * Keeps this process's stock as fresh as the database: listens for changes to cars, reads what changed and drops the pages
 * that showed it. Safe to call again; never throws, since a server without a database must still say so itself.
 */
export function startStockFreshness(options: FreshnessOptions = {}): Promise<StockFreshness> {
  const home = globalThis as { [KEY]?: Promise<StockFreshness> }
  home[KEY] ??= keepFresh(options).then(({ stop }) => ({
    stop: async () => {
      delete home[KEY]
      await stop()
    },
  }))
  return home[KEY]
}

/** The same for one keeper, whatever else runs in the process. */
export async function keepFresh({
  log = logger,
  revalidate = (tags) => revalidateTags(tags, log),
  keeper = stockCache(),
}: FreshnessOptions): Promise<StockFreshness> {
  keeper.log = log
  // with the moment from which on to read, where it is known
  const waiting = new Map<number, Date | null>()
  let timer: NodeJS.Timeout | null = null
  let working: Promise<void> = Promise.resolve()

  const work = async () => {
    timer = null
    const sites = [...waiting]
    const siteIds = sites.map(([siteId]) => siteId)
    waiting.clear()
    for (const [siteId, changedSince] of sites) {
      try {
        await keeper.refresh(siteId, changedSince)
      } catch (error) {
        log.warn({ err: error, siteId }, 'The stock index could not be refreshed')
      }
    }
    // pages show more of a car than its record does, so they go even where no record changed
    if (siteIds.length > 0) await revalidate(siteIds.map(cacheTags.stock))
  }
  const notice = (siteIds: readonly number[], changedSince: Date | null = null) => {
    for (const siteId of siteIds) waiting.set(siteId, earlier(waiting.get(siteId), changedSince))
    timer ??= setTimeout(() => {
      working = working.then(work)
    }, GATHER_MS)
  }

  const listener: ChangeListener = await listenForChanges({
    log,
    onChange: (change: StockChange) => {
      if (change.siteId !== null) notice([change.siteId], change.changedSince)
      else void allSites(keeper, log).then((siteIds) => notice(siteIds))
    },
    onConnected: (again) => {
      keeper.listening = true
      // what was told while nobody listened is not told again
      if (again) void allSites(keeper, log).then((siteIds) => notice(siteIds))
    },
    onLost: () => {
      keeper.listening = false
    },
  })
  return {
    stop: async () => {
      if (timer !== null) clearTimeout(timer)
      keeper.listening = false
      await listener.stop()
      await working
    },
  }
}

/** The earlier of two moments, of which either may be unknown. */
const earlier = (a: Date | null | undefined, b: Date | null) => (a && (!b || a < b) ? a : b)

/** Every site that has cars or whose stock is held; only the latter where the database cannot be asked. */
async function allSites(keeper: StockCache, log: StockLog): Promise<number[]> {
  try {
    const { rows } = await keeper.pool.query<{ site_id: number }>(
      'select distinct site_id from cars where site_id is not null',
    )
    return [...new Set([...rows.map(({ site_id }) => site_id), ...keeper.siteIds()])]
  } catch (error) {
    log.warn({ err: error }, 'The sites with stock could not be listed')
    return keeper.siteIds()
  }
}
