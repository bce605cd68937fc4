import { resolve } from 'node:path'
import { findBuildFile } from '../server/database/buildFiles'
import { toDatabase } from '../server/database/database'
import { warnWithoutTimeLimits } from '../server/database/poolOptions'
import { type Environment, EnvironmentError, readEnvironment } from '../server/environment'
import { reportUncaughtErrors } from '../server/errorReports/reportError'
import { watchEventLoop } from '../server/eventLoopDelay'
import { logger } from '../server/logger'
import { watchLoopHolds } from '../server/loopWatchdog'
import { trackPeerAddresses } from '../server/peerAddress'
import { revalidateTags } from '../server/revalidateTags'
import { registerBuildFiles } from '../server/sendBuildFile.mjs'
import { getSharedCache } from '../server/sharedCache/sharedCache.mjs'
import { isMeasuring } from '../server/telemetry/telemetry.mjs'
import { trackRequests } from '../server/trackRequests'
import { startStockFreshness } from '../stockIndex/freshness'
import { stockCache } from '../stockIndex/stockCache'
import { runWorker } from '../worker/runWorker'
import { clearPageCache } from './clearPageCache'
import { followCacheChanges } from './followCacheChanges'
import { revalidateLater } from './revalidateLater'
import { sendToAlgolia } from './sendToAlgolia'
import { startSharedCache } from './startSharedCache'

const WATCHDOG_DELAY_MS = 5000

// Next may load this module more than once in a process, so the state is global.
const shared = globalThis as { forecourtServices?: AbortController }

/** Starts the services of a web server: the listeners for cached pages and stock, and the worker unless it runs separately. */
export async function startServices(): Promise<void> {
  if (shared.forecourtServices) return
  const environment = environmentOrExit()
  shared.forecourtServices = new AbortController()
  const { signal } = shared.forecourtServices

  const development = process.env.NODE_ENV === 'development'
  await clearPageCache(resolve(environment.NEXT_DIST_DIR, development ? 'dev' : ''))
  reportUncaughtErrors('server')
  registerBuildFiles((path) => findBuildFile(toDatabase(stockCache().pool), path))
  trackPeerAddresses()
  trackRequests()
  watchEventLoop()
  // Loading the server's own code holds the loop too, before anybody asks for anything.
  setTimeout(() => watchLoopHolds({ thresholdMs: environment.EVENT_LOOP_HOLD_MS }), WATCHDOG_DELAY_MS).unref()
  if (!development) await startSharedCache({ environment, database: toDatabase(stockCache().pool), log: logger })
  await followCacheChanges({
    database: toDatabase(stockCache().pool),
    log: logger,
    revalidate: async (tags, snapshot) => {
      await revalidateTags(tags, logger)
      // After this server's own, so that nothing it rendered meanwhile stays.
      await getSharedCache()?.expire(tags, snapshot)
      revalidateLater(tags)
    },
  })
  await startStockFreshness({ log: logger })
  void warnWithoutTimeLimits(stockCache().pool, logger)
  if (isMeasuring()) {
    const { observeJobs, observeStockIndex } = await import('./observeServices')
    observeStockIndex()
    observeJobs(stockCache().pool)
  }
  if (environment.FORECOURT_WORKER === 'separate') return
  const baseUrl = `http://127.0.0.1:${environment.PORT}`
  runWorker({ environment, baseUrl, signal, logger }).catch((error) =>
    logger.error({ err: error }, 'The worker has stopped'),
  )
  sendToAlgolia({ baseUrl, cronSecret: environment.CRON_SECRET, signal, logger }).catch((error) =>
    logger.error({ err: error }, 'Stock is no longer sent to Algolia'),
  )
}

function environmentOrExit(): Environment {
  try {
    return readEnvironment()
  } catch (error) {
    if (!(error instanceof EnvironmentError)) throw error
    console.error(error.message)
    process.exit(1)
  }
}
