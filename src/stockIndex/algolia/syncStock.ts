import { setTimeout as sleep } from 'node:timers/promises'
import { Client, Pool } from 'pg'
import { getDirectUrl } from '../../server/database/directUrl'
import { poolOptions } from '../../server/database/poolOptions'
import { listenForChanges } from '../changeListener'
import type { StockLog } from '../stockCache'
import { type AlgoliaConfig, algoliaClient } from './algoliaConfig'
import { PushedStock, pushSettings, pushWords, type SiteToPush } from './pushStock'

/** Changes within this window are sent together: an import notifies once per batch. */
const GATHER_MS = 250

/** How often a waiting process tries to take the lock, and the sending one checks that it still has it. */
const POLL_MS = 10_000

/** How often all records are compared with Algolia's, in case a notification was missed. */
const COMPARE_MS = 60 * 60_000

/** Advisory lock number; unique among the locks of this database. */
const LOCK = 7_240_119

export interface FollowOptions {
  config: AlgoliaConfig
  log: StockLog & { info(details: object, message: string): void }
  /** every site with the rules that its records depend on; read before each push, since staff can change them */
  readSites: () => Promise<SiteToPush[]>
  signal: AbortSignal
  pollMs?: number
}

/**
 * Keeps Algolia in sync with the database until `signal` aborts. Only the process that holds the advisory lock sends;
 * when it ends or loses its connection, another takes over and starts with a full comparison. Never throws.
 */
export async function syncStock({ config, log, readSites, signal, pollMs = POLL_MS }: FollowOptions): Promise<void> {
  const pool = new Pool({ ...poolOptions('algolia'), allowExitOnIdle: true })
  pool.on('error', () => undefined)
  const client = algoliaClient(config, config.adminKey)
  const pendingIds = new Set<number>()
  const pushed = new Map<number, { stock: PushedStock; slug: string; words: string | null }>()
  let everySite = true
  let comparedAt = Date.now()
  let lock: Client | null = null
  /** a change was notified since the last round */
  let notified = false
  let wake: () => void = () => undefined
  const notify = () => {
    notified = true
    wake()
  }
  const reset = () => {
    pushed.clear()
    everySite = true
  }

  const pushOne = async (site: SiteToPush) => {
    let known = pushed.get(site.id)
    if (known?.slug !== site.slug) {
      const target = { client, config, site }
      await pushSettings(target)
      known = { stock: new PushedStock(target), slug: site.slug, words: null }
      pushed.set(site.id, known)
    }
    const { saved, deleted } = await known.stock.sync(pool, { site, now: new Date() })
    known.words = await pushWords({ client, config, site }, known.words)
    if (saved + deleted > 0) log.info({ siteId: site.id, saved, deleted }, 'Stock sent to Algolia')
  }

  const pushChanges = async () => {
    if (!everySite && pendingIds.size === 0) return
    const sites = await readSites()
    const dueSites = everySite ? sites : sites.filter(({ id }) => pendingIds.has(id))
    pendingIds.clear()
    everySite = false
    for (const site of dueSites) {
      if (signal.aborted) return
      try {
        await pushOne(site)
      } catch (error) {
        pendingIds.add(site.id)
        log.warn({ err: error, siteId: site.id }, 'Could not send stock to Algolia; retrying')
      }
    }
  }

  /** Waits for a change or for the next poll. */
  const pause = () =>
    new Promise<void>((resolve) => {
      const timer = setTimeout(resolve, pollMs)
      wake = () => {
        clearTimeout(timer)
        resolve()
      }
      if (notified || signal.aborted) wake()
    })

  const listener = await listenForChanges({
    log,
    onChange: ({ siteId }) => {
      if (siteId === null) everySite = true
      else pendingIds.add(siteId)
      notify()
    },
    // notifications sent while disconnected are lost
    onConnected: (reconnected) => {
      if (reconnected) everySite = true
      notify()
    },
    onLost: () => undefined,
  })
  signal.addEventListener('abort', notify)
  while (!signal.aborted) {
    notified = false
    lock ??= await takeLock(() => {
      lock = null
      reset()
    })
    if (Date.now() - comparedAt > COMPARE_MS) {
      comparedAt = Date.now()
      reset()
    }
    if (lock !== null) {
      await pushChanges().catch((error) =>
        log.warn({ err: error }, 'Could not read the sites whose stock goes to Algolia; retrying'),
      )
    }
    await pause()
    if (!signal.aborted) await sleep(GATHER_MS)
  }
  signal.removeEventListener('abort', notify)
  await listener.stop()
  await (lock as Client | null)?.end().catch(() => undefined)
  await pool.end()
}

/**
 * A connection that holds the lock for as long as it lives; null when another process has it or the database is down.
 */
async function takeLock(onLost: () => void): Promise<Client | null> {
  const client = new Client({
    connectionString: getDirectUrl(),
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
    const { rows } = await client.query<{ acquired: boolean }>('select pg_try_advisory_lock($1) as acquired', [LOCK])
    if (rows[0]?.acquired && !lost) return client
  } catch {
    // the next round retries
  }
  lost = true
  await client.end().catch(() => undefined)
  return null
}
