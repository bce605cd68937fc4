import type { Pool, PoolClient } from 'pg'
import { requestContext } from '../../providers/httpClient/requestContext.mjs'
import { createTurns } from '../turns.mjs'

/** Connections of a web server that staff's requests never take: shoppers' reads and enquiries always find one. */
const KEPT_FOR_SHOPPERS = 2

/** Milliseconds that what only reads waits for a connection, as long as the pool itself lets it wait. */
const READ_WAIT_MS = 10_000

/** Milliseconds that a write waits. Each holds its connection until it ends, so a write that waits long holds up those after it. */
const WRITE_WAIT_MS = 500

/** Queries that wait, of all staff; any further one is refused. A page of the admin sends some twenty. */
const MAX_WAITING = 300

/** `isDatabaseUnavailable` knows it from the pool: 503 with Retry-After. */
const TIMEOUT_MESSAGE = 'timeout exceeded when trying to connect'

type Callback = (error: Error | undefined, client: PoolClient | undefined, release: PoolClient['release']) => void

/**
 * Limits how many connections of a pool the requests of staff hold together: all but two, at least one. Those that find none wait, reads
 * for ten seconds and writes for half a second, and then fail like a database that is away, with 503. Requests of shoppers, and work
 * that no request asked for, are not limited.
 */
export function limitStaffConnections(pool: Pool): void {
  const { max = 10 } = pool.options
  const connect = pool.connect.bind(pool) as () => Promise<PoolClient>
  const connectWithCallback = pool.connect.bind(pool) as unknown as (callback: Callback) => void
  const takeTurn = createTurns({
    running: Math.max(1, max - KEPT_FOR_SHOPPERS),
    waiting: MAX_WAITING,
    waitMs: READ_WAIT_MS,
  })

  const connectInTurn = async (waitMs: number): Promise<PoolClient> => {
    const endTurn = await takeTurn('', waitMs < READ_WAIT_MS ? AbortSignal.timeout(waitMs) : undefined)
    if (!endTurn) throw new Error(TIMEOUT_MESSAGE)
    try {
      const client = await within(waitMs, connect())
      const release = client.release.bind(client)
      client.release = (error) => {
        endTurn()
        release(error)
      }
      return client
    } catch (error) {
      endTurn()
      throw error
    }
  }

  const connectByRequest = (callback?: Callback) => {
    const work = requestContext.getStore()?.staffWork
    if (!work) return callback ? connectWithCallback(callback) : connect()
    const connecting = connectInTurn(work === 'write' ? WRITE_WAIT_MS : READ_WAIT_MS)
    if (!callback) return connecting
    connecting.then(
      (client) => callback(undefined, client, client.release),
      (error) => callback(error, undefined, () => {}),
    )
  }
  pool.connect = connectByRequest as typeof pool.connect
}

/** The client, or an error after some milliseconds; a client that comes later goes back to its pool. */
async function within(ms: number, connecting: Promise<PoolClient>): Promise<PoolClient> {
  let timer: NodeJS.Timeout | undefined
  let isLate = false
  connecting.then(
    (client) => isLate && client.release(),
    () => {},
  )
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => {
      isLate = true
      reject(new Error(TIMEOUT_MESSAGE))
    }, ms)
  })
  return Promise.race([connecting, late]).finally(() => clearTimeout(timer))
}
