import type { Pool } from 'pg'
import type { DeliveryAttempt, DeliveryChannel } from '../domain/leads/delivery'
import { JOB_SCHEMA } from '../server/jobs/jobTables'
import { hasNoLease } from '../server/jobs/workerLease'
import { addDeliveryJobs, jobKey } from './deliveryJobs'
import { inTransaction } from './transaction'

/** Deliveries per transaction. */
const MAX_BATCH = 500

/** Which deliveries count as abandoned: those of one dead worker, or of all workers without a lease. */
export type AbandonedBy = { workerId: string } | { graceMs: number }

/**
 * Requeues deliveries whose worker died during an attempt; returns their number. The recipient may already have them, and can
 * recognise a duplicate by the stable key.
 */
export async function reapAbandoned(pool: Pool, by: AbandonedBy, now: Date): Promise<number> {
  const attempt: DeliveryAttempt = {
    at: now.toISOString(),
    outcome: 'abandoned',
    message: 'The worker stopped during this attempt.',
    ms: 0,
  }
  const [condition, value] =
    'workerId' in by ? ['sender = $4', by.workerId] : ['sending_since < $4', new Date(now.getTime() - by.graceMs)]
  return inTransaction(pool, async (client) => {
    const { rows } = await client.query<{ id: number; channel: DeliveryChannel }>(
      `update lead_deliveries set status = 'failed', sender = null, sending_since = null, next_try_at = $1,
         attempt_log = coalesce(attempt_log, '[]') || $2::jsonb, last_error = $3, updated_at = $1
       where id in (
         select id from lead_deliveries where status = 'sending' and ${condition} and ${hasNoLease('sender')}
         order by id limit ${MAX_BATCH} for update skip locked)
       returning id, channel`,
      [now, JSON.stringify([attempt]), attempt.message, value],
    )
    await addDeliveryJobs(client, rows)
    return rows.length
  })
}

/** Adds jobs for overdue deliveries without a runnable job, such as after too many failures; returns their number. */
export async function requeueOverdue(pool: Pool, graceMs: number, now: Date): Promise<number> {
  return inTransaction(pool, async (client) => {
    const { rows } = await client.query<{ id: number; channel: DeliveryChannel }>(
      `select id, channel from lead_deliveries where status in ('queued', 'failed') and next_try_at < $1
         and not exists (
           select from ${JOB_SCHEMA}.jobs job where job.key = ${jobKey('lead_deliveries.id')}
             and job.locked_at is null and job.attempts < job.max_attempts)
       order by id limit ${MAX_BATCH} for update skip locked`,
      [new Date(now.getTime() - graceMs)],
    )
    await addDeliveryJobs(client, rows)
    return rows.length
  })
}
