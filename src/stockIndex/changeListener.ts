import { Client } from 'pg'
import type { StockLog } from './stockCache'

/** A notified change; `siteId` is null when it may be any site. */
export interface StockChange {
  siteId: number | null
  /** when the cars were written, if known: a long transaction becomes visible much later */
  changedSince?: Date | null
}

export interface ListenerOptions {
  onChange: (change: StockChange) => void
  /** `reconnected` after a lost connection: changes may have been missed */
  onConnected: (reconnected: boolean) => void
  onLost: () => void
  log: StockLog
}

export interface ChangeListener {
  stop(): Promise<void>
}

const CHANNEL = 'stock_changed'
const INITIAL_RETRY_MS = 250
const MAX_RETRY_MS = 10_000

/** A connection can die without an event; a heartbeat detects it. */
const HEARTBEAT_MS = 15_000
const HEARTBEAT_TIMEOUT_MS = 5_000

/**
 * Listens for stock changes on its own connection and reconnects with increasing delays. Resolves after the first
 * attempt, successful or not.
 */
export async function listenForChanges(options: ListenerOptions): Promise<ChangeListener> {
  let client: Client | null = null
  let stopped = false
  let everConnected = false
  let waitMs = INITIAL_RETRY_MS
  let retry: NodeJS.Timeout | null = null
  let heartbeat: NodeJS.Timeout | null = null

  const handleLost = (lostClient: Client, error?: Error) => {
    if (client !== lostClient || stopped) return
    client = null
    if (heartbeat !== null) clearInterval(heartbeat)
    void lostClient.end().catch(() => undefined)
    options.onLost()
    options.log.warn({ err: error, waitMs }, 'Lost the connection that listens for stock changes')
    retry = setTimeout(connect, waitMs)
    waitMs = Math.min(waitMs * 2, MAX_RETRY_MS)
  }

  const connect = async () => {
    const fresh = new Client({
      connectionString: process.env.DATABASE_URL,
      keepAlive: true,
      connectionTimeoutMillis: 10_000,
      application_name: 'forecourt stock listener',
    })
    client = fresh
    fresh.on('error', (error) => handleLost(fresh, error))
    fresh.on('end', () => handleLost(fresh))
    fresh.on('notification', ({ channel, payload }) => {
      if (channel === CHANNEL) options.onChange(parseChange(payload))
    })
    try {
      await fresh.connect()
      await fresh.query(`listen ${CHANNEL}`)
    } catch (error) {
      handleLost(fresh, error as Error)
      return
    }
    if (stopped || client !== fresh) return
    waitMs = INITIAL_RETRY_MS
    heartbeat = setInterval(() => void checkConnection(fresh), HEARTBEAT_MS).unref()
    options.onConnected(everConnected)
    everConnected = true
  }

  const checkConnection = async (checkedClient: Client) => {
    let timeout: NodeJS.Timeout | undefined
    const silence = new Promise<never>((_, reject) => {
      timeout = setTimeout(() => reject(new Error('no answer to the heartbeat')), HEARTBEAT_TIMEOUT_MS)
    })
    try {
      await Promise.race([checkedClient.query('select 1'), silence])
    } catch (error) {
      handleLost(checkedClient, error as Error)
    } finally {
      clearTimeout(timeout)
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

/** Parses a notification: `{"siteId":1}`, optionally with `changedSince`; anything else means a change of any site. */
function parseChange(payload: string | undefined): StockChange {
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
