import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres'
import type { Pool, PoolClient } from 'pg'
import { driverError } from './driverError'

/** Runs queries over a pool, or in the transaction of one connection. The tables are those of `tables.generated.ts`. */
export type Database = NodePgDatabase<Record<string, unknown>>

/** Queries of their own, each on any connection of the pool. */
export const toDatabase = (pool: Pool): Database => drizzle({ client: pool })

/**
 * Runs `work` in one transaction: all of it is saved or nothing is. Errors are the driver's own. A connection that fails is
 * closed, so that it is never used again in the middle of a transaction.
 */
export async function inTransaction<Result>(
  pool: Pool,
  work: (database: Database) => Promise<Result>,
): Promise<Result> {
  const client: PoolClient = await pool.connect()
  // A connection that dies between two statements would otherwise end the process.
  const ignore = () => {}
  client.on('error', ignore)
  let broken: Error | undefined
  try {
    await client.query('begin')
    const result = await work(drizzle({ client }))
    await client.query('commit')
    return result
  } catch (error) {
    await client.query('rollback').catch((fault: Error) => {
      broken = fault
    })
    throw driverError(error)
  } finally {
    client.off('error', ignore)
    client.release(broken)
  }
}
