import type { Payload } from 'payload'
import { missingMigrations, pingDatabase } from './migrationState'
import { getWorkerLastRun } from './workerHeartbeat'

export type Health =
  | { status: 'ok'; checks: Record<string, 'ok'>; worker: { lastRanAt: string | null }; uptimeSeconds: number }
  | { status: 'unavailable'; reason: string; checks: Record<string, 'ok' | 'failed'> }

/** One thing that must work before the server may be sent shoppers; throws what stands in the way, fit for strangers' eyes. */
export interface HealthCheck {
  name: string
  passes: () => Promise<unknown>
}

const ANSWER_WITHIN_MS = 5000

/** Runs the checks in order until one fails. Never throws: a server that cannot say why it is not ready is no help. */
export async function runHealthChecks(
  checks: readonly HealthCheck[],
  lastRan: () => Promise<Date | null>,
): Promise<Health> {
  const passed: Record<string, 'ok'> = {}
  for (const { name, passes } of checks) {
    try {
      await within(ANSWER_WITHIN_MS, name, passes())
      passed[name] = 'ok'
    } catch (error) {
      const reason = error instanceof NotReady ? error.message : `${name} failed`
      return { status: 'unavailable', reason, checks: { ...passed, [name]: 'failed' } }
    }
  }
  const ranAt = await within(ANSWER_WITHIN_MS, 'worker', lastRan()).catch(() => null)
  return {
    status: 'ok',
    checks: passed,
    worker: { lastRanAt: ranAt?.toISOString() ?? null },
    uptimeSeconds: Math.round(process.uptime()),
  }
}

/** A reason that may be told to anyone: other errors can carry addresses or account names. */
export class NotReady extends Error {}

/** That the database answers, its migrations are applied and the stock index loads. */
export function readinessChecks(client: () => Promise<Payload>, loadStockIndex: () => Promise<unknown>): HealthCheck[] {
  return [
    {
      name: 'database',
      passes: async () => {
        try {
          await pingDatabase(await client())
        } catch {
          throw new NotReady('The database does not answer')
        }
      },
    },
    {
      name: 'migrations',
      passes: async () => {
        const missing = await missingMigrations(await client())
        if (missing.length > 0) throw new NotReady(`Migrations are missing: ${missing.join(', ')}`)
      },
    },
    {
      name: 'stockIndex',
      passes: () =>
        loadStockIndex().catch(() => {
          throw new NotReady('The stock index cannot be loaded')
        }),
    },
  ]
}

/** When the worker last ran, as kept in the database. */
export const lastWorkerRun = (client: () => Promise<Payload>) => async () => getWorkerLastRun(await client())

async function within<Answer>(milliseconds: number, name: string, work: Promise<Answer>): Promise<Answer> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<never>((_, fail) => {
    timer = setTimeout(
      () => fail(new NotReady(`${name} takes longer than ${milliseconds / 1000} seconds`)),
      milliseconds,
    )
  })
  try {
    return await Promise.race([work, late])
  } finally {
    clearTimeout(timer)
  }
}
