import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres'
import type { Pool } from 'pg'
import { driverError } from '../serializeError.mjs'

/** Runs queries over a pool, or in the transaction of one connection. The tables are those of `tables.generated.ts`. */
export type Database = NodePgDatabase<Record<string, unknown>>

/** Milliseconds after which Postgres ends a transaction in which nothing happens, on connections that were opened without a limit. */
export const IDLE_IN_TRANSACTION_MS = 60_000

/** Queries outside a transaction, each on any connection of the pool. */
export const toDatabase = (pool: Pool): Database => drizzle({ client: pool })

/**
 * Runs `work` in a transaction. Errors are the driver's own. If the rollback fails, the connection is closed instead of
 * returned to the pool.
 * @param rollback undoes everything, for dry runs
 */
export async function inTransaction<Result>(
  pool: Pool,
  work: (database: Database) => Promise<Result>,
  { rollback = false } = {},
): Promise<Result> {
  const client = await pool.connect()
  // Without a listener, a connection that drops between two statements ends the process.
  const ignore = () => {}
  client.on('error', ignore)
  let connectionError: Error | undefined
  try {
    await client.query(beginStatement(pool))
    const result = await work(drizzle({ client }))
    await client.query(rollback ? 'rollback' : 'commit')
    return result
  } catch (error) {
    await client.query('rollback').catch((rollbackError: Error) => {
      connectionError = rollbackError
    })
    throw driverError(error)
  } finally {
    client.off('error', ignore)
    client.release(connectionError)
  }
}

/** Behind a pooler, and in commands, connections have no limit of their own (`poolOptions`). */
const beginStatement = ({ options }: Pool): string =>
  options?.idle_in_transaction_session_timeout
    ? 'begin'
    : `begin; set local idle_in_transaction_session_timeout = ${IDLE_IN_TRANSACTION_MS}`
