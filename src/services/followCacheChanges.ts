import { CACHE_CHANNEL, readCacheChanges, type Snapshot } from '../server/database/cacheChanges'
import type { Database } from '../server/database/database'
import { listenForNotifications } from '../server/database/listenForNotifications'
import type { WarningLog } from '../server/logger'

/** For a notification that was lost, such as behind a pooler that passes none on. */
const POLL_MS = 10_000

interface FollowOptions {
  database: Database
  /** expires tags in this server's caches; with the snapshot up to which all changes have been read */
  revalidate: (tags: readonly string[], snapshot: Snapshot) => void | Promise<void>
  log: WarningLog
  pollMs?: number
}

/**
 * Expires this server's cached pages when any server or worker changes what they show: by notification within milliseconds, by
 * poll otherwise. What was committed while the connection was lost is read afterwards. Never throws, so that the server starts
 * without a database.
 */
export async function followCacheChanges({ database, revalidate, log, pollMs = POLL_MS }: FollowOptions) {
  let snapshot: Snapshot | null = null
  let running: Promise<void> | null = null
  let again = false

  const readOnce = async () => {
    try {
      const changes = await readCacheChanges(database, snapshot)
      snapshot = changes.snapshot
      if (changes.tags.length > 0) await revalidate(changes.tags, changes.snapshot)
    } catch (error) {
      log.warn({ err: error }, 'Could not read which cached pages changed; trying again')
    }
  }
  const read = async () => {
    do {
      again = false
      await readOnce()
    } while (again)
    running = null
  }
  const schedule = () => {
    again = true
    running ??= read()
    return running
  }

  // Before the first page is cached, so that no change falls in between.
  await schedule()
  const timer = setInterval(schedule, pollMs)
  timer.unref()
  const listener = await listenForNotifications({
    channel: CACHE_CHANNEL,
    onNotification: schedule,
    onConnected: schedule,
    log,
  })
  return {
    stop: async () => {
      clearInterval(timer)
      await listener.stop()
      await running
    },
  }
}
