import { and, eq, lte, min, sql } from 'drizzle-orm'
import type { Pool } from 'pg'
import type { FeedMode, MissingCars } from '../../domain/feeds/feedOptions'
import type { FeedSchedule } from '../../domain/feeds/feedSchedule'
import { toDatabase } from '../../server/database/database'
import { feed_files, sites, stock_feeds } from '../../server/database/tables.generated'
import type { FeedFormatOptions } from '../formats/readFeed'
import type { FeedMapping } from '../mapping'
import type { SourceSettings } from '../sources/openSource'

/** A configured feed. */
export interface FeedSettings extends SourceSettings {
  id: number
  siteId: number
  siteSlug: string
  name: string
  formatOptions: FeedFormatOptions
  mapping: FeedMapping
  mode: FeedMode
  missingCars: MissingCars
  guardPercent: number
  schedule: FeedSchedule
  /** IANA time zone of the site */
  timeZone: string
  nextRunAt: Date | null
}

/** A feed by its id; null if it was deleted. */
export async function getFeedSettings(pool: Pool, id: number): Promise<FeedSettings | null> {
  const [row] = await selectFeeds(pool).where(eq(stock_feeds.id, id))
  return row ? toFeedSettings(row) : null
}

/** Feeds that are due. */
export async function listDueFeeds(pool: Pool, now: Date): Promise<FeedSettings[]> {
  const rows = await selectFeeds(pool).where(lte(stock_feeds.nextRunAt, now)).orderBy(stock_feeds.nextRunAt)
  return rows.map(toFeedSettings)
}

/** When the next feed is due; null if none is scheduled. */
export async function getNextFeedDue(pool: Pool): Promise<Date | null> {
  const [due] = await toDatabase(pool)
    .select({ next: min(stock_feeds.nextRunAt) })
    .from(stock_feeds)
  return due?.next ?? null
}

/** A site's feed by its name, case-insensitive; null if there is none. */
export async function findFeedByName(pool: Pool, siteId: number, name: string): Promise<FeedSettings | null> {
  const [row] = await selectFeeds(pool).where(
    and(eq(stock_feeds.site, siteId), sql`lower(${stock_feeds.name}) = lower(${name})`),
  )
  return row ? toFeedSettings(row) : null
}

/** The site's only feed; null if it has none. */
export async function findOnlyFeed(pool: Pool, siteId: number): Promise<FeedSettings | 'several' | null> {
  const rows = await selectFeeds(pool).where(eq(stock_feeds.site, siteId)).limit(2)
  if (rows.length > 1) return 'several'
  return rows[0] ? toFeedSettings(rows[0]) : null
}

const selectFeeds = (pool: Pool) =>
  toDatabase(pool)
    .select({
      feed: stock_feeds,
      site: { id: sites.id, slug: sites.slug, timeZone: sites.timeZone },
      uploadName: feed_files.filename,
    })
    .from(stock_feeds)
    .innerJoin(sites, eq(sites.id, stock_feeds.site))
    .leftJoin(feed_files, and(eq(feed_files.id, stock_feeds.upload), eq(feed_files.site, stock_feeds.site)))

type FeedRow = Awaited<ReturnType<typeof selectFeeds>>[number]

function toFeedSettings({ feed, site, uploadName }: FeedRow): FeedSettings {
  const { id, name, source, filePath, url, username, sealedPassword, mode, guardPercent, nextRunAt } = feed
  const { format, encoding, delimiter, recordPath } = feed
  return {
    ...{ id, name, source, uploadName, filePath, url, username, sealedPassword, mode, guardPercent, nextRunAt },
    siteId: site.id,
    siteSlug: site.slug,
    timeZone: site.timeZone,
    formatOptions: { format, encoding, delimiter: delimiter ?? 'auto', recordPath },
    mapping: (feed.mapping ?? {}) as FeedMapping,
    missingCars: feed.missingCars ?? 'sold',
    schedule: {
      kind: feed.schedule_kind,
      everyMinutes: feed.schedule_everyMinutes,
      everyHours: feed.schedule_everyHours,
      dailyAt: feed.schedule_dailyAt,
    },
  }
}
