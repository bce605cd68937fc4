import type { Pool, PoolClient } from 'pg'
import type { FeedMode, FeedRunStarter, FeedRunStatus } from '../../domain/feeds/feedOptions'
import { addJob } from '../../server/jobs/addJob'
import { ensureJobTables, JOB_SCHEMA } from '../../server/jobs/jobTables'
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

const ACTIVE_STATUSES = "('waiting', 'running')"

/**
 * Queues a run and its job.
 * @param feedOnly allows it while another feed of the site is queued or running
 * @throws {FeedBusyError} if a run of the site, or with `feedOnly` of the feed, is queued or running
 */
export async function queueRun(pool: Pool, run: NewRun, now: Date, { feedOnly = false } = {}): Promise<number> {
  await ensureJobTables(pool)
  return withSiteLock(pool, run.siteId, async (client) => {
    await interruptStaleRuns(client, now)
    const isConflicting = feedOnly ? 'feed_id = $2' : '$2::int IS NOT DISTINCT FROM $2::int'
    const { rowCount } = await client.query(
      `SELECT 1 FROM feed_runs WHERE site_id = $1 AND status IN ${ACTIVE_STATUSES} AND ${isConflicting} LIMIT 1`,
      [run.siteId, run.feedId],
    )
    if (rowCount) throw new FeedBusyError()
    const id = await insertRun(client, run, 'waiting', now)
    await addFeedJob(client, run.siteId)
    return id
  })
}

/** Starts a run in this process. @throws {FeedBusyError} if another run of the site is queued or running */
export async function startRun(pool: Pool, run: NewRun, now: Date): Promise<ClaimedRun> {
  const id = await withSiteLock(pool, run.siteId, async (client) => {
    await interruptStaleRuns(client, now)
    const { rowCount } = await client.query(
      `SELECT 1 FROM feed_runs WHERE site_id = $1 AND status IN ${ACTIVE_STATUSES} LIMIT 1`,
      [run.siteId],
    )
    if (rowCount) throw new FeedBusyError()
    return insertRun(client, run, 'running', now)
  })
  return { id, siteId: run.siteId, feedId: run.feedId, dryRun: run.dryRun }
}

/** Adds a site's feed job. There is one per site, so its feeds run one after another. */
export async function addFeedJob(client: Pick<PoolClient, 'query'>, siteId: number, runAt?: Date): Promise<void> {
  const key = `${FEED_JOB_PREFIX}${siteId}`
  await addJob(client, { task: 'runFeed', payload: { siteId }, key, queue: key, flags: ['feed'], runAt })
}

/** Adds jobs for sites whose queued runs lack a runnable job, such as after too many failures; returns their number. */
export async function requeueWaitingRuns(pool: Pool): Promise<number> {
  const { rows } = await pool.query<{ site_id: number }>(
    `SELECT DISTINCT site_id FROM feed_runs WHERE status = 'waiting' AND NOT EXISTS (
       SELECT FROM ${JOB_SCHEMA}.jobs job WHERE job.key = '${FEED_JOB_PREFIX}' || site_id
         AND job.attempts < job.max_attempts)`,
  )
  for (const { site_id: siteId } of rows) await addFeedJob(pool, siteId)
  return rows.length
}

/** True if a run of the site is queued or running. */
export async function hasActiveRun(pool: Pool, siteId: number): Promise<boolean> {
  const { rowCount } = await pool.query(
    `SELECT 1 FROM feed_runs WHERE site_id = $1 AND status IN ${ACTIVE_STATUSES} LIMIT 1`,
    [siteId],
  )
  return Boolean(rowCount)
}

/** Claims the oldest queued run of a site; null if none is queued or another is running. */
export async function claimRun(pool: Pool, siteId: number, now: Date): Promise<ClaimedRun | null> {
  const { rows } = await pool.query<{ id: number; feed_id: number | null; dry_run: boolean }>(
    `UPDATE feed_runs SET status = 'running', started_at = $2, heartbeat_at = $2, updated_at = $2
      WHERE id = (
        SELECT w.id FROM feed_runs w
         WHERE w.site_id = $1 AND w.status = 'waiting'
           AND NOT EXISTS (SELECT 1 FROM feed_runs r WHERE r.site_id = w.site_id AND r.status = 'running')
         ORDER BY w.id LIMIT 1 FOR UPDATE SKIP LOCKED)
      RETURNING id, feed_id, dry_run`,
    [siteId, now],
  )
  const row = rows[0]
  return row ? { id: row.id, siteId, feedId: row.feed_id, dryRun: row.dry_run } : null
}

/** Saves a run's progress and heartbeat. */
export async function saveProgress(pool: Pool, id: number, progress: FeedProgress | null, now: Date): Promise<void> {
  await pool.query(
    "UPDATE feed_runs SET heartbeat_at = $2, updated_at = $2, progress = $3 WHERE id = $1 AND status = 'running'",
    [id, now, progress === null ? null : JSON.stringify(progress)],
  )
}

export interface RunOutcome {
  status: Exclude<FeedRunStatus, 'waiting' | 'running'>
  /** text for staff */
  reason?: string | null
  report?: FeedRunReport | null
}

/** Stores a run's outcome and deletes the site's oldest runs. */
export async function finishRun(pool: Pool, run: ClaimedRun, { status, reason, report }: RunOutcome, now: Date) {
  await pool.query(
    `UPDATE feed_runs SET status = $2, reason = $3, finished_at = $4, updated_at = $4, progress = NULL,
            duration_ms = greatest(0, round(extract(epoch FROM $4::timestamptz - started_at) * 1000)),
            rows = $5, new_count = $6, changed_count = $7, unchanged_count = $8, sold_count = $9, quarantined_count = $10,
            warnings = $11, quarantined = $12, examples = $13, format = coalesce($14, format)
      WHERE id = $1`,
    [
      run.id,
      status,
      reason ?? null,
      now,
      ...(report
        ? [report.rows, report.new, report.changed, report.unchanged, report.sold, report.quarantinedCount]
        : [null, null, null, null, null, null]),
      ...(report
        ? [report.warnings, report.quarantined, report.examples].map((detail) => JSON.stringify(detail))
        : [null, null, null]),
      report?.format ?? null,
    ],
  )
  await pool.query(
    `DELETE FROM feed_runs WHERE site_id = $1 AND status NOT IN ${ACTIVE_STATUSES} AND id <
       (SELECT min(id) FROM (SELECT id FROM feed_runs WHERE site_id = $1 ORDER BY id DESC LIMIT $2) kept)`,
    [run.siteId, MAX_RUNS_PER_SITE],
  )
}

/** Marks runs of dead processes as interrupted; Postgres has rolled them back. Returns their number. */
export async function interruptStaleRuns(db: Pick<Pool, 'query'> | PoolClient, now: Date): Promise<number> {
  const { rowCount } = await db.query(
    `UPDATE feed_runs SET status = 'interrupted', reason = $2, finished_at = $3, updated_at = $3, progress = NULL
      WHERE status = 'running' AND heartbeat_at < $1 AND NOT ${HAS_IMPORT_LOCK}`,
    [new Date(now.getTime() - HEARTBEAT_TIMEOUT_MS), INTERRUPTED_MESSAGE, now],
  )
  return rowCount ?? 0
}

/** SQL: an import of the run's site is in progress. A busy process may miss heartbeats. */
const HAS_IMPORT_LOCK = `EXISTS (
  SELECT 1 FROM pg_locks
   WHERE locktype = 'advisory' AND granted AND objid::bigint = feed_runs.site_id
     AND database = (SELECT oid FROM pg_database WHERE datname = current_database())
     AND classid::bigint = (hashtext('stock-import')::bigint & 4294967295))`

async function insertRun(client: PoolClient, run: NewRun, status: 'waiting' | 'running', now: Date): Promise<number> {
  const started = status === 'running' ? now : null
  const { rows } = await client.query<{ id: number }>(
    `INSERT INTO feed_runs (site_id, feed_id, title, source, mode, dry_run, started_by, started_by_name, status,
                            started_at, heartbeat_at, created_at, updated_at)
     VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $10, $11, $11) RETURNING id`,
    [
      run.siteId,
      run.feedId,
      run.title,
      run.source,
      run.mode,
      run.dryRun,
      run.startedBy,
      run.startedByName ?? null,
      status,
      started,
      now,
    ],
  )
  return rows[0]!.id
}

/** Runs `work` in a transaction that holds the site's queue lock. */
async function withSiteLock<Result>(
  pool: Pool,
  siteId: number,
  work: (client: PoolClient) => Promise<Result>,
): Promise<Result> {
  const client = await pool.connect()
  try {
    await client.query('BEGIN')
    await client.query('SELECT pg_advisory_xact_lock(hashtext($1), $2)', ['stock-import-queue', siteId])
    const result = await work(client)
    await client.query('COMMIT')
    return result
  } catch (error) {
    await client.query('ROLLBACK').catch(() => {})
    throw error
  } finally {
    client.release()
  }
}
