import { createHash } from 'node:crypto'
import { setImmediate as nextTurn } from 'node:timers/promises'
import { and, eq, ne, sql } from 'drizzle-orm'
import type { Pool } from 'pg'
import { DEFAULT_REMOVAL_GUARD_PERCENT, type FeedMode, type MissingCars } from '../domain/feeds/feedOptions'
import { FEED_FIELDS, type FeedRow, REQUIRED_FIELDS, RowParser, type RowProblem } from '../domain/feeds/feedRow'
import type { FinanceProvider } from '../domain/finance/financeProvider'
import { slugify } from '../domain/site/slug'
import { fullModelName, type ModelPrefixes } from '../domain/stock/modelNames'
import { type Database, inTransaction } from '../server/database/database'
import { finance_providers, makes } from '../server/database/tables.generated'
import { FeedBusyError, FeedError, NoCarsError, RemovalGuardError } from './feedError'
import type { FeedRunReport, RejectedRow } from './feedRunReport'
import { createFeedDetails, type FeedDetails, type FeedFormatOptions, readFeed } from './formats/readFeed'
import { LenderChecks } from './lenderChecks'
import { CellMapper, type FeedMapping } from './mapping'
import { SiteLocations } from './siteLocations'
import { FeedStaging, INSERT_ONLY_COLUMNS, type StagedCar } from './staging'
import { StockChecks } from './stockChecks'

/** Rows per write to the database. */
const BATCH_ROWS = 500

/** Rows read before yielding to the event loop. */
const YIELD_ROWS = 100

/** Rejected rows listed in a report; the rest are only counted. */
const MAX_LISTED_PROBLEMS = 500

/** Cars of each kind listed in a report. */
const MAX_EXAMPLES = 20

export interface ImportFeedOptions {
  pool: Pool
  siteId: number
  /** the feed that owns the cars; null for a file without one */
  feedId?: number | null
  source: AsyncIterable<Buffer>
  formatOptions?: FeedFormatOptions
  mapping?: FeedMapping
  /** `full` removes cars that are missing from the feed; `delta` keeps them */
  mode?: FeedMode
  /** what happens to cars that are missing from a full feed */
  missingCars?: MissingCars
  /** maximum share of listed cars, in percent, that a feed may remove */
  removalGuardPercent?: number
  /** reports what an import would do and changes nothing */
  dryRun?: boolean
  now: Date
  /** the time at which cars are written; `now` by default */
  clock?: () => Date
  /** aborts the run and rolls it back */
  signal?: AbortSignal
  /** called after each batch */
  onProgress?: (progress: FeedProgress) => void
}

/** A run's progress. */
export interface FeedProgress {
  phase: 'reading' | 'comparing' | 'writing'
  rows: number
  rejected: number
}

/**
 * Imports a feed into a site's stock in one transaction. Invalid rows are rejected with reasons, and their cars stay as they
 * are, as do the cars that other feeds list. Fields owned by staff are kept, unchanged cars are not rewritten, and one notification updates the stock index. All
 * errors leave the stock as it was.
 * @throws {FeedError} if the feed cannot be read
 * @throws {NoCarsError} if no row is a valid car
 * @throws {RemovalGuardError} if it would remove too many cars
 * @throws {FeedBusyError} if another import of the site is running
 */
export async function importFeed(options: ImportFeedOptions): Promise<FeedRunReport> {
  const started = performance.now()
  const report = await inTransaction(options.pool, (database) => stageAndApply(database, options), {
    rollback: options.dryRun,
  })
  return { ...report, durationMs: Math.round(performance.now() - started) }
}

async function stageAndApply(database: Database, options: ImportFeedOptions): Promise<FeedRunReport> {
  const { siteId, feedId = null, mode = 'full', missingCars = 'sold', dryRun = false } = options
  // One import per site at a time: concurrent imports would undo each other's changes.
  const { rows } = await database.execute<{ locked: boolean }>(
    sql`select pg_try_advisory_xact_lock(hashtext('stock-import'), ${siteId}) as locked`,
  )
  if (!rows[0]!.locked) throw new FeedBusyError()

  const staging = await FeedStaging.create(database, siteId, feedId)
  const details = createFeedDetails()
  const result = await stageRows(database, staging, options, details)
  const reportProgress = (phase: FeedProgress['phase']) =>
    options.onProgress?.({ phase, rows: result.rows, rejected: result.rejectedCount })
  if (result.staged === 0)
    throw new NoCarsError(noRowsMessage(result, details.truncated), reportNothing(result, details, dryRun))

  reportProgress('comparing')
  const { newlySold, ...counts } = await staging.compare()
  const { missing, listed } = await staging.countMissing()
  // Cars missing from a truncated feed may still exist.
  const removesMissing = mode === 'full' && !details.truncated
  const sold = newlySold + (removesMissing ? missing : 0)
  const report: FeedRunReport = {
    rows: result.rows,
    ...counts,
    sold,
    rejected: result.rejected,
    rejectedCount: result.rejectedCount,
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
  await staging.adopt()
  if (removesMissing && missing > 0) await staging.markMissing(missingCars, changedAt)
  // Postgres delivers notifications on commit, so a failed run sends none.
  if (counts.new + counts.changed + sold > 0) {
    const change = JSON.stringify({ siteId, changedSince: changedAt.toISOString() })
    await database.execute(sql`select pg_notify('stock_changed', ${change})`)
  }
  return report
}

/** Stops a run that would remove too many cars; a dry run only adds a warning. */
function checkRemovalGuard(
  { removalGuardPercent = DEFAULT_REMOVAL_GUARD_PERCENT }: ImportFeedOptions,
  report: FeedRunReport,
  listed: number,
): void {
  if (report.sold <= (listed * removalGuardPercent) / 100) return
  const error = new RemovalGuardError(report, listed, removalGuardPercent)
  if (!report.dryRun) throw error
  report.warnings.push(`The guard would stop a real run: it would remove ${report.sold} of ${listed} cars.`)
}

/** The report of a feed without a valid car. */
function reportNothing(
  { rows, rejected, rejectedCount }: Pick<FeedRunReport, 'rows' | 'rejected' | 'rejectedCount'>,
  { warnings, format }: FeedDetails,
  dryRun: boolean,
): FeedRunReport {
  return {
    ...{ rows, rejected, rejectedCount, warnings, format, dryRun },
    ...{ new: 0, changed: 0, unchanged: 0, sold: 0, durationMs: 0 },
    examples: { new: [], changed: [], sold: [] },
  }
}

function noRowsMessage({ rejected }: { rejected: readonly RejectedRow[] }, truncated: boolean): string {
  if (truncated) return 'The feed looks cut off before the end of its first car. Nothing was changed.'
  const first = rejected[0]
  const reason = first ? ` On line ${first.line}, ${first.field} ${first.reason}.` : ''
  return `No row of the feed is a valid car. Nothing was changed.${reason}`
}

async function stageRows(database: Database, staging: FeedStaging, options: ImportFeedOptions, details: FeedDetails) {
  const parser = new RowParser(options.now)
  const mapper = new CellMapper(FEED_FIELDS, options.mapping ?? {}, details.columns)
  const siteLocations = await SiteLocations.load(database, options.siteId)
  const modelPrefixes = await getModelPrefixes(database, options.siteId)
  const lenders = new LenderChecks(await getLenders(database, options.siteId))
  const checks = new StockChecks()
  const linesByStockNumber = new Map<string, number>()
  const rejected: RejectedRow[] = []
  let rejectedCount = 0
  let rows = 0
  let namesLocations = false
  let staged = 0
  let batch: StagedCar[] = []
  let unchanged: string[] = []

  const reject = (line: number, stocknum: string | null, problems: RowProblem[]) => {
    rejectedCount += 1
    if (rejected.length < MAX_LISTED_PROBLEMS)
      rejected.push(...problems.map((problem) => ({ line, stocknum, ...problem })))
    if (stocknum !== null && !linesByStockNumber.has(stocknum)) unchanged.push(stocknum)
  }
  const flush = async () => {
    const foreign = await staging.add(batch)
    for (const { stocknum, feed } of foreign)
      reject(linesByStockNumber.get(stocknum)!, stocknum, [
        { field: 'stocknum', reason: `is listed by another feed, ${feed}, which keeps the car` },
      ])
    await staging.addUnchanged(unchanged)
    staged += batch.length - foreign.length
    batch = []
    unchanged = []
    options.onProgress?.({ phase: 'reading', rows, rejected: rejectedCount })
  }

  for await (const { line, fields, problem } of readFeed(options.source, options.formatOptions ?? {}, details)) {
    rows += 1
    if (rows === 1) {
      requireKnownColumns(mapper)
      namesLocations = mapper.hasSource('location')
    }
    if (rows % YIELD_ROWS === 0) {
      await nextTurn()
      options.signal?.throwIfAborted()
    }
    const cells = mapper.mapCells(fields)
    const stocknum = typeof cells.stocknum === 'string' ? cells.stocknum.trim() || null : null
    const { car, problems = [] } = problem ? { problems: [problem] } : parser.parse(cells)
    const yard = car ? car.location : typeof cells.location === 'string' ? cells.location : null
    const locationId = siteLocations.find(yard)
    const unknownYard =
      locationId === undefined
        ? [{ field: 'location', reason: `is not a location of this site: ${yard}. Enter it as the yard code of one` }]
        : []
    if (unknownYard.length > 0) checks.addUnknownYard(yard!, stocknum)
    const first = car && linesByStockNumber.get(car.stocknum)
    if (!car) reject(line, stocknum, [...problems, ...unknownYard])
    else if (first !== undefined)
      reject(line, stocknum, [{ field: 'stocknum', reason: `is a duplicate of line ${first}; the first one is used` }])
    else if (locationId === undefined) {
      // What else is to be mended is said at once.
      checks.add(car)
      reject(line, stocknum, unknownYard)
    } else {
      linesByStockNumber.set(car.stocknum, line)
      checks.add(car)
      if (locationId === null && namesLocations) checks.addUnplaced(car.stocknum)
      const finance_lenders = lenders.accept(car, line)
      const model = fullModelName(modelPrefixes, car.make, car.model)
      batch.push(toStagedCar({ ...car, model, finance_lenders }, locationId))
    }
    if (batch.length >= BATCH_ROWS || unchanged.length >= BATCH_ROWS) await flush()
  }
  await flush()
  details.warnings.push(...checks.warnings(), ...lenders.warnings())
  if (!mapper.hasSource('car_type')) details.warnings.push('No column says new, used or demo: every car is used.')
  if (!namesLocations && !siteLocations.isEmpty)
    details.warnings.push('No column says the location: every car comes without one.')
  const unused = mapper.unusedColumns()
  if (unused.length > 0) details.warnings.push(`Unused columns: ${unused.slice(0, 40).join(', ')}.`)
  const missing = mapper.missingColumns()
  if (missing.length > 0) details.warnings.push(`Mapped columns missing from the feed: ${missing.join(', ')}.`)
  return { rows, staged, rejected, rejectedCount }
}

/** Rejects a feed that has none of the required columns: it is no stock feed. */
function requireKnownColumns(mapper: CellMapper): void {
  const missing = REQUIRED_FIELDS.filter((field) => !mapper.hasSource(field))
  if (missing.length < REQUIRED_FIELDS.length) return
  throw new FeedError(
    `The feed has no column for ${missing.join(', ')}. Check that it is a stock feed, or choose its columns under Source and columns.`,
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

/** Hash of the columns that updates write. */
function fingerprint(car: Omit<FeedRow, 'location'>, locationId: number | null): string {
  const values: Record<string, unknown> = { ...car, location_id: locationId }
  for (const column of INSERT_ONLY_COLUMNS) values[column] = undefined
  return createHash('sha1').update(JSON.stringify(values)).digest('base64url')
}

/** The site's lenders with their fees, for the comparison rates of lender records. */
async function getLenders(database: Database, siteId: number): Promise<Pick<FinanceProvider, 'key' | 'fees'>[]> {
  const { key, fees_establishment, fees_securityRegistration, fees_dealerAgency, fees_monthlyAccount } =
    finance_providers
  const fees = {
    establishment: fees_establishment,
    securityRegistration: fees_securityRegistration,
    dealerAgency: fees_dealerAgency,
    monthlyAccount: fees_monthlyAccount,
  }
  return database.select({ key, fees }).from(finance_providers).where(eq(finance_providers.site, siteId))
}

/** Prefixes of numeric model names by make, in lower case (SITE-22). */
async function getModelPrefixes(database: Database, siteId: number): Promise<ModelPrefixes> {
  const rows = await database
    .select({ name: makes.name, prefix: makes.model_prefix })
    .from(makes)
    .where(and(eq(makes.site, siteId), ne(makes.model_prefix, '')))
  return new Map(rows.map(({ name, prefix }) => [name.toLowerCase(), prefix!]))
}
