import { runMigrations } from 'graphile-worker'
import type { Pool } from 'pg'

/** The queue's own schema. Its tables are the library's business; we only add jobs. */
export const JOB_SCHEMA = 'graphile_worker'

/** Lets a connection that Postgres drops be a fault of the question on it, and never the end of the process. */
export function handlePoolErrors(pool: Pool): void {
  if (pool.listenerCount('error') === 0) pool.on('error', () => {})
  if (pool.listenerCount('connect') === 0) pool.on('connect', (client) => client.on('error', () => {}))
}

const prepared = new WeakMap<Pool, Promise<void>>()

/** Makes the queue's tables where they are missing, once for each pool. A failure is tried again at the next call. */
export function jobTables(pool: Pool): Promise<void> {
  const known = prepared.get(pool)
  if (known) return known
  const making = makeTables(pool)
  prepared.set(pool, making)
  making.catch(() => prepared.delete(pool))
  return making
}

async function makeTables(pool: Pool): Promise<void> {
  handlePoolErrors(pool)
  const { rows } = await pool.query<{ there: boolean }>(
    `select to_regclass('${JOB_SCHEMA}.migrations') is not null as there`,
  )
  // Where they are there, the worker sees to newer versions: a submission need not wait for that.
  if (!rows[0]?.there) await runMigrations({ pgPool: pool, schema: JOB_SCHEMA })
}
