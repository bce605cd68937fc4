import type { Pool } from 'pg'
import { nextFeedRun } from '../../domain/feeds/feedSchedule'
import { FeedBusyError } from '../feedError'
import { getSourceName } from '../sources/openSource'
import { queueRun } from './feedRuns'
import { listDueFeeds } from './feedSettings'

/**
 * Queues due feeds, each once however many workers run, and schedules their next run. Skips a feed whose last run is not
 * finished. Returns the number of queued feeds.
 */
export async function queueDueFeeds(pool: Pool, now: Date): Promise<number> {
  let queued = 0
  for (const feed of await listDueFeeds(pool, now)) {
    const next = nextFeedRun(feed.schedule, feed.timeZone, now)
    const updated = await pool.query('UPDATE stock_feeds SET next_run_at = $2 WHERE id = $1 AND next_run_at = $3', [
      feed.id,
      next,
      feed.nextRunAt,
    ])
    if (updated.rowCount === 0 || feed.schedule.kind === 'off') continue
    try {
      const { siteId, id: feedId, name: title, mode } = feed
      const run = {
        siteId,
        feedId,
        title,
        mode,
        source: getSourceName(feed),
        dryRun: false,
        startedBy: 'schedule',
      } as const
      await queueRun(pool, run, now, { feedOnly: true })
      queued += 1
    } catch (error) {
      if (!(error instanceof FeedBusyError)) throw error
    }
  }
  return queued
}
