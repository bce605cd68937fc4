import { listenForNotifications, type NotificationListener } from '../server/database/listenForNotifications'
import type { StockLog } from './stockCache'

/** A notified change; `siteId` is null when it may be any site. */
export interface StockChange {
  siteId: number | null
  /**
   * when the cars were written, if known: a long transaction becomes visible much later. Without it, any car may have changed. It says
   * nothing of deleted cars: what deletes them expires their pages.
   */
  changedSince?: Date | null
}

interface ChangeListenerOptions {
  onChange: (change: StockChange) => void
  /** `reconnected` after a lost connection: changes may have been missed */
  onConnected: (reconnected: boolean) => void
  onLost: () => void
  log: StockLog
}

/** Listens for stock changes. Resolves after the first attempt to connect, successful or not. */
export function listenForChanges({ onChange, ...options }: ChangeListenerOptions): Promise<NotificationListener> {
  return listenForNotifications({
    ...options,
    channel: 'stock_changed',
    onNotification: (payload) => onChange(parseChange(payload)),
  })
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
