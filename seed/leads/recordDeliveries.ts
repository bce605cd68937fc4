import { eq } from 'drizzle-orm'
import type { Pool } from 'pg'
import type { DeliveryAttempt } from '../../src/domain/leads/delivery'
import { DELIVERY_BACKOFF_SECONDS, deliveryBackoffSeconds } from '../../src/domain/leads/retries'
import { removeDeliveryJobs } from '../../src/leads/deliveryJobs'
import { toDatabase } from '../../src/server/database/database'
import { lead_deliveries } from '../../src/server/database/tables.generated'

const DELIVERED = 'Demo data: nothing was sent.'
const REJECTED = 'Demo data: 552 5.2.2 Mailbox full.'

/** Records the results of a demo lead's deliveries at its creation time and deletes their jobs, so that nothing is sent. */
export async function recordDeliveries(
  pool: Pool,
  leadId: number,
  createdAt: Date,
  undelivered: boolean,
): Promise<void> {
  const database = toDatabase(pool)
  const rows = await database
    .select({ id: lead_deliveries.id, channel: lead_deliveries.channel })
    .from(lead_deliveries)
    .where(eq(lead_deliveries.lead, leadId))
  await removeDeliveryJobs(
    database,
    rows.map(({ id }) => id),
  )
  for (const { id, channel } of rows) {
    const dead = undelivered && channel === 'adfEmail'
    const log = dead ? failedAttempts(createdAt) : [toAttempt(createdAt, 'delivered', DELIVERED)]
    await database
      .update(lead_deliveries)
      .set({
        status: dead ? 'dead' : 'delivered',
        attempts: log.length,
        attempt_log: log,
        last_error: dead ? REJECTED : null,
        delivered_at: dead ? null : createdAt,
        next_try_at: null,
        updatedAt: new Date(log.at(-1)?.at ?? createdAt),
      })
      .where(eq(lead_deliveries.id, id))
  }
}

const toAttempt = (at: Date, outcome: DeliveryAttempt['outcome'], message: string): DeliveryAttempt => ({
  at: at.toISOString(),
  outcome,
  message,
  ms: 240,
})

/** All attempts of a delivery, failed, at the worker's retry intervals. */
function failedAttempts(createdAt: Date): DeliveryAttempt[] {
  const log: DeliveryAttempt[] = []
  let at = createdAt.getTime()
  for (let attempt = 1; attempt <= DELIVERY_BACKOFF_SECONDS.length + 1; attempt += 1) {
    log.push(toAttempt(new Date(at), 'failed', REJECTED))
    at += (deliveryBackoffSeconds(attempt, () => 0) ?? 0) * 1000
  }
  return log
}
