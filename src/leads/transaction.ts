import type { Pool, PoolClient } from 'pg'

/** Runs `work` in a transaction. If the rollback fails, the connection is closed instead of returned to the pool. */
export async function inTransaction<Result>(
  pool: Pool,
  work: (client: PoolClient) => Promise<Result>,
): Promise<Result> {
  const client = await pool.connect()
  // Without a listener, a connection that drops between two statements ends the process.
  const ignore = () => {}
  client.on('error', ignore)
  let connectionError: Error | undefined
  try {
    await client.query('begin')
    const result = await work(client)
    await client.query('commit')
    return result
  } catch (error) {
    await client.query('rollback').catch((rollbackError: Error) => {
      connectionError = rollbackError
    })
    throw error
  } finally {
    client.off('error', ignore)
    client.release(connectionError)
  }
}
