import type { Pool } from 'pg'
import type { DeliveryAttempt, DeliveryChannel } from '../domain/leads/delivery'
import { addDeliveryJobs, jobKey } from './deliveryJobs'
import { JOB_SCHEMA } from './jobTables'
import { isGone } from './presence'
import { inTransaction } from './transaction'

/** Deliveries looked after in one go. */
const AT_ONCE = 500

/**
 * Takes back deliveries whose worker has gone in the middle of them, and has them made anew. Whether the recipient got them
 * nobody can say; the stable key lets the recipient tell. Answers with their number.
 */
export async function reapAbandoned(pool: Pool, graceMs: number, now: Date): Promise<number> {
  const attempt: DeliveryAttempt = {
    at: now.toISOString(),
    outcome: 'abandoned',
    message: 'The worker ended in the middle of this attempt.',
    ms: 0,
  }
  return inTransaction(pool, async (client) => {
    const { rows } = await client.query<{ id: number; channel: DeliveryChannel }>(
      `update lead_deliveries set status = 'failed', sender = null, sending_since = null, next_try_at = $2,
         attempt_log = coalesce(attempt_log, '[]') || $3::jsonb, last_error = $4, updated_at = $2
       where id in (
         select id from lead_deliveries where status = 'sending' and sending_since < $1 and ${isGone('sender')}
         order by id limit ${AT_ONCE} for update skip locked)
       returning id, channel`,
      [new Date(now.getTime() - graceMs), now, JSON.stringify([attempt]), attempt.message],
    )
    await addDeliveryJobs(client, rows)
    return rows.length
  })
}

/**
 * Gives a job to deliveries that are due and have none that could run: a worker that was killed before it had taken the
 * delivery on keeps its job locked for hours. Those that merely wait their turn are left alone.
 */
export async function requeueOverdue(pool: Pool, graceMs: number, now: Date): Promise<number> {
  return inTransaction(pool, async (client) => {
    const { rows } = await client.query<{ id: number; channel: DeliveryChannel }>(
      `select id, channel from lead_deliveries where status in ('queued', 'failed') and next_try_at < $1
         and not exists (
           select from ${JOB_SCHEMA}.jobs job where job.key = ${jobKey('lead_deliveries.id')}
             and job.locked_at is null and job.attempts < job.max_attempts)
       order by id limit ${AT_ONCE} for update skip locked`,
      [new Date(now.getTime() - graceMs)],
    )
    await addDeliveryJobs(client, rows)
    return rows.length
  })
}
