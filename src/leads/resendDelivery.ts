import { and, eq, notInArray, sql } from 'drizzle-orm'
import type { Pool } from 'pg'
import type { DeliveryAttempt } from '../domain/leads/delivery'
import { inTransaction } from '../server/database/database'
import { lead_deliveries, leads } from '../server/database/tables.generated'
import { ensureJobTables } from '../server/jobs/jobTables'
import { appendAttempt } from './attemptLog'
import { addDeliveryJobs } from './deliveryJobs'

/**
 * Requeues a delivery for immediate sending, whatever its status, and resets its attempts. Returns false if it is being sent
 * right now, its person was erased or it does not exist. The caller checks permissions.
 */
export async function resendDelivery(pool: Pool, id: number, userName: string, now: Date): Promise<boolean> {
  await ensureJobTables(pool)
  const attempt: DeliveryAttempt = {
    at: now.toISOString(),
    outcome: 'resent',
    message: `Sent again by ${userName}.`,
    ms: 0,
  }
  return inTransaction(pool, async (database) => {
    const queued = await database
      .update(lead_deliveries)
      .set({
        status: 'queued',
        attempts: 0,
        next_try_at: now,
        last_error: null,
        attempt_log: appendAttempt(attempt),
        updatedAt: now,
      })
      .where(
        and(
          eq(lead_deliveries.id, id),
          notInArray(lead_deliveries.status, ['sending', 'cancelled']),
          sql`not exists (select from ${leads} where ${leads.id} = ${lead_deliveries.lead} and ${leads.erased_at} is not null)`,
        ),
      )
      .returning({ id: lead_deliveries.id, channel: lead_deliveries.channel })
    await addDeliveryJobs(database, queued)
    return queued.length > 0
  })
}
