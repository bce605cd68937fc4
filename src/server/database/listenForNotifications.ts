import { Client } from 'pg'
import type { WarningLog } from '../logger'
import { getDirectUrl } from './directUrl'

export interface ListenerOptions {
  /** Postgres channel; also names the connection in `pg_stat_activity` */
  channel: string
  onNotification: (payload: string | undefined) => void
  /** `reconnected` after a lost connection: notifications may have been missed */
  onConnected: (reconnected: boolean) => void
  onLost?: () => void
  log: WarningLog
}

export interface NotificationListener {
  stop(): Promise<void>
}

const INITIAL_RETRY_MS = 250
const MAX_RETRY_MS = 10_000

/** A connection can die without an event; a heartbeat detects it. */
const HEARTBEAT_MS = 15_000
const HEARTBEAT_TIMEOUT_MS = 5_000

/**
 * Listens for Postgres notifications on its own connection and reconnects with increasing delays. Resolves after the first
 * attempt, successful or not.
 */
export async function listenForNotifications(options: ListenerOptions): Promise<NotificationListener> {
  const { channel, log } = options
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
    options.onLost?.()
    log.warn({ err: error, channel, waitMs }, 'Lost the connection that listens for notifications')
    retry = setTimeout(connect, waitMs)
    waitMs = Math.min(waitMs * 2, MAX_RETRY_MS)
  }

  const connect = async () => {
    const fresh = new Client({
      connectionString: getDirectUrl(),
      keepAlive: true,
      connectionTimeoutMillis: 10_000,
      application_name: `forecourt listener ${channel}`,
    })
    client = fresh
    fresh.on('error', (error) => handleLost(fresh, error))
    fresh.on('end', () => handleLost(fresh))
    fresh.on('notification', ({ payload }) => options.onNotification(payload))
    try {
      await fresh.connect()
      await fresh.query(`listen ${channel}`)
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
