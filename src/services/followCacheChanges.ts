import { randomUUID } from 'node:crypto'
import { CACHE_CHANNEL, readCacheChanges, type Snapshot, sendTestNotification } from '../server/database/cacheChanges'
import type { Database } from '../server/database/database'
import { listenForNotifications } from '../server/database/listenForNotifications'
import { recordFollowState } from '../server/followState'
import type { WarningLog } from '../server/logger'

/** For a notification that was lost, such as behind a pooler that passes none on. */
const POLL_MS = 10_000

/** How often this server tests that it hears notifications, and how long it waits for one. */
const TEST_MS = 30_000
const TEST_TIMEOUT_MS = 5_000

/** Begins the payload of a test; the rest names the server. */
const TEST_PREFIX = 'test:'

interface FollowOptions {
  database: Database
  /** expires tags in this server's caches; with the snapshot up to which all changes have been read */
  revalidate: (tags: readonly string[], snapshot: Snapshot) => void | Promise<void>
  log: WarningLog
  pollMs?: number
  testMs?: number
  testTimeoutMs?: number
}

/**
 * Expires this server's cached pages when any server or worker changes what they show: by notification within milliseconds, by
 * poll otherwise. What was committed while the connection was lost is read afterwards. Tests that it hears notifications, for health.
 * Never throws, so that the server starts without a database.
 */
export async function followCacheChanges({ database, revalidate, log, ...options }: FollowOptions) {
  const { pollMs = POLL_MS, testMs = TEST_MS, testTimeoutMs = TEST_TIMEOUT_MS } = options
  let snapshot: Snapshot | null = null
  let running: Promise<void> | null = null
  let again = false

  const readOnce = async () => {
    try {
      const changes = await readCacheChanges(database, snapshot)
      snapshot = changes.snapshot
      if (changes.tags.length > 0) await revalidate(changes.tags, changes.snapshot)
      recordFollowState({ readAt: performance.now(), pollMs })
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

  const test = listeningTest(database, testTimeoutMs, log)
  // Before the first page is cached, so that no change falls in between.
  await schedule()
  const timer = setInterval(schedule, pollMs)
  timer.unref()
  const listener = await listenForNotifications({
    channel: CACHE_CHANNEL,
    onNotification: (payload) => {
      if (payload?.startsWith(TEST_PREFIX)) test.onHeard(payload)
      else void schedule()
    },
    onConnected: () => {
      void schedule()
      test.onConnected()
    },
    onLost: test.onLost,
    log,
  })
  const testTimer = setInterval(test.run, testMs)
  testTimer.unref()
  return {
    stop: async () => {
      clearInterval(timer)
      clearInterval(testTimer)
      await listener.stop()
      await running
    },
  }
}

/**
 * A test whether this server's listener hears a notification that another connection sends, as those of changes are: behind a pooler
 * in transaction mode `listen` succeeds and nothing is ever heard.
 */
function listeningTest(database: Database, timeoutMs: number, log: WarningLog) {
  const payload = `${TEST_PREFIX}${randomUUID()}`
  let onHeard: (() => void) | null = null
  let isConnected = false
  let wasDeaf = false
  let running: Promise<void> | null = null
  const test = async () => {
    if (!isConnected) return
    const heard = new Promise<boolean>((resolve) => {
      onHeard = () => resolve(true)
      setTimeout(resolve, timeoutMs, false).unref()
    })
    try {
      await sendTestNotification(database, payload)
    } catch {
      // A database that is away says nothing about the listener, and health reports it.
      return
    }
    const isDeaf = !(await heard)
    if (!isConnected) return
    recordFollowState({ listener: isDeaf ? 'deaf' : 'hears' })
    if (isDeaf && !wasDeaf)
      log.warn(
        {},
        'No notifications of Postgres arrive: changes are read by poll. Set DATABASE_DIRECT_URL past the pooler',
      )
    wasDeaf = isDeaf
  }
  // One at a time: a second one would take the answer to the first.
  const run = () => {
    running ??= test().finally(() => {
      running = null
    })
    return running
  }
  return {
    run,
    onConnected: () => {
      isConnected = true
      void run()
    },
    onLost: () => {
      isConnected = false
      recordFollowState({ listener: 'disconnected' })
    },
    onHeard: (heardPayload: string) => {
      if (heardPayload === payload) onHeard?.()
    },
  }
}
