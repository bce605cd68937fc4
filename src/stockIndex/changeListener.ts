import { Client } from 'pg'
import type { StockLog } from './stockCache'

/** A change that was told of; `siteId` is null when it does not say of which site, so that it may be any. */
export interface StockChange {
  siteId: number | null
  /** the moment from which on cars were written, where it is known: long transactions are seen long after it */
  changedSince?: Date | null
}

export interface ListenerOptions {
  onChange: (change: StockChange) => void
  /** `again` after a lost connection: changes may have been missed */
  onConnected: (again: boolean) => void
  onLost: () => void
  log: StockLog
}

export interface ChangeListener {
  stop(): Promise<void>
}

const CHANNEL = 'stock_changed'
const FIRST_WAIT_MS = 250
const MAX_WAIT_MS = 10_000

/** A connection can die without a word; asking now and then finds out. */
const HEARTBEAT_MS = 15_000
const HEARTBEAT_PATIENCE_MS = 5_000

/**
 * Listens for changes to stock on a connection of its own, and connects again, ever less eagerly, when that is lost.
 * Resolves after the first attempt, whether it worked or not.
 */
export async function listenForChanges(options: ListenerOptions): Promise<ChangeListener> {
  let client: Client | null = null
  let stopped = false
  let everConnected = false
  let waitMs = FIRST_WAIT_MS
  let retry: NodeJS.Timeout | null = null
  let heartbeat: NodeJS.Timeout | null = null

  const lose = (lost: Client, error?: Error) => {
    if (client !== lost || stopped) return
    client = null
    if (heartbeat !== null) clearInterval(heartbeat)
    void lost.end().catch(() => undefined)
    options.onLost()
    options.log.warn({ err: error, waitMs }, 'The connection that hears of stock changes was lost')
    retry = setTimeout(connect, waitMs)
    waitMs = Math.min(waitMs * 2, MAX_WAIT_MS)
  }

  const connect = async () => {
    const fresh = new Client({
      connectionString: process.env.DATABASE_URL,
      keepAlive: true,
      connectionTimeoutMillis: 10_000,
      application_name: 'forecourt stock listener',
    })
    client = fresh
    fresh.on('error', (error) => lose(fresh, error))
    fresh.on('end', () => lose(fresh))
    fresh.on('notification', ({ channel, payload }) => {
      if (channel === CHANNEL) options.onChange(changeFrom(payload))
    })
    try {
      await fresh.connect()
      await fresh.query(`listen ${CHANNEL}`)
    } catch (error) {
      lose(fresh, error as Error)
      return
    }
    if (stopped || client !== fresh) return
    waitMs = FIRST_WAIT_MS
    heartbeat = setInterval(() => void beat(fresh), HEARTBEAT_MS).unref()
    options.onConnected(everConnected)
    everConnected = true
  }

  const beat = async (beating: Client) => {
    let patience: NodeJS.Timeout | undefined
    const silence = new Promise<never>((_, reject) => {
      patience = setTimeout(() => reject(new Error('no answer to the heartbeat')), HEARTBEAT_PATIENCE_MS)
    })
    try {
      await Promise.race([beating.query('select 1'), silence])
    } catch (error) {
      lose(beating, error as Error)
    } finally {
      clearTimeout(patience)
    }
  }

  await connect()
  return {
    stop: async () => {
      stopped = true
      if (retry !== null) clearTimeout(retry)
      if (heartbeat !== null) clearInterval(heartbeat)
      await client?.end().catch(() => undefined)
    },
  }
}

/** What a notification says: `{"siteId":1}`, perhaps with `changedSince`; anything else means a change of any site. */
function changeFrom(payload: string | undefined): StockChange {
  try {
    const { siteId, changedSince } = JSON.parse(payload ?? '') as { siteId?: unknown; changedSince?: unknown }
    const since = typeof changedSince === 'string' ? new Date(changedSince) : null
    return {
      siteId: typeof siteId === 'number' ? siteId : null,
      changedSince: since !== null && !Number.isNaN(since.getTime()) ? since : null,
    }
  } catch {
    return { siteId: null }
  }
}
