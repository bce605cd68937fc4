import type { Payload } from 'payload'
import { type EventLoopDelay, getEventLoopDelay } from './eventLoopDelay'
import { listMissingMigrations, pingDatabase } from './migrationState'
import { getWorkerLastRun } from './workerHeartbeat'

export type Health =
  | {
      /** degraded: ready for traffic, with problems that somebody should look at */
      status: 'ok' | 'degraded'
      problems: string[]
      /** what somebody should change, and what no other server would do better: the status stays `ok` */
      warnings: string[]
      checks: Record<string, 'ok'>
      worker: { lastRanAt: string | null }
      eventLoop: EventLoopDelay
      uptimeSeconds: number
    }
  | { status: 'unavailable'; reason: string; checks: Record<string, 'ok' | 'failed'>; eventLoop: EventLoopDelay }

/** A readiness check; throws `NotReadyError` with a public reason if it fails. */
export interface HealthCheck {
  name: string
  run: () => Promise<unknown>
}

const TIMEOUT_MS = 5000

// Next may load this module more than once in a process.
const shared = globalThis as { forecourtBuildFilesShared?: boolean }

/**
 * Runs the checks in order until one fails. Never throws.
 * @param listProblems of a server that is ready nevertheless
 * @param listWarnings about its settings
 */
export async function runHealthChecks(
  checks: readonly HealthCheck[],
  getLastRun: () => Promise<Date | null>,
  listProblems: () => string[] | Promise<string[]> = () => [],
  listWarnings: () => string[] = () => [],
): Promise<Health> {
  const passed: Record<string, 'ok'> = {}
  for (const { name, run } of checks) {
    try {
      await withTimeout(TIMEOUT_MS, name, run())
      passed[name] = 'ok'
    } catch (error) {
      const reason = error instanceof NotReadyError ? error.message : `${name} failed`
      return { status: 'unavailable', reason, checks: { ...passed, [name]: 'failed' }, eventLoop: getEventLoopDelay() }
    }
  }
  const lastRanAt = await withTimeout(TIMEOUT_MS, 'worker', getLastRun()).catch(() => null)
  const problems = await withTimeout(TIMEOUT_MS, 'The list of problems', Promise.resolve(listProblems())).catch(
    (error: Error) => [error.message],
  )
  return {
    status: problems.length > 0 ? 'degraded' : 'ok',
    problems,
    warnings: listWarnings(),
    checks: passed,
    worker: { lastRanAt: lastRanAt?.toISOString() ?? null },
    eventLoop: getEventLoopDelay(),
    uptimeSeconds: Math.round(process.uptime()),
  }
}

/** An error whose message is public; other errors may contain addresses or account names. */
export class NotReadyError extends Error {}

/** Fails while the event loop has been delayed by more than `maxMs` for 30 seconds: other servers should get the requests. */
export const eventLoopCheck = (maxMs: number, read: () => EventLoopDelay = getEventLoopDelay): HealthCheck => ({
  name: 'eventLoop',
  run: async () => {
    const { sustainedMs } = read()
    if (sustainedMs > maxMs)
      throw new NotReadyError(
        `The server is overloaded: its event loop has been delayed by ${sustainedMs} ms for 30 seconds`,
      )
  },
})

/** Checks that the database is available, its migrations are applied and the stock index loads. */
export function readinessChecks(client: () => Promise<Payload>, loadStockIndex: () => Promise<unknown>): HealthCheck[] {
  return [
    {
      name: 'database',
      run: async () => {
        try {
          await pingDatabase(await client())
        } catch {
          throw new NotReadyError('The database is unavailable')
        }
      },
    },
    {
      name: 'migrations',
      run: async () => {
        const missing = await listMissingMigrations(await client())
        if (missing.length > 0) throw new NotReadyError(`Migrations are missing: ${missing.join(', ')}`)
      },
    },
    {
      name: 'stockIndex',
      run: () =>
        loadStockIndex().catch(() => {
          throw new NotReadyError('The stock index cannot be loaded')
        }),
    },
  ]
}

/**
 * Gives other servers the files of this server's build, once: before it gets traffic, since pages that it renders may ask the others
 * for them.
 */
export const buildFilesCheck = (share: () => Promise<unknown>): HealthCheck => ({
  name: 'buildFiles',
  run: async () => {
    if (shared.forecourtBuildFilesShared) return
    try {
      await share()
      shared.forecourtBuildFilesShared = true
    } catch {
      throw new NotReadyError('The files of this build cannot be written to the database')
    }
  },
})

/** Fails once this server has been told to stop: the proxy sends new requests to others while it completes its own. */
export const stoppingCheck = (isStopping: () => boolean): HealthCheck => ({
  name: 'stopping',
  run: async () => {
    if (isStopping()) throw new NotReadyError('The server is stopping')
  },
})

/** When the worker last ran, from the database. */
export const workerLastRun = (client: () => Promise<Payload>) => async () => getWorkerLastRun(await client())

async function withTimeout<Answer>(milliseconds: number, name: string, work: Promise<Answer>): Promise<Answer> {
  let timer: NodeJS.Timeout | undefined
  const timeout = new Promise<never>((_, fail) => {
    timer = setTimeout(
      () => fail(new NotReadyError(`${name} takes longer than ${milliseconds / 1000} seconds`)),
      milliseconds,
    )
  })
  try {
    return await Promise.race([work, timeout])
  } finally {
    clearTimeout(timer)
  }
}
