import type { Pool, PoolClient } from 'pg'
import { requestContext } from '../../providers/httpClient/requestContext.mjs'

type Query = (...args: unknown[]) => Promise<unknown>

/**
 * Ends the queries of a pool when the client of their request goes, for requests with a `querySignal`: closes the connection, which Postgres
 * notices while it runs the query (`client_connection_check_interval` in `poolOptions`).
 */
export function endAbandonedQueries(pool: Pool): void {
  const query = pool.query.bind(pool) as unknown as Query
  const queryOrEnd: Query = (...args) => {
    const signal = requestContext.getStore()?.querySignal
    const hasCallback = typeof args.at(-1) === 'function'
    return signal && !hasCallback ? queryUntilAborted(pool, args, signal) : query(...args)
  }
  pool.query = queryOrEnd as unknown as typeof pool.query
}

/** @throws the reason of the signal, or the error of the query */
async function queryUntilAborted(pool: Pool, args: unknown[], signal: AbortSignal): Promise<unknown> {
  signal.throwIfAborted()
  const client = await pool.connect()
  const release = releaseOnce(client)
  const abort = () => release(new Error('The client of the request has gone'))
  signal.addEventListener('abort', abort)
  try {
    signal.throwIfAborted()
    const result = await (client.query as unknown as Query).apply(client, args)
    release()
    return result
  } catch (error) {
    // As `pool.query` does: a failed query leaves a connection in doubt.
    release(error as Error)
    throw error
  } finally {
    signal.removeEventListener('abort', abort)
  }
}

/** Returns the connection to its pool on the first call, or closes it for an error. */
function releaseOnce(client: PoolClient): (error?: Error) => void {
  // Without a listener, a connection that drops ends the process.
  const ignore = () => {}
  client.on('error', ignore)
  let isReleased = false
  return (error) => {
    if (isReleased) return
    isReleased = true
    // A connection that is being closed may still report an error.
    if (!error) client.off('error', ignore)
    client.release(error)
  }
}
