import { setTimeout as sleep } from 'node:timers/promises'
import { Pool } from 'pg'
import { syncHolds } from '../leads/followHolds'
import type { Logger } from '../server/logger'

export interface WatchHoldsOptions {
  /** Ends the watch. */
  signal: AbortSignal
  logger: Logger
  databaseUrl?: string
  everyMs?: number
}

const EVERY_MS = 2_000

/**
 * Lets reserved cars show it, and offers them again when their holds end, until `signal` aborts (CAR-19). It works on the
 * database alone, and several may run.
 */
export async function watchHolds({
  signal,
  logger,
  databaseUrl = process.env.DATABASE_URL,
  everyMs = EVERY_MS,
}: WatchHoldsOptions): Promise<void> {
  const pool = new Pool({ connectionString: databaseUrl, max: 1, application_name: 'forecourt holds' })
  pool.on('error', () => undefined)
  let failing = false
  while (!signal.aborted) {
    try {
      await syncHolds(pool, new Date())
      failing = false
    } catch (error) {
      if (!failing) logger.warn({ err: error }, 'Holds cannot be followed; the worker keeps trying')
      failing = true
    }
    await sleep(everyMs, undefined, { signal }).catch(() => {})
  }
  await pool.end()
}
