import { runMigrations } from 'graphile-worker'
import type { Pool } from 'pg'

/** The job queue's own schema. Its tables are graphile-worker's; other code only adds jobs and reads the view `jobs`. */
export const JOB_SCHEMA = 'graphile_worker'

/** Keeps a connection that Postgres drops from ending the process: the query on it fails, and nothing else. */
export function ignoreConnectionErrors(pool: Pool): void {
  if (pool.listenerCount('error') === 0) pool.on('error', () => {})
  if (pool.listenerCount('connect') === 0) pool.on('connect', (client) => client.on('error', () => {}))
}

const ensured = new WeakMap<Pool, Promise<void>>()

/** Creates the queue's tables where they are missing, once for each pool. A failure is retried at the next call. */
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
  const { rows } = await pool.query<{ exists: boolean }>(
    `select to_regclass('${JOB_SCHEMA}.migrations') is not null as exists`,
  )
  // Where they exist, the worker applies newer migrations: a submission does not wait for that.
  if (!rows[0]?.exists) await runMigrations({ pgPool: pool, schema: JOB_SCHEMA })
}
