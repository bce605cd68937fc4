import { sql } from 'drizzle-orm'
import type { Pool, PoolConfig } from 'pg'
import { readVariable } from '../environment'
import type { WarningLog } from '../logger'
import { IDLE_IN_TRANSACTION_MS, toDatabase } from './database'
import { getDirectUrl } from './directUrl'

/** What a pool's connections are for: requests, page reads of a replica, stock for this process's index, jobs, or stock sent to Algolia. */
export type PoolName = 'web' | 'replica' | 'stock' | 'worker' | 'algolia'

type Source = Readonly<Record<string, string | undefined>>

/** Milliseconds to wait for a connection, be it of a busy pool or of a database that is away. */
const CONNECT_TIMEOUT_MS = 10_000

/** A site's whole stock is read by one query. */
const STOCK_STATEMENT_TIMEOUT_MS = 60_000

/** Commits of large feeds take minutes, and their transactions wait for slow sources. */
const JOB_TIMEOUT_MS = 10 * 60_000

/** Connections that read a site's stock: one for the first load of a site, one for changes. */
const STOCK_POOL_MAX = 2

/** Milliseconds between two looks of a running query at whether its client is still there. */
const CLIENT_CHECK_MS = 1000

/**
 * The options of each of this process's pools. The database ends what takes longer than its limits; queries of migrations have none
 * (`withoutStatementTimeout`). Behind a pooler no limits are sent, since PgBouncer refuses such parameters: there they are set by role
 * or by `connect_query` (docs/deploy.md).
 */
export function poolOptions(pool: PoolName, source: Source = process.env): PoolConfig {
  const statementTimeout = readVariable('DATABASE_STATEMENT_TIMEOUT_MS', source)
  const limits = {
    web: {
      statement: statementTimeout,
      idle: IDLE_IN_TRANSACTION_MS,
      max: readVariable('DATABASE_POOL_MAX', source),
    },
    replica: {
      statement: statementTimeout,
      idle: IDLE_IN_TRANSACTION_MS,
      max: readVariable('DATABASE_POOL_MAX', source),
    },
    stock: { statement: STOCK_STATEMENT_TIMEOUT_MS, idle: IDLE_IN_TRANSACTION_MS, max: STOCK_POOL_MAX },
    worker: { statement: JOB_TIMEOUT_MS, idle: JOB_TIMEOUT_MS, max: readVariable('DATABASE_WORKER_POOL_MAX', source) },
    algolia: { statement: JOB_TIMEOUT_MS, idle: JOB_TIMEOUT_MS, max: 1 },
  }[pool]
  const connectionString =
    pool === 'worker' ? getDirectUrl(source) : pool === 'replica' ? source.DATABASE_REPLICA_URL : source.DATABASE_URL
  const sendsLimits = statementTimeout > 0 && (pool === 'worker' || !isPooled(source))
  return {
    connectionString,
    max: limits.max,
    connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
    application_name: `forecourt ${pool}`,
    ...(sendsLimits && {
      statement_timeout: limits.statement,
      idle_in_transaction_session_timeout: limits.idle,
      options: `-c client_connection_check_interval=${CLIENT_CHECK_MS}`,
    }),
  }
}

/** Whether DATABASE_URL leads to a pooler, which DATABASE_DIRECT_URL goes past. */
export const isPooled = ({ DATABASE_URL, DATABASE_DIRECT_URL }: Source): boolean =>
  Boolean(DATABASE_DIRECT_URL) && DATABASE_DIRECT_URL !== DATABASE_URL

/** Names the time limits that a pooler's connections lack. Never throws. */
export async function warnWithoutTimeLimits(pool: Pool, log: WarningLog, source: Source = process.env) {
  if (!isPooled(source) && readVariable('DATABASE_STATEMENT_TIMEOUT_MS', source) > 0) return
  try {
    const { rows } = await toDatabase(pool).execute<{ name: string }>(
      sql`select name from pg_settings
        where name in ('statement_timeout', 'idle_in_transaction_session_timeout') and setting = '0' order by name desc`,
    )
    for (const { name } of rows)
      log.warn({}, `Connections have no ${name}: set it by role or connect_query (docs/deploy.md)`)
  } catch (error) {
    log.warn({ err: error }, 'Could not read the time limit of queries')
  }
}
