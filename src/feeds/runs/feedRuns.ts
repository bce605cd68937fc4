import { aliasedTable, and, desc, eq, inArray, isNotNull, lt, min, not, notExists, type SQL, sql } from 'drizzle-orm'
import type { Pool } from 'pg'
import type { FeedMode, FeedRunStarter, FeedRunStatus } from '../../domain/feeds/feedOptions'
import { type Database, inTransaction, toDatabase } from '../../server/database/database'
import { feed_runs } from '../../server/database/tables.generated'
import { addJob } from '../../server/jobs/addJob'
import { ensureJobTables, JOBS } from '../../server/jobs/jobTables'
import { FeedBusyError } from '../feedError'
import type { FeedRunReport } from '../feedRunReport'
import type { FeedProgress } from '../importFeed'

/** A run to create. */
export interface NewRun {
  siteId: number
  feedId: number | null
  /** the name of the feed or file */
  title: string
  source: string
  mode: FeedMode
  dryRun: boolean
  startedBy: FeedRunStarter
  /** the person's name if a person started it */
  startedByName?: string | null
}

/** A run claimed by this process. */
export interface ClaimedRun {
  id: number
  siteId: number
  feedId: number | null
  dryRun: boolean
}

/** A run without a heartbeat for this long, and without the import lock, counts as interrupted. */
export const HEARTBEAT_TIMEOUT_MS = 30_000

/** Runs stored per site; a feed every five minutes makes 288 a day. */
const MAX_RUNS_PER_SITE = 1_000

export const INTERRUPTED_MESSAGE =
  'The server stopped during the run. Nothing was changed. Start it again, or wait for the next scheduled run.'

/** Prefix of the job keys and queue names; the site's id follows. */
const FEED_JOB_PREFIX = 'feeds:'

const ACTIVE_STATUSES = ['waiting', 'running'] as const

/**
 * Queues a run and its job.
 * @param feedOnly allows it while another feed of the site is queued or running
 * @throws {FeedBusyError} if a run of the site, or with `feedOnly` of the feed, is queued or running
 */
export async function queueRun(pool: Pool, run: NewRun, now: Date, { feedOnly = false } = {}): Promise<number> {
  await ensureJobTables(pool)
  return withSiteLock(pool, run.siteId, async (database) => {
    await interruptStaleRuns(database, now)
    const conflicting = feedOnly ? sql`${feed_runs.feed} = ${run.feedId}` : undefined
    if (await hasActiveRunOf(database, run.siteId, conflicting)) throw new FeedBusyError()
    const id = await insertRun(database, run, 'waiting', now)
    await addFeedJob(database, run.siteId)
    return id
  })
}

/** Starts a run in this process. @throws {FeedBusyError} if another run of the site is queued or running */
export async function startRun(pool: Pool, run: NewRun, now: Date): Promise<ClaimedRun> {
  const id = await withSiteLock(pool, run.siteId, async (database) => {
    await interruptStaleRuns(database, now)
    if (await hasActiveRunOf(database, run.siteId)) throw new FeedBusyError()
    return insertRun(database, run, 'running', now)
  })
  return { id, siteId: run.siteId, feedId: run.feedId, dryRun: run.dryRun }
}

/** Adds a site's feed job. There is one per site, so its feeds run one after another. */
export async function addFeedJob(database: Database, siteId: number, runAt?: Date): Promise<void> {
  const key = `${FEED_JOB_PREFIX}${siteId}`
  await addJob(database, { task: 'runFeed', payload: { siteId }, key, queue: key, flags: ['feed'], runAt })
}

/** Adds jobs for sites whose queued runs lack a runnable job, such as after too many failures; returns their number. */
export async function requeueWaitingRuns(pool: Pool): Promise<number> {
  const database = toDatabase(pool)
  const rows = await database
    .selectDistinct({ siteId: feed_runs.site })
    .from(feed_runs)
    .where(
      and(
        eq(feed_runs.status, 'waiting'),
        isNotNull(feed_runs.site),
        sql`not exists (select from ${JOBS} job where job.key = ${FEED_JOB_PREFIX} || ${feed_runs.site}
          and job.attempts < job.max_attempts)`,
      ),
    )
  for (const { siteId } of rows) await addFeedJob(database, siteId!)
  return rows.length
}

/** True if a run of the site is queued or running. */
export function hasActiveRun(pool: Pool, siteId: number): Promise<boolean> {
  return hasActiveRunOf(toDatabase(pool), siteId)
}

async function hasActiveRunOf(database: Database, siteId: number, condition?: SQL): Promise<boolean> {
  const active = await database
    .select({ id: feed_runs.id })
    .from(feed_runs)
    .where(and(eq(feed_runs.site, siteId), inArray(feed_runs.status, ACTIVE_STATUSES), condition))
    .limit(1)
  return active.length > 0
}

/** Claims the oldest queued run of a site; null if none is queued or another is running. */
export async function claimRun(pool: Pool, siteId: number, now: Date): Promise<ClaimedRun | null> {
  const database = toDatabase(pool)
  const running = aliasedTable(feed_runs, 'running')
  const next = database
    .select({ id: feed_runs.id })
    .from(feed_runs)
    .where(
      and(
        eq(feed_runs.site, siteId),
        eq(feed_runs.status, 'waiting'),
        notExists(
          database
            .select({ id: running.id })
            .from(running)
            .where(and(eq(running.site, feed_runs.site), eq(running.status, 'running'))),
        ),
      ),
    )
    .orderBy(feed_runs.id)
    .limit(1)
    .for('update', { skipLocked: true })
  const [run] = await database
    .update(feed_runs)
    .set({ status: 'running', startedAt: now, heartbeatAt: now, updatedAt: now })
    .where(eq(feed_runs.id, sql`(${next})`))
    .returning({ id: feed_runs.id, feedId: feed_runs.feed, dryRun: feed_runs.dryRun })
  return run ? { id: run.id, siteId, feedId: run.feedId, dryRun: run.dryRun === true } : null
}

/** Saves a run's progress and heartbeat. */
export async function saveProgress(pool: Pool, id: number, progress: FeedProgress | null, now: Date): Promise<void> {
  await toDatabase(pool)
    .update(feed_runs)
    .set({ heartbeatAt: now, updatedAt: now, progress })
    .where(and(eq(feed_runs.id, id), eq(feed_runs.status, 'running')))
}

export interface RunOutcome {
  status: Exclude<FeedRunStatus, 'waiting' | 'running'>
  /** text for staff */
  reason?: string | null
  report?: FeedRunReport | null
}

/** Stores a run's outcome and deletes the site's oldest runs. */
export async function finishRun(pool: Pool, run: ClaimedRun, { status, reason, report }: RunOutcome, now: Date) {
  const database = toDatabase(pool)
  await database
    .update(feed_runs)
    .set({
      status,
      reason: reason ?? null,
      finishedAt: now,
      updatedAt: now,
      progress: null,
      durationMs: sql`greatest(0, round(extract(epoch from ${now}::timestamptz - ${feed_runs.startedAt}) * 1000))`,
      rows: report?.rows ?? null,
      newCount: report?.new ?? null,
      changedCount: report?.changed ?? null,
      unchangedCount: report?.unchanged ?? null,
      soldCount: report?.sold ?? null,
      rejectedCount: report?.rejectedCount ?? null,
      warnings: report?.warnings ?? null,
      rejected: report?.rejected ?? null,
      examples: report?.examples ?? null,
      // Drizzle omits undefined values.
      format: report?.format ?? undefined,
    })
    .where(eq(feed_runs.id, run.id))
  const latest = database
    .select({ id: feed_runs.id })
    .from(feed_runs)
    .where(eq(feed_runs.site, run.siteId))
    .orderBy(desc(feed_runs.id))
    .limit(MAX_RUNS_PER_SITE)
    .as('latest')
  await database
    .delete(feed_runs)
    .where(
      and(
        eq(feed_runs.site, run.siteId),
        not(inArray(feed_runs.status, ACTIVE_STATUSES)),
        lt(feed_runs.id, sql`(${database.select({ oldest: min(latest.id) }).from(latest)})`),
      ),
    )
}

/** Marks runs of dead processes as interrupted; Postgres has rolled them back. Returns their number. */
export async function interruptStaleRuns(database: Database, now: Date): Promise<number> {
  const { rowCount } = await database
    .update(feed_runs)
    .set({ status: 'interrupted', reason: INTERRUPTED_MESSAGE, finishedAt: now, updatedAt: now, progress: null })
    .where(
      and(
        eq(feed_runs.status, 'running'),
        lt(feed_runs.heartbeatAt, new Date(now.getTime() - HEARTBEAT_TIMEOUT_MS)),
        sql`not ${HAS_IMPORT_LOCK}`,
      ),
    )
  return rowCount ?? 0
}

/** SQL: an import of the run's site is in progress. A busy process may miss heartbeats. */
const HAS_IMPORT_LOCK = sql`exists (
  select from pg_locks
  where locktype = 'advisory' and granted and objid::bigint = ${feed_runs.site}
    and database = (select oid from pg_database where datname = current_database())
    and classid::bigint = (hashtext('stock-import')::bigint & 4294967295))`

async function insertRun(
  database: Database,
  { siteId, feedId, startedByName, ...run }: NewRun,
  status: 'waiting' | 'running',
  now: Date,
): Promise<number> {
  const startedAt = status === 'running' ? now : null
  const [inserted] = await database
    .insert(feed_runs)
    .values({
      ...{ ...run, site: siteId, feed: feedId, startedByName, status },
      ...{ startedAt, heartbeatAt: startedAt, createdAt: now, updatedAt: now },
    })
    .returning({ id: feed_runs.id })
  return inserted!.id
}

/** Runs `work` in a transaction that holds the site's queue lock. */
function withSiteLock<Result>(
  pool: Pool,
  siteId: number,
  work: (database: Database) => Promise<Result>,
): Promise<Result> {
  return inTransaction(pool, async (database) => {
    await database.execute(sql`select pg_advisory_xact_lock(hashtext('stock-import-queue'), ${siteId})`)
    return work(database)
  })
}
