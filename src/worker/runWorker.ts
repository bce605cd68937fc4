import { EventEmitter, once } from 'node:events'
import { setTimeout as sleep } from 'node:timers/promises'
import { type ParsedCronItem, Logger as QueueLogger, run, type WorkerEvents } from 'graphile-worker'
import pg from 'pg'
import { readSourceRules, type SourceRules } from '../feeds/sources/openSource'
import { deliveryChannels } from '../leads/channels/channels'
import { leadMail, type SendMail } from '../leads/channels/leadMail'
import { googleAdsSettings } from '../providers/googleAds/googleAdsSettings'
import { getMailFolder } from '../providers/mail/mailCopies'
import { createMailer } from '../providers/mail/mailer'
import { createSms } from '../providers/sms/createSms'
import { toDatabase } from '../server/database/database'
import { getDirectUrl } from '../server/database/directUrl'
import { poolOptions } from '../server/database/poolOptions'
import { addJob, nextRunJob, periodicJob } from '../server/jobs/addJob'
import { ensureJobTables, ignoreConnectionErrors, JOB_SCHEMA } from '../server/jobs/jobTables'
import { acquireWorkerLease, reapJob, unlockAbandoned, type WorkerLease } from '../server/jobs/workerLease'
import type { Logger } from '../server/logger'
import { pools } from '../server/telemetry/pools'
import { cronItems } from './crontab'
import { CONCURRENCY, limitJobs } from './jobLimits'
import { measureTasks } from './measureTasks'
import { applyRetentionTask } from './tasks/applyRetention'
import { checkLinksTask } from './tasks/checkLinks'
import { cleanUpTask } from './tasks/cleanUp'
import { deleteMailCopiesTask } from './tasks/deleteMailCopies'
import { deliverLeadTask } from './tasks/deliverLead'
import { endOverridesTask } from './tasks/endOverrides'
import { findAlertsTask } from './tasks/findAlerts'
import { publishReleasesTask } from './tasks/publishReleases'
import { publishScheduledTask } from './tasks/publishScheduled'
import { purgeCdnTask } from './tasks/purgeCdn'
import { queueDueFeedsTask } from './tasks/queueDueFeeds'
import { reapAbandonedTask } from './tasks/reapAbandoned'
import { rollUpReportsTask } from './tasks/rollUpReports'
import { runFeedTask } from './tasks/runFeed'
import { sendAccountEmailTask } from './tasks/sendAccountEmail'
import { sendAlertMailTask } from './tasks/sendAlertMail'
import { sendShopperMessageTask } from './tasks/sendShopperMessage'
import { sendStaffNoticeTask } from './tasks/sendStaffNotice'
import { sendWeeklyReportTask } from './tasks/sendWeeklyReport'
import { sendWeeklyReportsTask } from './tasks/sendWeeklyReports'
import { updateHeldCarsTask } from './tasks/updateHeldCars'

/** The environment variables that the worker uses. */
export interface WorkerEnvironment {
  CRON_SECRET: string
  DATABASE_URL: string
  DATABASE_DIRECT_URL?: string
  FORECOURT_DATA: string
  FORECOURT_PRIVATE_WEBHOOKS: '0' | '1'
  GOOGLE_ADS_CLIENT_ID?: string
  GOOGLE_ADS_CLIENT_SECRET?: string
  GOOGLE_ADS_DEVELOPER_TOKEN?: string
  GOOGLE_ADS_LOGIN_CUSTOMER_ID?: string
  GOOGLE_ADS_REFRESH_TOKEN?: string
  GOOGLE_ADS_URL?: string
  MAIL_FROM?: string
  MAIL_FROM_NAME?: string
  META_CONVERSIONS_URL?: string
  PAYLOAD_SECRET: string
  PORT: number
  SMS_URL?: string
  SMS_KEY?: string
  SMTP_URL?: string
}

export interface WorkerOptions {
  environment: WorkerEnvironment
  /** the web server, without a slash at the end */
  baseUrl: string
  /** stops the worker: current deliveries finish, feed runs are rolled back */
  signal: AbortSignal
  logger: Logger
  /** allowed feed sources; from the environment by default */
  rules?: SourceRules
  /** multiplies the delay between delivery attempts; 1 by default */
  backoffMultiplier?: number
  /** milliseconds after which a worker without a lease counts as dead */
  graceMs?: number
  /** milliseconds to wait for a recipient's response */
  deliveryTimeoutMs?: number
  /** when periodic tasks run; those of `crontab.ts` by default */
  crontab?: ParsedCronItem[]
}

const POLL_MS = 2000
const RESTART_AFTER_MS = 1000
const GRACE_MS = 5000
const MIN_REAP_MS = 250

/** Milliseconds to record the outcome of the last jobs before the lease is released. */
const RECORD_TIMEOUT_MS = 3000

const FIRST_TASKS = ['queueDueFeeds', 'reapAbandoned', 'rollUpReports', 'updateHeldCars'] as const

/** Time for the web server to start when it starts the worker itself. */
const FIRST_PUBLISH_AFTER_MS = 10_000

const DEFAULT_FROM = 'no-reply@forecourt.test'
const DEFAULT_FROM_NAME = 'Forecourt'

/** Meta's Graph API. */
const META_URL = 'https://graph.facebook.com/v23.0'

/**
 * Runs jobs until `signal` aborts, and reconnects after Postgres was down. Any number of workers may run, in web servers and
 * in separate processes; each may be killed at any moment.
 */
export async function runWorker(options: WorkerOptions): Promise<void> {
  const { environment, signal, logger, deliveryTimeoutMs } = options
  const pool = new pg.Pool({ ...poolOptions('worker'), connectionString: getDirectUrl(environment) })
  ignoreConnectionErrors(pool)
  pools.set('worker', pool)
  const mailer = createMailer(environment)
  const sendMail = leadMail(mailer, logger)
  const channels = deliveryChannels({
    pool,
    sendMail,
    mailFrom: environment.MAIL_FROM ?? DEFAULT_FROM,
    allowPrivate: environment.FORECOURT_PRIVATE_WEBHOOKS === '1' || process.env.NODE_ENV === 'development',
    tokenSecret: environment.PAYLOAD_SECRET,
    conversions: {
      metaUrl: (environment.META_CONVERSIONS_URL ?? META_URL).replace(/\/$/, ''),
      googleAds: googleAdsSettings(environment),
    },
    timeoutMs: deliveryTimeoutMs,
  })
  const stopped = signal.aborted ? Promise.resolve() : once(signal, 'abort')
  const stopping = new Set<Promise<void>>()
  let failing = false
  try {
    while (!signal.aborted) {
      try {
        const session = await startSession({ ...options, pool, channels, sendMail })
        failing = false
        await Promise.race([stopped, session.ended])
        const stop: Promise<void> = session.stop().finally(() => stopping.delete(stop))
        stopping.add(stop)
      } catch (error) {
        if (!failing) logger.warn({ err: error }, 'The worker cannot start; retrying')
        failing = true
      }
      await sleep(RESTART_AFTER_MS, undefined, { signal }).catch(() => {})
    }
    await Promise.all(stopping)
  } finally {
    mailer.close()
    await pool.end().catch(() => {})
  }
}

interface SessionOptions extends WorkerOptions {
  pool: pg.Pool
  channels: ReturnType<typeof deliveryChannels>
  sendMail: SendMail
}

interface Session {
  /** resolves when it stops taking jobs */
  ended: Promise<unknown>
  /** resolves once the current jobs are finished and the lease is released */
  stop: () => Promise<void>
}

/** Starts the runner under its own lease. It stops if the outcome of a job cannot be recorded. */
async function startSession(options: SessionOptions): Promise<Session> {
  const { environment, pool, signal, logger, graceMs = GRACE_MS, crontab = cronItems() } = options
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
    lease = acquireWorkerLease(getDirectUrl(environment), workerPool.id, logger)
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
    parsedCronItems: crontab,
    // Jobs start only when other workers can see this one's lease.
    forbiddenFlags: async () => {
      await lease?.acquired
      return flagsAtLimit()
    },
    // If a job's outcome cannot be recorded, the runner stops too, and the job is unlocked with its lease.
    preset: { worker: { completeJobBatchDelay: 0, failJobBatchDelay: 0 } },
  })
  const exited = runner.promise.catch((error) => {
    if (!signal.aborted) logger.warn({ err: error }, 'The worker is restarting')
  })
  const reaper = setInterval(() => void unlockOthers(options, lease), Math.max(graceMs / 2, MIN_REAP_MS))
  return {
    ended,
    stop: async () => {
      const recorded = stopRunner().then(() => exited)
      // graphile-worker 0.17 can wait forever here after it failed to record a few outcomes.
      await Promise.race([recorded, drained.then(() => sleep(RECORD_TIMEOUT_MS, undefined, { ref: false }))])
      clearInterval(reaper)
      await lease?.release()
      // Deliveries without a recorded outcome are made again.
      if (lease) await addJob(toDatabase(pool), reapJob(lease.workerId)).catch(() => {})
    },
  }
}

function tasks(
  { pool, channels, sendMail, baseUrl, signal, logger, ...options }: SessionOptions,
  releaseLease: () => void,
) {
  const { environment, rules = readSourceRules(), backoffMultiplier = 1, graceMs = GRACE_MS } = options
  const deliveryContext = {
    pool,
    channels,
    port: String(environment.PORT),
    backoffMultiplier,
    now: () => new Date(),
    random: Math.random,
  }
  const server = { baseUrl, cronSecret: environment.CRON_SECRET, signal }
  const mailFolder = getMailFolder(environment.FORECOURT_DATA)
  const staffSender = {
    name: environment.MAIL_FROM_NAME ?? DEFAULT_FROM_NAME,
    address: environment.MAIL_FROM ?? DEFAULT_FROM,
  }
  return measureTasks({
    applyRetention: applyRetentionTask({ pool, mailFolder, signal, logger }),
    cleanUp: cleanUpTask(pool, server, environment.FORECOURT_DATA),
    deleteMailCopies: deleteMailCopiesTask(mailFolder),
    deliverLead: deliverLeadTask(deliveryContext, releaseLease),
    checkLinks: checkLinksTask(server),
    findAlerts: findAlertsTask(server, logger),
    publishReleases: publishReleasesTask(server, logger),
    publishScheduled: publishScheduledTask(pool, server, logger),
    purgeCdn: purgeCdnTask(pool),
    queueDueFeeds: queueDueFeedsTask(pool),
    reapAbandoned: reapAbandonedTask(pool, graceMs, logger),
    rollUpReports: rollUpReportsTask({ pool, signal, logger }),
    sendWeeklyReport: sendWeeklyReportTask(server, sendMail, staffSender),
    sendWeeklyReports: sendWeeklyReportsTask(server),
    runFeed: runFeedTask({ pool, log: logger, signal }, rules),
    sendAccountEmail: sendAccountEmailTask(sendMail, staffSender),
    sendStaffNotice: sendStaffNoticeTask(sendMail, staffSender),
    sendAlertMail: sendAlertMailTask({
      ...{ pool, sendMail, logger, secret: environment.PAYLOAD_SECRET, mailFrom: staffSender.address },
    }),
    sendShopperMessage: sendShopperMessageTask({
      sendMail,
      sms: createSms({ url: environment.SMS_URL, key: environment.SMS_KEY, dataFolder: environment.FORECOURT_DATA }),
      mailFrom: staffSender.address,
      secret: environment.PAYLOAD_SECRET,
    }),
    endOverrides: endOverridesTask(pool),
    updateHeldCars: updateHeldCarsTask(pool),
  })
}

/** Runs what became due while no worker ran, without waiting for the next minute. */
async function addFirstJobs(pool: pg.Pool): Promise<void> {
  for (const task of FIRST_TASKS) await addJob(toDatabase(pool), periodicJob(task))
  await addJob(toDatabase(pool), nextRunJob('publishScheduled', new Date(Date.now() + FIRST_PUBLISH_AFTER_MS)))
}

async function unlockOthers({ pool, logger, graceMs = GRACE_MS }: SessionOptions, lease: WorkerLease | undefined) {
  // After Postgres was down, live workers get time to renew their leases.
  const since = lease?.acquiredAt() ?? null
  if (since === null || Date.now() - since < graceMs) return
  try {
    const workers = await unlockAbandoned(pool, graceMs)
    if (workers > 0) logger.info({ workers }, 'Unlocked the jobs of dead workers')
  } catch (error) {
    logger.debug({ err: error }, 'Could not look for dead workers')
  }
}

/** graphile-worker logs every job; only problems are logged above debug. */
function queueLogger(logger: Logger) {
  return new QueueLogger(() => (level, message) => {
    if (level === 'error') logger.error({ part: 'jobs' }, message)
    else if (level === 'warning') logger.warn({ part: 'jobs' }, message)
    else logger.debug({ part: 'jobs' }, message)
  })
}
