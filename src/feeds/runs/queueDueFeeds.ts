import { and, eq, sql } from 'drizzle-orm'
import type { Pool } from 'pg'
import { nextFeedRun } from '../../domain/feeds/feedSchedule'
import { toDatabase } from '../../server/database/database'
import { stock_feeds } from '../../server/database/tables.generated'
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
    const updated = await toDatabase(pool)
      .update(stock_feeds)
      .set({ nextRunAt: next })
      .where(and(eq(stock_feeds.id, feed.id), sql`${stock_feeds.nextRunAt} = ${feed.nextRunAt}`))
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
