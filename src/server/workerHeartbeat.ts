import type { Payload } from 'payload'
import * as z from 'zod'

const KEY = 'worker-heartbeat'
const heartbeat = z.object({ ranAt: z.iso.datetime() })

/** Records a run of the worker. */
export async function recordWorkerRun(payload: Payload, now: Date): Promise<void> {
  await payload.kv.set(KEY, { ranAt: now.toISOString() } satisfies z.output<typeof heartbeat>)
}

/** When the worker last ran; null if never. */
export async function getWorkerLastRun(payload: Payload): Promise<Date | null> {
  const parsed = heartbeat.safeParse(await payload.kv.get(KEY))
  return parsed.success ? new Date(parsed.data.ranAt) : null
}
