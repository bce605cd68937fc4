import { setTimeout as sleep } from 'node:timers/promises'
import { Logger as QueueLogger, type Runner, run, runMigrations } from 'graphile-worker'
import pg from 'pg'
import type { DeliveryChannel } from '../domain/leads/delivery'
import type { Logger } from '../server/logger'
import { type Channel, type Delivering, deliver } from './deliver'
import { DELIVERY_TASKS } from './deliveryJobs'
import { handlePoolErrors, JOB_SCHEMA } from './jobTables'
import { holdPresence, type Presence } from './presence'
import { reapAbandoned, requeueOverdue } from './takeBack'

/** Deliveries under way at once, of mail and of HTTP each. */
const CONCURRENCY = 5

const POLL_MS = 2000
const RESTART_AFTER_MS = 1000

export interface DeliveryWorkerOptions {
  databaseUrl: string
  channels: Record<DeliveryChannel, Channel>
  /** port of names under localhost, as links in emails need it */
  port: string | undefined
  signal: AbortSignal
  logger: Logger
  /** waits between attempts are multiplied by it; 1 unless given */
  pace?: number
  /** how long after its worker has gone a delivery is taken back, in milliseconds */
  graceMs?: number
}

/**
 * Delivers leads until `signal` aborts, whatever becomes of Postgres meanwhile. Any number of these may run, in any number
 * of processes; each may be killed at any moment.
 */
export async function runDeliveries(options: DeliveryWorkerOptions): Promise<void> {
  const { databaseUrl, channels, port, signal, logger, pace = 1, graceMs = 5000 } = options
  const pool = new pg.Pool({ connectionString: databaseUrl, max: 2 * CONCURRENCY + 4 })
  handlePoolErrors(pool)
  const presence = holdPresence(databaseUrl, logger)
  const delivering: Delivering = {
    ...{ pool, channels, port, pace },
    sender: presence.number,
    now: () => new Date(),
    random: Math.random,
  }
  try {
    await Promise.all([
      keepRunning(delivering, presence, signal, logger),
      keepTidy({ pool, presence, signal, logger, graceMs }),
    ])
  } finally {
    await presence.end()
    await pool.end().catch(() => {})
  }
}

/** Runs the two queues; where one ends by itself, such as when Postgres is away for long, both are started anew. */
async function keepRunning(delivering: Delivering, presence: Presence, signal: AbortSignal, logger: Logger) {
  while (!signal.aborted) {
    let runners: Runner[] = []
    const stop = () => Promise.allSettled(runners.map((runner) => runner.stop()))
    try {
      // Nothing is taken on before others can see that its worker lives.
      while (presence.heldSince() === null && !signal.aborted) await sleep(50)
      if (signal.aborted) return
      await runMigrations({ pgPool: delivering.pool, schema: JOB_SCHEMA })
      runners = await Promise.all(Object.values(DELIVERY_TASKS).map((task) => startQueue(task, delivering, logger)))
      const stopped = new Promise<void>((settle) => signal.addEventListener('abort', () => settle(), { once: true }))
      await Promise.race([stopped, ...runners.map((runner) => runner.promise)])
    } catch (error) {
      if (!signal.aborted) logger.warn({ err: error }, 'Deliveries stand still; they are started again')
    }
    await stop()
    await sleep(RESTART_AFTER_MS, undefined, { signal }).catch(() => {})
  }
}

function startQueue(task: string, delivering: Delivering, logger: Logger): Promise<Runner> {
  return run({
    pgPool: delivering.pool,
    schema: JOB_SCHEMA,
    concurrency: CONCURRENCY,
    pollInterval: POLL_MS,
    noHandleSignals: true,
    logger: quietLogger(logger),
    parsedCronItems: [],
    taskList: {
      [task]: async (payload) => deliver(delivering, Number((payload as { deliveryId?: unknown }).deliveryId)),
    },
  })
}

/** The library tells of every job; only what went wrong is worth a line. */
function quietLogger(logger: Logger) {
  return new QueueLogger(() => (level, message) => {
    if (level === 'error') logger.error({ part: 'deliveries' }, message)
    else if (level === 'warning') logger.warn({ part: 'deliveries' }, message)
    else logger.debug({ part: 'deliveries' }, message)
  })
}

interface Tidying extends Pick<Required<DeliveryWorkerOptions>, 'signal' | 'logger' | 'graceMs'> {
  pool: pg.Pool
  presence: Presence
}

/** Looks after deliveries that a dead worker left and after those whose job was lost. */
async function keepTidy({ pool, presence, signal, logger, graceMs }: Tidying) {
  while (!signal.aborted) {
    await sleep(Math.max(graceMs / 2, 250), undefined, { signal }).catch(() => {})
    // After Postgres was away, every live worker gets its time to say so before its work is taken from it.
    const held = presence.heldSince()
    if (signal.aborted || held === null || Date.now() - held < graceMs) continue
    try {
      const taken = await reapAbandoned(pool, graceMs, new Date())
      const reminded = await requeueOverdue(pool, graceMs, new Date())
      if (taken + reminded > 0) logger.info({ taken, reminded }, 'Deliveries that nobody was at go out again')
    } catch (error) {
      logger.debug({ err: error }, 'Deliveries could not be looked after')
    }
  }
}
