import type { Pool } from 'pg'
import type {
  FeedDelimiter,
  FeedEncoding,
  FeedFormat,
  FeedMode,
  FeedSource,
  MissingCars,
} from '../../domain/feeds/feedOptions'
import type { FeedSchedule } from '../../domain/feeds/feedSchedule'
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

interface FeedColumns {
  id: number
  site_id: number
  site_slug: string
  time_zone: string
  name: string
  source: FeedSource
  upload_name: string | null
  file_path: string | null
  url: string | null
  username: string | null
  sealed_password: string | null
  format: FeedFormat
  encoding: FeedEncoding
  delimiter: FeedDelimiter | null
  record_path: string | null
  mapping: FeedMapping | null
  mode: FeedMode
  missing_cars: MissingCars | null
  guard_percent: string
  schedule_kind: FeedSchedule['kind']
  schedule_every_minutes: string | null
  schedule_every_hours: string | null
  schedule_daily_at: string | null
  next_run_at: Date | null
}

const FEED_QUERY = `SELECT f.*, s.slug AS site_slug, s.time_zone, u.filename AS upload_name
  FROM stock_feeds f JOIN sites s ON s.id = f.site_id LEFT JOIN feed_files u ON u.id = f.upload_id AND u.site_id = f.site_id`

/** A feed by its id; null if it was deleted. */
export async function getFeedSettings(pool: Pool, id: number): Promise<FeedSettings | null> {
  const { rows } = await pool.query<FeedColumns>(`${FEED_QUERY} WHERE f.id = $1`, [id])
  return rows[0] ? toFeedSettings(rows[0]) : null
}

/** Feeds that are due. */
export async function listDueFeeds(pool: Pool, now: Date): Promise<FeedSettings[]> {
  const { rows } = await pool.query<FeedColumns>(`${FEED_QUERY} WHERE f.next_run_at <= $1 ORDER BY f.next_run_at`, [
    now,
  ])
  return rows.map(toFeedSettings)
}

/** When the next feed is due; null if none is scheduled. */
export async function getNextFeedDue(pool: Pool): Promise<Date | null> {
  const { rows } = await pool.query<{ next: Date | null }>('SELECT min(next_run_at) AS next FROM stock_feeds')
  return rows[0]?.next ?? null
}

/** A site's feed by its name, case-insensitive; null if there is none. */
export async function findFeedByName(pool: Pool, siteId: number, name: string): Promise<FeedSettings | null> {
  const { rows } = await pool.query<FeedColumns>(`${FEED_QUERY} WHERE f.site_id = $1 AND lower(f.name) = lower($2)`, [
    siteId,
    name,
  ])
  return rows[0] ? toFeedSettings(rows[0]) : null
}

function toFeedSettings(row: FeedColumns): FeedSettings {
  const { format, encoding, delimiter, record_path: recordPath } = row
  const toNumber = (value: string | null) => (value === null ? null : Number(value))
  return {
    id: row.id,
    siteId: row.site_id,
    siteSlug: row.site_slug,
    name: row.name,
    source: row.source,
    uploadName: row.upload_name,
    filePath: row.file_path,
    url: row.url,
    username: row.username,
    sealedPassword: row.sealed_password,
    formatOptions: { format, encoding, delimiter: delimiter ?? 'auto', recordPath },
    mapping: row.mapping ?? {},
    mode: row.mode,
    missingCars: row.missing_cars ?? 'sold',
    guardPercent: Number(row.guard_percent),
    schedule: {
      kind: row.schedule_kind,
      everyMinutes: toNumber(row.schedule_every_minutes),
      everyHours: toNumber(row.schedule_every_hours),
      dailyAt: row.schedule_daily_at,
    },
    timeZone: row.time_zone,
    nextRunAt: row.next_run_at,
  }
}
