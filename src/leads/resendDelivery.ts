import type { Pool } from 'pg'
import type { DeliveryAttempt, DeliveryChannel } from '../domain/leads/delivery'
import { ensureJobTables } from '../server/jobs/jobTables'
import { addDeliveryJobs } from './deliveryJobs'
import { inTransaction } from './transaction'

/**
 * Requeues a delivery for immediate sending, whatever its status, and resets its attempts. Returns false if it is being sent
 * right now or does not exist. The caller checks permissions.
 */
export async function resendDelivery(pool: Pool, id: number, by: string, now: Date): Promise<boolean> {
  await ensureJobTables(pool)
  const attempt: DeliveryAttempt = { at: now.toISOString(), outcome: 'resent', message: `Sent again by ${by}.`, ms: 0 }
  return inTransaction(pool, async (client) => {
    const { rows } = await client.query<{ id: number; channel: DeliveryChannel }>(
      `update lead_deliveries set status = 'queued', attempts = 0, next_try_at = $2, last_error = null,
         attempt_log = coalesce(attempt_log, '[]') || $3::jsonb, updated_at = $2
       where id = $1 and status <> 'sending' returning id, channel`,
      [id, now, JSON.stringify([attempt])],
    )
    await addDeliveryJobs(client, rows)
    return rows.length > 0
  })
}
