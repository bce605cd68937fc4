import { setTimeout as sleep } from 'node:timers/promises'
import { requestServer } from '../providers/httpClient/requestServer'
import type { Logger } from '../server/logger'

export interface WorkerOptions {
  /** The web server, without a slash at the end. */
  baseUrl: string
  cronSecret: string
  /** Ends the worker. */
  signal: AbortSignal
  logger: Logger
  everyMs?: number
}

const EVERY_MS = 10_000
const UPKEEP_EVERY_MS = 3_600_000
const TIMEOUT_MS = 60_000
const JOBS_A_RUN = 50

/**
 * Asks the web server to run the jobs that are due (scheduled publishing), every ten seconds, and to clear up once an hour,
 * until `signal` aborts. They run inside a request of the web server because only there can a page's cache be dropped. An unreachable server or a
 * failed run is logged when it begins and when it is over, not at each attempt.
 */
export async function runWorker({
  baseUrl,
  cronSecret,
  signal,
  logger,
  everyMs = EVERY_MS,
}: WorkerOptions): Promise<void> {
  const call = (method: 'GET' | 'POST', path: string) =>
    requestServer(path, { ...{ method, baseUrl, cronSecret, signal }, timeoutMs: TIMEOUT_MS })
  let upkeepDue = 0
  const runDueJobs = async () => {
    const answer = await call('GET', `/api/payload-jobs/run?allQueues=true&limit=${JOBS_A_RUN}`)
    if (!answer.ok) throw new Error(`The job endpoint answered ${answer.status}`)
    await answer.body?.cancel()
    const noted = await call('POST', '/api/health/worker')
    if (!noted.ok) throw new Error(`The heartbeat endpoint answered ${noted.status}`)
    if (Date.now() < upkeepDue) return
    const cleared = await call('POST', '/api/upkeep')
    if (!cleared.ok) throw new Error(`The upkeep endpoint answered ${cleared.status}`)
    upkeepDue = Date.now() + UPKEEP_EVERY_MS
  }

  let failing = false
  while (!signal.aborted) {
    // The wait comes first: a web server that runs its own worker does not answer before it is up.
    await sleep(everyMs, undefined, { signal }).catch(() => {})
    if (signal.aborted) return
    try {
      await runDueJobs()
      if (failing) logger.info('The worker reaches the web server again')
      failing = false
    } catch (error) {
      if (!failing && !signal.aborted)
        logger.warn({ err: error, baseUrl }, 'The worker cannot run jobs; it keeps trying')
      failing = true
    }
  }
}
