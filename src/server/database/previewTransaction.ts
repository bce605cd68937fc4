import type { Pool } from 'pg'
import { previewQuery, type Query, runPreviewRead } from './pageReads'

/** Milliseconds that a preview waits for somebody who is publishing, and after which it is over. */
const LOCK_TIMEOUT_MS = 800
const MAX_MS = 30_000

/** Sends the queries of previews to their transactions. Call it after all else that replaces `pool.query`. */
export function routePreviewReads(pool: Pool): void {
  const query = pool.query.bind(pool) as unknown as Query
  const routed: Query = (...args) => (previewQuery() ?? query)(...args)
  pool.query = routed as unknown as typeof pool.query
}

/** A transaction that is never committed: what it writes only its own reads see. */
export interface PreviewTransaction {
  run: <Result>(work: () => Promise<Result>) => Promise<Result>
  /** undoes it; more calls do nothing */
  end: () => Promise<void>
}

/**
 * Opens a transaction for a preview, on a connection of its own. It ends by itself after half a minute, so that the rows that it has
 * written stay locked no longer.
 */
export async function openPreviewTransaction(pool: Pool): Promise<PreviewTransaction> {
  const client = await pool.connect()
  // Without a listener, a connection that drops ends the process.
  const ignore = () => {}
  client.on('error', ignore)
  let last: Promise<unknown> = Promise.resolve()
  let isOver = false
  // One after another: a connection has one query at a time.
  const query: Query = (...args) => {
    const next = last.then(() => {
      if (isOver) throw new Error('The preview took too long. Reload it.')
      return (client.query as unknown as Query).apply(client, args)
    })
    last = next.catch(ignore)
    return next
  }
  let ended: Promise<void> | null = null
  const end = () => {
    ended ??= last.then(async () => {
      isOver = true
      clearTimeout(timer)
      let fault: Error | undefined
      await client.query('rollback').catch((error: Error) => {
        fault = error
      })
      client.off('error', ignore)
      client.release(fault)
    })
    return ended
  }
  const timer = setTimeout(() => void end(), MAX_MS)
  timer.unref()
  try {
    await query('begin')
    await query(`set local lock_timeout = ${LOCK_TIMEOUT_MS}`)
    await query(`set local idle_in_transaction_session_timeout = ${MAX_MS}`)
  } catch (error) {
    await end()
    throw error
  }
  return { run: (work) => runPreviewRead(query, work), end }
}
