import { setTimeout as sleep } from 'node:timers/promises'
import { Pool } from 'pg'
import { claimRun, interruptStaleRuns } from '../feeds/runs/feedRuns'
import { queueDueFeeds } from '../feeds/runs/queueDueFeeds'
import { runClaimedFeed } from '../feeds/runs/runFeed'
import { type SourceRules, sourceRules } from '../feeds/sources/openSource'
import type { Logger } from '../server/logger'

export interface FeedWorkerOptions {
  /** Ends the worker; runs under way are undone and say so. */
  signal: AbortSignal
  logger: Logger
  databaseUrl?: string
  everyMs?: number
  rules?: SourceRules
}

const EVERY_MS = 1_000

/** Sites whose feeds run beside one another in a process; a slow server of one dealer does not hold up another. */
const AT_ONCE = 2

/**
 * Runs the feeds that staff start and those whose time has come, until `signal` aborts. It works on the database alone, so
 * it may run in the web server or in a process of its own, and in several.
 */
export async function runFeeds({
  signal,
  logger,
  databaseUrl = process.env.DATABASE_URL,
  everyMs = EVERY_MS,
  rules = sourceRules(),
}: FeedWorkerOptions): Promise<void> {
  const pool = new Pool({ connectionString: databaseUrl, max: AT_ONCE * 2 + 1, application_name: 'forecourt feeds' })
  pool.on('error', () => undefined)
  const tools = { pool, log: logger, signal }
  const running = new Set<Promise<unknown>>()
  let failing = false
  while (!signal.aborted) {
    try {
      const now = new Date()
      await interruptStaleRuns(pool, now)
      await queueDueFeeds(pool, now)
      const claimed = running.size < AT_ONCE ? await claimRun(pool, now) : null
      if (claimed) {
        const work: Promise<unknown> = runClaimedFeed(claimed, tools, rules)
          .catch((error) => logger.error({ err: error, run: claimed.id }, 'A feed run could not be recorded'))
          .finally(() => running.delete(work))
        running.add(work)
      }
      failing = false
      if (claimed) continue
    } catch (error) {
      if (!failing) logger.warn({ err: error }, 'Feeds cannot be run; the worker keeps trying')
      failing = true
    }
    await sleep(everyMs, undefined, { signal }).catch(() => {})
  }
  await Promise.all(running)
  await pool.end()
}
