import { EventEmitter, once } from 'node:events'
import { setTimeout as sleep } from 'node:timers/promises'
import { Logger as QueueLogger, run, type Task, type WorkerEvents } from 'graphile-worker'
import pg from 'pg'
import { type SourceRules, sourceRules } from '../feeds/sources/openSource'
import { deliveryChannels } from '../leads/channels/channels'
import { leadMail } from '../leads/channels/leadMail'
import { createMailer } from '../providers/mail/mailer'
import { addJob, nextRun, periodicJob, type TaskName } from '../server/jobs/addJob'
import { ensureJobTables, ignoreConnectionErrors, JOB_SCHEMA } from '../server/jobs/jobTables'
import { holdWorkerLease, reapJob, unlockAbandoned, type WorkerLease } from '../server/jobs/workerLease'
import type { Logger } from '../server/logger'
import { cronItems } from './crontab'
import { CONCURRENCY, limitJobs } from './jobLimits'
import { cleanUp } from './tasks/cleanUp'
import { deliverLead } from './tasks/deliverLead'
import { publishScheduled } from './tasks/publishScheduled'
import { queueDueFeeds } from './tasks/queueDueFeeds'
import { reapAbandoned } from './tasks/reapAbandoned'
import { runFeed } from './tasks/runFeed'
import { updateHeldCars } from './tasks/updateHeldCars'

/** What the worker needs of the environment. */
export interface WorkerEnvironment {
  CRON_SECRET: string
  DATABASE_URL: string
  FORECOURT_DATA: string
  FORECOURT_PRIVATE_WEBHOOKS: '0' | '1'
  MAIL_FROM?: string
  PORT: number
  SMTP_URL?: string
}

export interface WorkerOptions {
  environment: WorkerEnvironment
  /** the web server, without a slash at the end */
  baseUrl: string
  /** stops the worker: deliveries under way are finished, feed runs are rolled back */
  signal: AbortSignal
  logger: Logger
  /** where feeds may be read from */
  rules?: SourceRules
  /** waits between attempts at a delivery are multiplied by it; 1 unless given */
  pace?: number
  /** milliseconds after which a worker without a lease counts as dead */
  graceMs?: number
  /** milliseconds that the recipient of a delivery has to respond */
  answerWithinMs?: number
}

const POLL_MS = 2000
const RESTART_AFTER_MS = 1000
const GRACE_MS = 5000
const MIN_REAP_MS = 250

/** Milliseconds to record the ends of the last jobs before the lease goes. */
const RECORD_TIMEOUT_MS = 3000

const FIRST_TASKS = ['queueDueFeeds', 'reapAbandoned', 'updateHeldCars'] as const

/** A web server that starts its own worker responds a little later. */
const FIRST_PUBLISH_AFTER_MS = 10_000

/** A connection for every job, and for fetching, completing, listening and reaping. */
const POOL_SIZE = CONCURRENCY + 6

const DEFAULT_FROM = 'no-reply@forecourt.test'

/**
 * Runs jobs until `signal` aborts, whatever happens to Postgres meanwhile. Any number of workers may run, in the web server
 * and in processes of their own; each may be killed at any moment.
 */
export async function runWorker(options: WorkerOptions): Promise<void> {
  const { environment, signal, logger, answerWithinMs } = options
  const pool = new pg.Pool({
    connectionString: environment.DATABASE_URL,
    max: POOL_SIZE,
    application_name: 'forecourt worker',
  })
  ignoreConnectionErrors(pool)
  const mailer = createMailer(environment)
  const channels = deliveryChannels({
    pool,
    sendMail: leadMail(mailer, logger),
    mailFrom: environment.MAIL_FROM ?? DEFAULT_FROM,
    privateAllowed: environment.FORECOURT_PRIVATE_WEBHOOKS === '1' || process.env.NODE_ENV === 'development',
    answerWithinMs,
  })
  const stopped = signal.aborted ? Promise.resolve() : once(signal, 'abort')
  const ending = new Set<Promise<void>>()
  let failing = false
  try {
    while (!signal.aborted) {
      try {
        const session = await startSession({ ...options, pool, channels })
        failing = false
        await Promise.race([stopped, session.ended])
        const end: Promise<void> = session.stop().finally(() => ending.delete(end))
        ending.add(end)
      } catch (error) {
        if (!failing) logger.warn({ err: error }, 'The worker cannot start; it keeps trying')
        failing = true
      }
      await sleep(RESTART_AFTER_MS, undefined, { signal }).catch(() => {})
    }
    await Promise.all(ending)
  } finally {
    mailer.close()
    await pool.end().catch(() => {})
  }
}

interface SessionOptions extends WorkerOptions {
  pool: pg.Pool
  channels: ReturnType<typeof deliveryChannels>
}

interface Session {
  /** resolves as soon as it takes no more jobs */
  ended: Promise<unknown>
  /** resolves once the jobs under way are finished and the lease is released */
  stop: () => Promise<void>
}

/** Starts the runner under a lease of its own. It ends by itself where the outcome of a job could not be recorded. */
async function startSession(options: SessionOptions): Promise<Session> {
  const { environment, pool, signal, logger, graceMs = GRACE_MS } = options
  await ensureJobTables(pool)
  await addFirstJobs(pool)
  const events = new EventEmitter() as WorkerEvents
  const ended = once(events, 'pool:gracefulShutdown')
  const drained = Promise.race([
    once(events, 'pool:gracefulShutdown:complete'),
    once(events, 'pool:gracefulShutdown:error'),
  ])
  let lease: WorkerLease | undefined
  events.once('pool:create', ({ workerPool }) => {
    lease = holdWorkerLease(environment.DATABASE_URL, workerPool.id, logger)
  })
  const flagsAtLimit = limitJobs(events)
  const stopRunner = () => runner.stop().catch(() => {})
  const runner = await run({
    pgPool: pool,
    schema: JOB_SCHEMA,
    concurrency: CONCURRENCY,
    pollInterval: POLL_MS,
    noHandleSignals: true,
    logger: queueLogger(logger),
    events,
    taskList: tasks(options, stopRunner),
    parsedCronItems: cronItems(),
    // No job is taken before other workers can see that this one is alive.
    forbiddenFlags: async () => {
      await lease?.acquired
      return flagsAtLimit()
    },
    // Where the end of a job cannot be recorded, the runner ends too, and the job is freed with its lease.
    preset: { worker: { completeJobBatchDelay: 0, failJobBatchDelay: 0 } },
  })
  const exited = runner.promise.catch((error) => {
    if (!signal.aborted) logger.warn({ err: error }, 'The worker restarts')
  })
  const reaper = setInterval(() => void unlockOthers(options, lease), Math.max(graceMs / 2, MIN_REAP_MS))
  return {
    ended,
    stop: async () => {
      const recorded = stopRunner().then(() => exited)
      // Once a few ends could not be recorded, graphile-worker 0.17 waits for ever to record the rest.
      await Promise.race([recorded, drained.then(() => sleep(RECORD_TIMEOUT_MS, undefined, { ref: false }))])
      clearInterval(reaper)
      await lease?.release()
      // What it could not record is delivered again.
      if (lease) await addJob(pool, reapJob(lease.workerId)).catch(() => {})
    },
  }
}

function tasks({ pool, channels, baseUrl, signal, logger, ...options }: SessionOptions, giveUpLease: () => void) {
  const { environment, rules = sourceRules(), pace = 1, graceMs = GRACE_MS } = options
  const delivering = {
    pool,
    channels,
    port: String(environment.PORT),
    pace,
    now: () => new Date(),
    random: Math.random,
  }
  const server = { baseUrl, cronSecret: environment.CRON_SECRET, signal }
  return {
    cleanUp: cleanUp(pool, server),
    deliverLead: deliverLead(delivering, giveUpLease),
    publishScheduled: publishScheduled(pool, server, logger),
    queueDueFeeds: queueDueFeeds(pool),
    reapAbandoned: reapAbandoned(pool, graceMs, logger),
    runFeed: runFeed({ pool, log: logger, signal }, rules),
    updateHeldCars: updateHeldCars(pool),
  } satisfies Record<TaskName, Task>
}

/** What was due while no worker ran does not wait for the next minute. */
async function addFirstJobs(pool: pg.Pool): Promise<void> {
  for (const task of FIRST_TASKS) await addJob(pool, periodicJob(task))
  await addJob(pool, nextRun('publishScheduled', new Date(Date.now() + FIRST_PUBLISH_AFTER_MS)))
}

async function unlockOthers({ pool, logger, graceMs = GRACE_MS }: SessionOptions, lease: WorkerLease | undefined) {
  // After Postgres was away, every live worker gets its time to take its lease again.
  const since = lease?.heldSince() ?? null
  if (since === null || Date.now() - since < graceMs) return
  try {
    const workers = await unlockAbandoned(pool, graceMs)
    if (workers > 0) logger.info({ workers }, 'The jobs of workers that have ended were unlocked')
  } catch (error) {
    logger.debug({ err: error }, 'Workers that have ended could not be looked for')
  }
}

/** graphile-worker logs every job; only what went wrong is worth a line. */
function queueLogger(logger: Logger) {
  return new QueueLogger(() => (level, message) => {
    if (level === 'error') logger.error({ part: 'jobs' }, message)
    else if (level === 'warning') logger.warn({ part: 'jobs' }, message)
    else logger.debug({ part: 'jobs' }, message)
  })
}
