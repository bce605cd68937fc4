import { randomInt } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import type { Logger } from '../server/logger'

/** "LEAD" as a number: sets our advisory locks apart from anybody else's. */
const LOCK_CLASS = 0x4c454144

const RECONNECT_MS = 250

/** How a worker is known to be alive: it holds a lock that Postgres itself drops when the worker's connection ends. */
export interface Presence {
  /** the worker's number, the lock's name */
  number: number
  /** since when the lock is held, in milliseconds of the clock; null while it is not */
  heldSince: () => number | null
  end: () => Promise<void>
}

/** Takes a number and its lock, and takes the lock again whenever Postgres has been away. */
export function holdPresence(connectionString: string, logger: Logger): Presence {
  const number = randomInt(1, 2 ** 31 - 1)
  let client: pg.Client | null = null
  let since: number | null = null
  let ending = false

  const hold = async () => {
    while (!ending) {
      const connection = new pg.Client({ connectionString, application_name: 'forecourt deliveries', keepAlive: true })
      const lost = new Promise<void>((settle) => {
        connection.on('error', () => settle())
        connection.on('end', () => settle())
      })
      try {
        await connection.connect()
        client = connection
        await connection.query('select pg_advisory_lock($1, $2)', [LOCK_CLASS, number])
        since = Date.now()
        await lost
      } catch (error) {
        logger.debug({ err: error }, 'The delivery worker waits for Postgres')
      }
      since = null
      client = null
      await connection.end().catch(() => {})
      if (!ending) await sleep(RECONNECT_MS)
    }
  }
  const held = hold()
  return {
    number,
    heldSince: () => since,
    end: async () => {
      ending = true
      await client?.end().catch(() => {})
      await held
    },
  }
}

/** SQL that is true where the worker whose number stands in `column` is gone. */
export const isGone = (column: string) => `not exists (
  select from pg_locks where locktype = 'advisory' and classid = ${LOCK_CLASS} and objsubid = 2
    and objid = (${column})::oid and database = (select oid from pg_database where datname = current_database()))`

/** How many delivery workers live at this moment, in whatever process. */
export async function countPresent(pool: Pick<pg.Pool, 'query'>): Promise<number> {
  const { rows } = await pool.query<{ workers: number }>(
    `select count(*)::int as workers from pg_locks where locktype = 'advisory' and classid = $1 and objsubid = 2 and granted
       and database = (select oid from pg_database where datname = current_database())`,
    [LOCK_CLASS],
  )
  return rows[0]?.workers ?? 0
}
