import type { Pool, PoolClient } from 'pg'

/**
 * Runs `work` in one transaction: all of it is kept or none. A connection that fails is thrown away, so that nobody is
 * handed half a transaction.
 */
export async function inTransaction<Result>(
  pool: Pool,
  work: (client: PoolClient) => Promise<Result>,
): Promise<Result> {
  const client = await pool.connect()
  // A connection that dies between two statements would otherwise end the process.
  const ignore = () => {}
  client.on('error', ignore)
  let broken: Error | undefined
  try {
    await client.query('begin')
    const result = await work(client)
    await client.query('commit')
    return result
  } catch (error) {
    await client.query('rollback').catch((fault: Error) => {
      broken = fault
    })
    throw error
  } finally {
    client.off('error', ignore)
    client.release(broken)
  }
}
