import type { Task } from 'graphile-worker'
import type { Pool } from 'pg'
import * as z from 'zod'
import { reapAbandoned, requeueOverdue } from '../../leads/reapAbandoned'
import type { Logger } from '../../server/logger'

/** The job for one dead worker has its id; the cron item's job has none. */
const payload = z.object({ workerId: z.string().optional() })

/** Requeues the deliveries of dead workers, and every minute also those whose job was lost. */
export function reapAbandonedTask(pool: Pool, graceMs: number, logger: Logger): Task {
  return async (job) => {
    const { workerId } = payload.parse(job)
    const now = new Date()
    const abandoned = await reapAbandoned(pool, workerId === undefined ? { graceMs } : { workerId }, now)
    const overdue = workerId === undefined ? await requeueOverdue(pool, graceMs, now) : 0
    if (abandoned + overdue > 0) logger.info({ abandoned, overdue }, 'Requeued abandoned deliveries')
  }
}
