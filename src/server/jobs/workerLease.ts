import { setTimeout as sleep } from 'node:timers/promises'
import { type SQL, type SQLWrapper, sql } from 'drizzle-orm'
import pg from 'pg'
import { inTransaction, toDatabase } from '../database/database'
import type { Logger } from '../logger'
import { addJob, type NewJob } from './addJob'
import { FORCE_UNLOCK_WORKERS, JOBS } from './jobTables'

/** Advisory lock class of worker leases: "LEAD" as a number. */
const LOCK_CLASS = 0x4c454144

const RECONNECT_MS = 250

/**
 * Shows that a worker is alive: an advisory lock with the worker's id, which Postgres releases when the worker's connection
 * ends. graphile-worker itself unlocks the jobs of a dead worker only after four hours.
 */
export interface WorkerLease {
  workerId: string
  /** milliseconds since the epoch; null while the lease is lost */
  acquiredAt: () => number | null
  /** resolves when the lease is first held, or has been released */
  acquired: Promise<void>
  release: () => Promise<void>
}

/** Acquires a worker's lease, and reacquires it after Postgres was down. */
export function acquireWorkerLease(connectionString: string, workerId: string, logger: Logger): WorkerLease {
  let client: pg.Client | null = null
  let since: number | null = null
  let releasing = false
  let markAcquired = () => {}
  const acquired = new Promise<void>((resolve) => {
    markAcquired = resolve
  })

  const hold = async () => {
    while (!releasing) {
      const connection = new pg.Client({
        connectionString,
        application_name: 'forecourt worker lease',
        keepAlive: true,
      })
      const lost = new Promise<void>((resolve) => {
        connection.on('error', () => resolve())
        connection.on('end', () => resolve())
      })
      try {
        await connection.connect()
        client = connection
        await connection.query('select pg_advisory_lock($1, hashtext($2))', [LOCK_CLASS, workerId])
        since = Date.now()
        markAcquired()
        if (!releasing) await lost
      } catch (error) {
        logger.debug({ err: error }, 'Worker lease is waiting for Postgres')
      }
      since = null
      client = null
      await connection.end().catch(() => {})
      if (!releasing) await sleep(RECONNECT_MS)
    }
  }
  const holding = hold()
  return {
    workerId,
    acquiredAt: () => since,
    acquired,
    release: async () => {
      releasing = true
      markAcquired()
      await client?.end().catch(() => {})
      await holding
    },
  }
}

const LEASES = sql`pg_locks where locktype = 'advisory' and classid = ${LOCK_CLASS} and objsubid = 2 and granted
  and database = (select oid from pg_database where datname = current_database())`

/** SQL: the worker whose id is in `column` has no lease. */
export const hasNoLease = (column: SQLWrapper): SQL =>
  sql`not exists (select from ${LEASES} and objid::bigint = (hashtext(${column})::bigint & 4294967295))`

/** Counts live workers in all processes. */
export async function countWorkers(pool: pg.Pool): Promise<number> {
  const { rows } = await toDatabase(pool).execute<{ workers: number }>(
    sql`select count(*)::int as workers from ${LEASES}`,
  )
  return rows[0]?.workers ?? 0
}

/**
 * Unlocks the jobs of workers without a lease whose last job is older than `graceMs`, and adds a `reapAbandoned` job for each
 * of them, in one transaction: a worker that is killed in between would leave deliveries that nobody requeues. Returns the number of
 * workers.
 */
export async function unlockAbandoned(pool: pg.Pool, graceMs: number): Promise<number> {
  return inTransaction(pool, async (database) => {
    const { rows } = await database.execute<{ id: string }>(sql`
      with dead as (
        select locked_by as id from ${JOBS}
        where locked_by is not null and ${hasNoLease(sql`locked_by`)}
        group by locked_by having max(locked_at) < now() - ${graceMs} * interval '1 millisecond'
      )
      select id, ${FORCE_UNLOCK_WORKERS}(array[id]) from dead`)
    for (const { id } of rows) await addJob(database, reapJob(id))
    return rows.length
  })
}

/** The job that requeues the deliveries of a dead worker. */
export const reapJob = (workerId: string): NewJob => ({
  task: 'reapAbandoned',
  payload: { workerId },
  key: `reapAbandoned:${workerId}`,
})
