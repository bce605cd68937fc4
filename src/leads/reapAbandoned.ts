import { and, eq, inArray, lt, sql } from 'drizzle-orm'
import type { Pool } from 'pg'
import type { DeliveryAttempt } from '../domain/leads/delivery'
import { inTransaction } from '../server/database/database'
import { lead_deliveries } from '../server/database/tables.generated'
import { JOBS } from '../server/jobs/jobTables'
import { hasNoLease } from '../server/jobs/workerLease'
import { appendAttempt } from './attemptLog'
import { addDeliveryJobs, jobKey } from './deliveryJobs'

/** Deliveries per transaction. */
const MAX_BATCH = 500

/** Which deliveries count as abandoned: those of one dead worker, or of all workers without a lease. */
export type AbandonedBy = { workerId: string } | { graceMs: number }

/**
 * Requeues deliveries whose worker died during an attempt; returns their number. The recipient may already have them, and can
 * recognise a duplicate by the stable key.
 */
export async function reapAbandoned(pool: Pool, scope: AbandonedBy, now: Date): Promise<number> {
  const attempt: DeliveryAttempt = {
    at: now.toISOString(),
    outcome: 'abandoned',
    message: 'The worker stopped during this attempt.',
    ms: 0,
  }
  const ofWorker =
    'workerId' in scope
      ? eq(lead_deliveries.sender, scope.workerId)
      : lt(lead_deliveries.sending_since, new Date(now.getTime() - scope.graceMs))
  return inTransaction(pool, async (database) => {
    const abandoned = database
      .select({ id: lead_deliveries.id })
      .from(lead_deliveries)
      .where(and(eq(lead_deliveries.status, 'sending'), ofWorker, hasNoLease(lead_deliveries.sender)))
      .orderBy(lead_deliveries.id)
      .limit(MAX_BATCH)
      .for('update', { skipLocked: true })
    const requeued = await database
      .update(lead_deliveries)
      .set({
        status: 'failed',
        sender: null,
        sending_since: null,
        next_try_at: now,
        attempt_log: appendAttempt(attempt),
        last_error: attempt.message,
        updatedAt: now,
      })
      .where(inArray(lead_deliveries.id, abandoned))
      .returning({ id: lead_deliveries.id, channel: lead_deliveries.channel })
    await addDeliveryJobs(database, requeued)
    return requeued.length
  })
}

/** Adds jobs for overdue deliveries without a runnable job, such as after too many failures; returns their number. */
export async function requeueOverdue(pool: Pool, graceMs: number, now: Date): Promise<number> {
  return inTransaction(pool, async (database) => {
    const runnableJob = sql`select from ${JOBS} job where job.key = ${jobKey(lead_deliveries.id)}
      and job.locked_at is null and job.attempts < job.max_attempts`
    const overdue = await database
      .select({ id: lead_deliveries.id, channel: lead_deliveries.channel })
      .from(lead_deliveries)
      .where(
        and(
          inArray(lead_deliveries.status, ['queued', 'failed']),
          lt(lead_deliveries.next_try_at, new Date(now.getTime() - graceMs)),
          sql`not exists (${runnableJob})`,
        ),
      )
      .orderBy(lead_deliveries.id)
      .limit(MAX_BATCH)
      .for('update', { skipLocked: true })
    await addDeliveryJobs(database, overdue)
    return overdue.length
  })
}
