import type { Pool, PoolClient } from 'pg'

/**
 * Gives a connection that is lost while it is in use back to its pool, which opens another. Without this, one whose transaction Postgres
 * ended (`idle_in_transaction_session_timeout`) belongs to a request that is gone and never returns it.
 */
export function returnLostConnections(pool: Pool): void {
  const listeners = new WeakMap<PoolClient, () => void>()
  // Without a listener, a connection that drops ends the process.
  const ignore = () => {}
  pool.on('acquire', (client) => {
    const giveBack = () => {
      const release = client.release
      // Whoever still holds it releases it later, which a pool allows once.
      client.release = () => {}
      release(new Error('The connection was lost'))
    }
    listeners.set(client, giveBack)
    client.on('error', ignore)
    client.once('end', giveBack)
  })
  pool.on('release', (_error, client) => {
    client.off('error', ignore)
    const giveBack = listeners.get(client)
    if (giveBack) client.off('end', giveBack)
  })
}
