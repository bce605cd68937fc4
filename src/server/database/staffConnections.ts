import type { Pool, PoolClient } from 'pg'
import { requestContext } from '../../providers/httpClient/requestContext.mjs'

/** Connections that staff's requests leave to shoppers' pages and enquiries. */
const KEPT_FOR_SHOPPERS = 2

/** Payload opens one connection when it starts, and keeps it. */
const KEPT_BY_PAYLOAD = 1

/** Milliseconds in which none of staff's connections came back, after which they count as used up. */
const STALL_MS = 500

/** Milliseconds for which one waits while connections come back, as for a busy pool. */
const MAX_WAIT_MS = 10_000

/** Queries and transactions of staff that wait for a connection; any further one is refused at once. */
const MAX_WAITING = 200

/** SQLSTATE "too many connections", by which `isDatabaseUnavailable` knows it: the response is 503 with Retry-After. */
const TOO_MANY_CONNECTIONS = '53300'

type Callback = (error: Error | undefined, client?: PoolClient, done?: (release?: unknown) => void) => void

/** One that waits for a connection. */
interface Waiting {
  /** monotonic milliseconds */
  since: number
  start: () => void
  refuse: (error: Error) => void
}

/**
 * Lets requests of staff (`isForStaff` of their context) use all connections of the pool but those kept for shoppers. While connections come back,
 * further queries wait for them; once none has for half a second, they are refused at once, with an error that becomes a 503.
 */
export function limitStaffConnections(pool: Pool): void {
  const max = Math.max(1, (pool.options.max ?? 10) - KEPT_FOR_SHOPPERS - KEPT_BY_PAYLOAD)
  const waiting = new Set<Waiting>()
  const held = new WeakSet<PoolClient>()
  let used = 0
  /** monotonic milliseconds of the last time that a connection was given to staff or came back */
  let movedAt = 0

  const end = () => {
    used -= 1
    movedAt = performance.now()
    const [next] = waiting
    if (!next) return
    waiting.delete(next)
    used += 1
    next.start()
  }
  pool.on('release', (_error, client) => {
    if (held.delete(client)) end()
  })

  /** Refuses all that wait if no connection has come back meanwhile, else those that wait for too long. */
  const refuseWaiting = () => {
    const now = performance.now()
    const isStalled = now - movedAt >= STALL_MS
    for (const entry of waiting) {
      if (!isStalled && now - entry.since < MAX_WAIT_MS) break
      waiting.delete(entry)
      entry.refuse(busyError())
    }
    if (waiting.size > 0) refuseLater()
  }
  const refuseLater = () => {
    const ms = Math.max(0, STALL_MS - (performance.now() - movedAt))
    // What came back while the process was busy is handled first.
    setTimeout(() => setImmediate(refuseWaiting), ms)
  }

  const connect = pool.connect.bind(pool) as (callback: Callback) => void
  const connectAsStaff = (callback: Callback) => {
    const start = () =>
      connect((error, client, done) => {
        if (client) held.add(client)
        else end()
        callback(error, client, done)
      })
    if (used < max) {
      used += 1
      movedAt = performance.now()
      return start()
    }
    if (waiting.size >= MAX_WAITING) return callback(busyError())
    waiting.add({ since: performance.now(), start, refuse: callback })
    if (waiting.size === 1) refuseLater()
  }
  const limited = (callback?: Callback) => {
    const run = requestContext.getStore()?.isForStaff ? connectAsStaff : connect
    if (callback) return run(callback)
    return new Promise<PoolClient>((resolve, reject) => {
      run((error, client) => (client ? resolve(client) : reject(error)))
    })
  }
  pool.connect = limited as typeof pool.connect
}

const busyError = () => Object.assign(new Error('All connections for staff are in use'), { code: TOO_MANY_CONNECTIONS })
