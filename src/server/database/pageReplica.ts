import { setTimeout as pause } from 'node:timers/promises'
import { sql } from 'drizzle-orm'
import { Pool } from 'pg'
import type { WarningLog } from '../logger'
import { pageInvalidation } from '../pageInvalidation.mjs'
import { pools } from '../telemetry/pools'
import { toDatabase } from './database'
import { isDatabaseUnavailable } from './databaseUnavailable'
import type { DriverError } from './driverError'
import { isPageRead } from './pageReads'
import { poolOptions } from './poolOptions'

/** Pause between two looks at how far the replica is; it doubles up to the maximum. */
const FIRST_CHECK_MS = 20
const MAX_CHECK_MS = 1000

/** Seconds for which a replica may be behind or away before health says so. */
const LATE_SECONDS = 30

/** The replica cancelled a query because it conflicts with a change that it replays. */
const RECOVERY_CONFLICT = '40001'

interface ReplicaState {
  /** since when page reads go to the primary, in monotonic milliseconds; null while the replica answers them */
  primarySince: number | null
}

// Next may load this module more than once in a process.
const shared = globalThis as { forecourtPageReplica?: ReplicaState }

type Query = (...args: unknown[]) => Promise<unknown>

/** Uses the replica of DATABASE_REPLICA_URL, if there is one. */
export function startPageReplica(primary: Pool, log: WarningLog): void {
  if (!process.env.DATABASE_REPLICA_URL) return
  const replica = new Pool({ ...poolOptions('replica'), allowExitOnIdle: true })
  // Without a listener, a connection that drops ends the process.
  replica.on('error', () => undefined)
  pools.set('replica', replica)
  attachPageReplica(primary, replica, log)
}

/**
 * Sends the queries of page reads to a read replica. When pages expire they go to the primary until the replica has replayed what the
 * primary had written by then, so that nothing older than the change is cached again. What the replica cannot answer, the primary does.
 * @returns stops following the replica
 */
export function attachPageReplica(primary: Pool, replica: Pool, log: WarningLog): () => void {
  const state: ReplicaState = { primarySince: performance.now() }
  shared.forecourtPageReplica = state
  let change = 0
  let isFollowing = false
  let isStopped = false

  /** Waits until the replica has the latest change. */
  const follow = async () => {
    let waitMs = FIRST_CHECK_MS
    let wasAway = false
    while (state.primarySince !== null && !isStopped) {
      const latest = change
      try {
        if (await hasReplayed(primary, replica)) {
          if (latest === change) state.primarySince = null
          continue
        }
      } catch (error) {
        if (!wasAway) log.warn({ err: error }, 'The read replica is not available: pages are read from the primary')
        wasAway = true
      }
      await pause(waitMs, undefined, { ref: false })
      waitMs = Math.min(2 * waitMs, MAX_CHECK_MS)
    }
    isFollowing = false
  }
  const readFromPrimary = () => {
    change += 1
    state.primarySince ??= performance.now()
    if (isFollowing || isStopped) return
    isFollowing = true
    void follow()
  }

  const queryPrimary = primary.query.bind(primary) as unknown as Query
  const queryReplica = replica.query.bind(replica) as unknown as Query
  const query: Query = async (...args) => {
    if (state.primarySince !== null || !isPageRead()) return queryPrimary(...args)
    try {
      return await queryReplica(...args)
    } catch (error) {
      if ((error as DriverError).code !== RECOVERY_CONFLICT) {
        if (!isDatabaseUnavailable(error)) throw error
        readFromPrimary()
      }
      return queryPrimary(...args)
    }
  }
  primary.query = query as unknown as typeof primary.query
  pageInvalidation.on('invalidating', readFromPrimary)
  readFromPrimary()
  return () => {
    isStopped = true
    pageInvalidation.off('invalidating', readFromPrimary)
    primary.query = queryPrimary as unknown as typeof primary.query
  }
}

/** Whether the replica has replayed what the primary has written until now. */
async function hasReplayed(primary: Pool, replica: Pool): Promise<boolean> {
  const { rows } = await toDatabase(primary).execute<{ lsn: string }>(
    sql`select pg_current_wal_insert_lsn()::text as lsn`,
  )
  const result = await toDatabase(replica).execute<{ replayed: boolean | null }>(
    sql`select pg_last_wal_replay_lsn() >= ${rows[0]!.lsn}::pg_lsn as replayed`,
  )
  return result.rows[0]?.replayed === true
}

/** What is wrong with the read replica, as a sentence that says what to do. Empty if nothing is, or there is none. */
export function listReplicaProblems(now = performance.now()): string[] {
  const since = shared.forecourtPageReplica?.primarySince
  if (since === undefined || since === null) return []
  const seconds = Math.round((now - since) / 1000)
  return seconds > LATE_SECONDS
    ? [`The read replica has been away or behind for ${seconds} s: check DATABASE_REPLICA_URL and its replication`]
    : []
}
