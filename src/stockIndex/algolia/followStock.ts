import { setTimeout as sleep } from 'node:timers/promises'
import { Client, Pool } from 'pg'
import { listenForChanges } from '../changeListener'
import type { StockLog } from '../stockCache'
import { type AlgoliaConfig, algoliaClient } from './algoliaConfig'
import { PushedStock, pushSettings, type SiteToPush } from './pushStock'

/** Changes that come within this of the first are sent together: an import tells of every batch. */
const GATHER_MS = 250

/** How often a process that does not send asks whether it should, and one that sends whether it still may. */
const ASK_MS = 10_000

/** Every so often all is compared with what Algolia has, in case a change slipped past everything else. */
const COMPARE_MS = 60 * 60_000

/** Any number that no other lock of ours has. */
const LOCK = 7_240_119

export interface FollowOptions {
  config: AlgoliaConfig
  log: StockLog & { info(details: object, message: string): void }
  /** every site with the rules that its records rest on; read before each push, since staff may have changed them */
  readSites: () => Promise<SiteToPush[]>
  signal: AbortSignal
  askMs?: number
}

/**
 * Keeps Algolia as fresh as the database for as long as `signal` allows: one process of the deployment does, the one that holds a
 * lock of the database; where it ends or loses its connection, another takes over and begins by comparing. Never throws.
 */
export async function followStock({ config, log, readSites, signal, askMs = ASK_MS }: FollowOptions): Promise<void> {
  const pool = new Pool({ connectionString: process.env.DATABASE_URL, max: 1, allowExitOnIdle: true })
  pool.on('error', () => undefined)
  const client = algoliaClient(config, config.adminKey)
  const waiting = new Set<number>()
  const pushed = new Map<number, { stock: PushedStock; slug: string }>()
  let everySite = true
  let comparedAt = Date.now()
  let lock: Client | null = null
  /** something was heard since the last round */
  let heard = false
  let wake: () => void = () => undefined
  const hear = () => {
    heard = true
    wake()
  }
  const startOver = () => {
    pushed.clear()
    everySite = true
  }

  const pushOne = async (site: SiteToPush) => {
    let known = pushed.get(site.id)
    if (known?.slug !== site.slug) {
      const place = { client, config, site }
      await pushSettings(place)
      known = { stock: new PushedStock(place), slug: site.slug }
      pushed.set(site.id, known)
    }
    const { saved, deleted } = await known.stock.bring(pool, { site, now: new Date() })
    if (saved + deleted > 0) log.info({ siteId: site.id, saved, deleted }, 'Stock was sent to Algolia')
  }

  const pushChanges = async () => {
    if (!everySite && waiting.size === 0) return
    const sites = await readSites()
    const wanted = everySite ? sites : sites.filter(({ id }) => waiting.has(id))
    waiting.clear()
    everySite = false
    for (const site of wanted) {
      if (signal.aborted) return
      try {
        await pushOne(site)
      } catch (error) {
        waiting.add(site.id)
        log.warn({ err: error, siteId: site.id }, 'Stock could not be sent to Algolia; it is tried again')
      }
    }
  }

  /** Until something is heard or it is time to ask again. */
  const pause = () =>
    new Promise<void>((resolve) => {
      const timer = setTimeout(resolve, askMs)
      wake = () => {
        clearTimeout(timer)
        resolve()
      }
      if (heard || signal.aborted) wake()
    })

  const listener = await listenForChanges({
    log,
    onChange: ({ siteId }) => {
      if (siteId === null) everySite = true
      else waiting.add(siteId)
      hear()
    },
    // what was told while nobody listened is not told again
    onConnected: (again) => {
      if (again) everySite = true
      hear()
    },
    onLost: () => undefined,
  })
  signal.addEventListener('abort', hear)
  while (!signal.aborted) {
    heard = false
    lock ??= await takeLock(() => {
      lock = null
      startOver()
    })
    if (Date.now() - comparedAt > COMPARE_MS) {
      comparedAt = Date.now()
      startOver()
    }
    if (lock !== null) {
      await pushChanges().catch((error) =>
        log.warn({ err: error }, 'The sites whose stock goes to Algolia could not be read; it is tried again'),
      )
    }
    await pause()
    if (!signal.aborted) await sleep(GATHER_MS)
  }
  signal.removeEventListener('abort', hear)
  await listener.stop()
  await (lock as Client | null)?.end().catch(() => undefined)
  await pool.end()
}

/** A connection that holds the lock, as long as it lives; null where another process has it or the database is away. */
async function takeLock(onLost: () => void): Promise<Client | null> {
  const client = new Client({
    connectionString: process.env.DATABASE_URL,
    keepAlive: true,
    connectionTimeoutMillis: 10_000,
    application_name: 'forecourt algolia lock',
  })
  let lost = false
  const lose = () => {
    if (!lost) onLost()
    lost = true
  }
  client.on('error', lose)
  client.on('end', lose)
  try {
    await client.connect()
    const { rows } = await client.query<{ taken: boolean }>('select pg_try_advisory_lock($1) as taken', [LOCK])
    if (rows[0]?.taken && !lost) return client
  } catch {
    // the next turn tries again
  }
  lost = true
  await client.end().catch(() => undefined)
  return null
}
