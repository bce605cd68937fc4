import { createHash } from 'node:crypto'
import { setImmediate as nextTurn } from 'node:timers/promises'
import type { Pool, PoolClient } from 'pg'
import { DEFAULT_REMOVAL_GUARD_PERCENT, type FeedMode, type MissingCars } from '../domain/feeds/feedOptions'
import { slugify } from '../domain/site/slug'
import { fullModelName, type ModelPrefixes } from '../domain/stock/modelNames'
import { FeedBusyError, FeedError, RemovalGuardError } from './feedError'
import { FEED_FIELDS, type FeedRow, REQUIRED_FIELDS, RowParser, type RowProblem } from './feedRow'
import type { FeedRunReport, RejectedRow } from './feedRunReport'
import { createFeedDetails, type FeedDetails, type FeedFormatOptions, readFeed } from './formats/readFeed'
import { CellMapper, type FeedMapping } from './mapping'
import { FeedStaging, INSERT_ONLY_COLUMNS, type StagedCar } from './staging'

/** Rows written to the database at a time: few round trips, little memory. */
const BATCH_ROWS = 500

/** Rows read before others in the process get their turn. */
const YIELD_ROWS = 100

/** Rows listed with their reasons in a report; beyond it they are only counted. */
const MAX_LISTED_PROBLEMS = 500

/** Cars of each kind that a report names. */
const MAX_EXAMPLES = 20

export interface ImportFeedOptions {
  pool: Pool
  siteId: number
  source: AsyncIterable<Buffer>
  formatOptions?: FeedFormatOptions
  mapping?: FeedMapping
  /** `full` takes cars that the feed no longer has off the site; `delta` leaves them */
  mode?: FeedMode
  /** what becomes of them */
  missingCars?: MissingCars
  /** largest share of listed cars, in percent, that a feed may take away */
  removalGuardPercent?: number
  /** works everything out and changes nothing */
  dryRun?: boolean
  now: Date
  /** tells the moment at which cars are written; `now` unless given */
  clock?: () => Date
  /** ends the run with nothing changed */
  signal?: AbortSignal
  /** called after each batch */
  onProgress?: (progress: FeedProgress) => void
}

/** Where a run stands. */
export interface FeedProgress {
  phase: 'reading' | 'comparing' | 'writing'
  rows: number
  quarantined: number
}

/**
 * Brings a site's stock up to a feed in one transaction: all of it is seen, or none. Bad rows are set aside with their reasons
 * and never stop good ones; the cars that they are about stay as they are. Fields of staff survive, unchanged cars are not
 * rewritten, and one notification tells the stock index. Throws `FeedError` where the feed cannot be read,
 * `RemovalGuardError` where it would take away too much and `FeedBusyError` where another run of the site goes on; all
 * leave the stock as it was.
 */
export async function importFeed(options: ImportFeedOptions): Promise<FeedRunReport> {
  const started = performance.now()
  const client = await options.pool.connect()
  let failure: unknown
  try {
    await client.query('BEGIN')
    const report = await stageAndApply(client, options)
    await client.query(options.dryRun ? 'ROLLBACK' : 'COMMIT')
    return { ...report, durationMs: Math.round(performance.now() - started) }
  } catch (error) {
    failure = error
    await client.query('ROLLBACK').catch(() => {})
    throw error
  } finally {
    // a connection that broke is not handed to the next
    client.release(failure instanceof Error && !(failure instanceof FeedError))
  }
}

async function stageAndApply(client: PoolClient, options: ImportFeedOptions): Promise<FeedRunReport> {
  const { siteId, mode = 'full', missingCars = 'sold', dryRun = false } = options
  // One import at a time for a site: two would each undo what the other just staged.
  const lock = await client.query<{ held: boolean }>('SELECT pg_try_advisory_xact_lock(hashtext($1), $2) AS held', [
    'stock-import',
    siteId,
  ])
  if (!lock.rows[0]!.held) throw new FeedBusyError()

  const staging = await FeedStaging.create(client, siteId)
  const details = createFeedDetails()
  const result = await stageRows(client, staging, options, details)
  const reportProgress = (phase: FeedProgress['phase']) =>
    options.onProgress?.({ phase, rows: result.rows, quarantined: result.quarantinedCount })
  if (result.staged === 0) throw new FeedError(noRowsMessage(result, details.truncated))

  reportProgress('comparing')
  const { newlySold, ...counts } = await staging.compare()
  const { missing, listed } = await staging.countMissing()
  // What a feed that was cut off lacks may well be there.
  const removesMissing = mode === 'full' && !details.truncated
  const sold = newlySold + (removesMissing ? missing : 0)
  const report: FeedRunReport = {
    rows: result.rows,
    ...counts,
    sold,
    quarantined: result.quarantined,
    quarantinedCount: result.quarantinedCount,
    warnings: details.warnings,
    examples: await staging.listExamples(MAX_EXAMPLES, removesMissing),
    format: details.format,
    durationMs: 0,
    dryRun,
  }
  checkRemovalGuard(options, report, listed)
  if (dryRun) return report

  options.signal?.throwIfAborted()
  reportProgress('writing')
  const changedAt = options.clock?.() ?? options.now
  if (counts.new + counts.changed + newlySold > 0) await staging.upsert(changedAt)
  if (removesMissing && missing > 0) await staging.markMissing(missingCars, changedAt)
  // Delivered on commit only, so a failed run wakes nobody; nor does one that changed nothing.
  if (counts.new + counts.changed + sold > 0)
    await client.query("SELECT pg_notify('stock_changed', $1)", [
      JSON.stringify({ siteId, changedSince: changedAt.toISOString() }),
    ])
  return report
}

/** Stops a run that would take away too much; a dry run only says that it would be stopped. */
function checkRemovalGuard(
  { removalGuardPercent = DEFAULT_REMOVAL_GUARD_PERCENT }: ImportFeedOptions,
  report: FeedRunReport,
  listed: number,
): void {
  if (report.sold <= (listed * removalGuardPercent) / 100) return
  const error = new RemovalGuardError(report, listed, removalGuardPercent)
  if (!report.dryRun) throw error
  report.warnings.push(`A real run would be stopped by the guard: ${report.sold} of ${listed} cars would go.`)
}

function noRowsMessage({ quarantined: rejected }: { quarantined: readonly RejectedRow[] }, truncated: boolean): string {
  if (truncated) return 'The feed looks cut off before its first car ends, so nothing was changed.'
  const first = rejected[0]
  const reason = first ? ` On line ${first.line}, ${first.field} ${first.reason}.` : ''
  return `No row of the feed could be read as a car, so nothing was changed.${reason}`
}

async function stageRows(client: PoolClient, staging: FeedStaging, options: ImportFeedOptions, details: FeedDetails) {
  const reader = new RowParser(options.now)
  const mapper = new CellMapper(FEED_FIELDS, options.mapping ?? {}, details.columns)
  const locations = await getLocationIds(client, options.siteId)
  const modelPrefixes = await getModelPrefixes(client, options.siteId)
  const seen = new Map<string, number>()
  const rejected: RejectedRow[] = []
  let rejectedCount = 0
  let rows = 0
  let staged = 0
  let batch: StagedCar[] = []
  let unchanged: string[] = []

  const reject = (line: number, stocknum: string | null, problems: RowProblem[]) => {
    rejectedCount += 1
    if (rejected.length < MAX_LISTED_PROBLEMS)
      rejected.push(...problems.map((problem) => ({ line, stocknum, ...problem })))
    if (stocknum !== null && !seen.has(stocknum)) unchanged.push(stocknum)
  }
  const flush = async () => {
    await staging.add(batch)
    await staging.addUnchanged(unchanged)
    staged += batch.length
    batch = []
    unchanged = []
    options.onProgress?.({ phase: 'reading', rows, quarantined: rejectedCount })
  }

  for await (const { line, fields, problem } of readFeed(options.source, options.formatOptions ?? {}, details)) {
    rows += 1
    if (rows === 1) requireKnownColumns(mapper)
    if (rows % YIELD_ROWS === 0) {
      await nextTurn()
      options.signal?.throwIfAborted()
    }
    const cells = mapper.mapCells(fields)
    const stocknum = typeof cells.stocknum === 'string' ? cells.stocknum.trim() || null : null
    const { car, problems = [] } = problem ? { problems: [problem] } : reader.parse(cells)
    const locationId = car?.location ? locations.get(car.location.toLowerCase()) : null
    const first = car && seen.get(car.stocknum)
    if (!car) reject(line, stocknum, problems)
    else if (first !== undefined)
      reject(line, stocknum, [{ field: 'stocknum', reason: `is also on line ${first}; the first one stands` }])
    else if (locationId === undefined)
      reject(line, stocknum, [{ field: 'location', reason: `names no location of this site: ${car.location}` }])
    else {
      seen.set(car.stocknum, line)
      batch.push(toStagedCar({ ...car, model: fullModelName(modelPrefixes, car.make, car.model) }, locationId))
    }
    if (batch.length >= BATCH_ROWS || unchanged.length >= BATCH_ROWS) await flush()
  }
  await flush()
  const unused = mapper.unusedColumns()
  if (unused.length > 0) details.warnings.push(`Unused columns: ${unused.slice(0, 40).join(', ')}.`)
  const missing = mapper.missingColumns()
  if (missing.length > 0) details.warnings.push(`Columns that are set up but not in the feed: ${missing.join(', ')}.`)
  return { rows, staged, quarantined: rejected, quarantinedCount: rejectedCount }
}

/** A feed without the columns that every car needs is a feed of something else; no row of it can be good. */
function requireKnownColumns(mapper: CellMapper): void {
  const missing = REQUIRED_FIELDS.filter((field) => !mapper.hasSource(field))
  if (missing.length < REQUIRED_FIELDS.length) return
  throw new FeedError(
    `The feed has no column for ${missing.join(', ')}. Check that it is a stock feed, or say under Columns which column is what.`,
  )
}

function toStagedCar({ location: _, ...car }: FeedRow, locationId: number | null): StagedCar {
  return {
    stocknum: car.stocknum,
    feed_hash: fingerprint(car, locationId),
    columns: () => {
      const name = [car.year, car.make, car.model, car.badge].filter(Boolean).join(' ')
      const slug = slugify(`${name} ${car.stocknum}`)
      return { ...car, name, slug, location_id: locationId, photos_count: car.images.length }
    },
  }
}

/** Of all that is written again; what never is makes no car look changed. */
function fingerprint(car: Omit<FeedRow, 'location'>, locationId: number | null): string {
  const values: Record<string, unknown> = { ...car, location_id: locationId }
  for (const column of INSERT_ONLY_COLUMNS) values[column] = undefined
  return createHash('sha1').update(JSON.stringify(values)).digest('base64url')
}

/** What the site's makes write before models that are a number (SITE-22). */
async function getModelPrefixes(client: PoolClient, siteId: number): Promise<ModelPrefixes> {
  const { rows } = await client.query<{ name: string; model_prefix: string }>(
    "SELECT name, model_prefix FROM makes WHERE site_id = $1 AND model_prefix <> ''",
    [siteId],
  )
  return new Map(rows.map(({ name, model_prefix }) => [name.toLowerCase(), model_prefix]))
}

/** Locations of the site by slug and by name, lower case: feeds name them either way. */
async function getLocationIds(client: PoolClient, siteId: number): Promise<Map<string, number>> {
  const { rows } = await client.query<{ id: number; slug: string; name: string }>(
    'SELECT id, slug, name FROM locations WHERE site_id = $1',
    [siteId],
  )
  return new Map(rows.flatMap(({ id, slug, name }) => [[name.toLowerCase(), id] as const, [slug, id] as const]))
}
