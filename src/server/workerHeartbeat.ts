import type { Payload } from 'payload'
import * as z from 'zod'

const KEY = 'worker-heartbeat'
const heartbeat = z.object({ ranAt: z.iso.datetime() })

/** Notes that the worker has run. */
export async function recordWorkerRun(payload: Payload, now: Date): Promise<void> {
  await payload.kv.set(KEY, { ranAt: now.toISOString() } satisfies z.output<typeof heartbeat>)
}

/** When the worker last ran, or null where it never has. */
export async function getWorkerLastRun(payload: Payload): Promise<Date | null> {
  const parsed = heartbeat.safeParse(await payload.kv.get(KEY))
  return parsed.success ? new Date(parsed.data.ranAt) : null
}
