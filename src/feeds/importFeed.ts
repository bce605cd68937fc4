import { createHash } from 'node:crypto'
import type { Readable } from 'node:stream'
import type { Pool, PoolClient } from 'pg'
import { slugify } from '../domain/site/slug'
import { FeedError, RemovalGuardError } from './feedError'
import { type FeedField, type FeedRow, feedRowSchema, type RowProblem, readFeedRow } from './feedRow'
import { readCsv } from './formats/csv'
import { type FeedMapping, mapCells } from './mapping'
import { FeedStaging, type StagedCar } from './staging'

/** Rows written to the database at a time: few round trips, little memory. */
const BATCH_ROWS = 500

/** Rows listed with their reasons in a report; beyond it they are only counted. */
const LISTED_PROBLEMS = 500

export interface FeedRun {
  pool: Pool
  siteId: number
  source: Readable
  mapping?: FeedMapping
  /** `full` marks cars that the feed no longer has as sold; `delta` leaves them */
  mode?: 'full' | 'delta'
  /** largest share of listed cars, in percent, that a full feed may take away */
  removalGuardPercent?: number
  /** works everything out and changes nothing */
  dryRun?: boolean
  now: Date
  /** called with the number of rows read so far, after each batch */
  onProgress?: (rows: number) => void
}

export interface FeedRunReport {
  rows: number
  new: number
  changed: number
  unchanged: number
  sold: number
  quarantinedCount: number
  /** the first 500 rows that were set aside */
  quarantined: (RowProblem & { line: number })[]
  durationMs: number
  dryRun: boolean
}

/**
 * Brings a site's stock up to a feed in one transaction: all of it is seen, or none. Bad rows are set aside with their reasons
 * and never stop good ones. Fields of staff survive, unchanged cars are not rewritten, and one notification tells the
 * stock index. Throws `FeedError` where the feed cannot be read and `RemovalGuardError` where it would take away too much;
 * both leave the stock as it was.
 */
export async function importFeed(run: FeedRun): Promise<FeedRunReport> {
  const started = performance.now()
  const client = await run.pool.connect()
  try {
    await client.query('BEGIN')
    const report = await stageAndApply(client, run)
    await client.query(run.dryRun ? 'ROLLBACK' : 'COMMIT')
    return { ...report, durationMs: Math.round(performance.now() - started), dryRun: run.dryRun ?? false }
  } catch (error) {
    await client.query('ROLLBACK').catch(() => {})
    throw error
  } finally {
    client.release()
  }
}

async function stageAndApply(client: PoolClient, run: FeedRun) {
  const { siteId, mode = 'full', removalGuardPercent = 20, now } = run
  // One import at a time for a site: two would each undo what the other just staged.
  await client.query('SELECT pg_advisory_xact_lock(hashtext($1), $2)', ['stock-import', siteId])
  const staging = await FeedStaging.create(client, siteId)
  const read = await stageRows(client, staging, run)
  if (read.staged === 0) throw new FeedError('No row of the feed could be read as a car, so nothing was changed.')

  const counts = await staging.compare()
  if (mode === 'full') {
    const { removals, listed } = await staging.removals()
    if (removals > (listed * removalGuardPercent) / 100)
      throw new RemovalGuardError(removals, listed, removalGuardPercent)
  }
  await staging.upsert(now)
  const sold = mode === 'full' ? await staging.markMissingSold(now) : 0
  // Delivered on commit only, so a dry run or a failed one wakes nobody.
  await client.query("SELECT pg_notify('stock_changed', $1)", [JSON.stringify({ siteId })])
  const { rows, quarantined, quarantinedCount } = read
  return { rows, ...counts, sold, quarantined, quarantinedCount }
}

async function stageRows(client: PoolClient, staging: FeedStaging, run: FeedRun) {
  const schema = feedRowSchema(run.now)
  const cellsOf = mapCells(Object.keys(schema.shape) as FeedField[], run.mapping ?? {})
  const locations = await locationIds(client, run.siteId)
  const seen = new Map<string, number>()
  const quarantined: FeedRunReport['quarantined'] = []
  let quarantinedCount = 0
  let rows = 0
  let staged = 0
  let batch: StagedCar[] = []

  const setAside = (line: number, problems: RowProblem[]) => {
    quarantinedCount += 1
    if (quarantined.length < LISTED_PROBLEMS) quarantined.push(...problems.map((problem) => ({ line, ...problem })))
  }
  const flush = async () => {
    await staging.add(batch)
    staged += batch.length
    batch = []
    run.onProgress?.(rows)
  }

  for await (const { line, fields } of readCsv(run.source)) {
    rows += 1
    const { car, problems } = readFeedRow(schema, cellsOf(fields))
    if (!car) {
      setAside(line, problems)
      continue
    }
    const first = seen.get(car.stocknum)
    if (first !== undefined) {
      setAside(line, [{ field: 'stocknum', reason: `is also on line ${first}; the first one stands` }])
      continue
    }
    const locationId = car.location ? locations.get(car.location.toLowerCase()) : undefined
    if (car.location && locationId === undefined) {
      setAside(line, [{ field: 'location', reason: `names no location of this site: ${car.location}` }])
      continue
    }
    seen.set(car.stocknum, line)
    batch.push(stagedCar(car, locationId ?? null))
    if (batch.length >= BATCH_ROWS) await flush()
  }
  await flush()
  return { rows, staged, quarantined, quarantinedCount }
}

function stagedCar({ location: _, ...car }: FeedRow, locationId: number | null): StagedCar {
  const name = [car.year, car.make, car.model, car.badge].filter(Boolean).join(' ')
  const columns = {
    ...car,
    name,
    slug: slugify(`${name} ${car.stocknum}`),
    location_id: locationId,
    photos_count: car.images.length,
  }
  const feed_hash = createHash('sha1').update(JSON.stringify(columns)).digest('base64url')
  return { stocknum: car.stocknum, feed_hash, columns }
}

/** Locations of the site by slug and by name, lower case: feeds name them either way. */
async function locationIds(client: PoolClient, siteId: number): Promise<Map<string, number>> {
  const { rows } = await client.query<{ id: number; slug: string; name: string }>(
    'SELECT id, slug, name FROM locations WHERE site_id = $1',
    [siteId],
  )
  return new Map(rows.flatMap(({ id, slug, name }) => [[name.toLowerCase(), id] as const, [slug, id] as const]))
}
