import { sql } from 'drizzle-orm'
import { runMigrations } from 'graphile-worker'
import type { Pool } from 'pg'
import { toDatabase } from '../database/database'

/** The schema of graphile-worker. Other code only adds jobs and reads the view `jobs`. */
export const JOB_SCHEMA = 'graphile_worker'

const inJobSchema = (name: string) => sql`${sql.identifier(JOB_SCHEMA)}.${sql.identifier(name)}`

/** The view of all jobs. */
export const JOBS = inJobSchema('jobs')

/** Functions of graphile-worker. */
export const ADD_JOB = inJobSchema('add_job')
export const REMOVE_JOB = inJobSchema('remove_job')
export const FORCE_UNLOCK_WORKERS = inJobSchema('force_unlock_workers')

/** Prevents a connection dropped by Postgres from ending the process; only its query fails. */
export function ignoreConnectionErrors(pool: Pool): void {
  if (pool.listenerCount('error') === 0) pool.on('error', () => {})
  if (pool.listenerCount('connect') === 0) pool.on('connect', (client) => client.on('error', () => {}))
}

const ensured = new WeakMap<Pool, Promise<void>>()

/** Creates the queue's tables if missing, once per pool. A failure is retried at the next call. */
export function ensureJobTables(pool: Pool): Promise<void> {
  const existing = ensured.get(pool)
  if (existing) return existing
  const creating = createTables(pool)
  ensured.set(pool, creating)
  creating.catch(() => ensured.delete(pool))
  return creating
}

async function createTables(pool: Pool): Promise<void> {
  ignoreConnectionErrors(pool)
  const { rows } = await toDatabase(pool).execute<{ exists: boolean }>(
    sql`select to_regclass(${`${JOB_SCHEMA}.migrations`}) is not null as exists`,
  )
  // The worker applies newer migrations, so that a submission does not wait for them.
  if (!rows[0]?.exists) await runMigrations({ pgPool: pool, schema: JOB_SCHEMA })
}
