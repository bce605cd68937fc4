import type { Pool } from 'pg'
import type { DeliveryAttempt } from '../../src/domain/leads/delivery'
import { DELIVERY_BACKOFF_SECONDS, deliveryBackoffSeconds } from '../../src/domain/leads/retries'
import { removeDeliveryJobs } from '../../src/leads/deliveryJobs'

const DELIVERED = 'Demo data: nothing was sent.'
const REJECTED = 'Demo data: 552 5.2.2 Mailbox full.'

/** Records the results of a demo lead's deliveries at its creation time and deletes their jobs, so that nothing is sent. */
export async function recordDeliveries(
  pool: Pool,
  leadId: number,
  createdAt: Date,
  undelivered: boolean,
): Promise<void> {
  const { rows } = await pool.query<{ id: number; channel: string }>(
    'select id, channel from lead_deliveries where lead_id = $1',
    [leadId],
  )
  await removeDeliveryJobs(
    pool,
    rows.map(({ id }) => id),
  )
  for (const { id, channel } of rows) {
    const dead = undelivered && channel === 'adfEmail'
    const log = dead ? failedAttempts(createdAt) : [toAttempt(createdAt, 'delivered', DELIVERED)]
    await pool.query(
      `update lead_deliveries set status = $2::enum_lead_deliveries_status, attempts = $3, attempt_log = $4,
         last_error = $5, delivered_at = $6, next_try_at = null, updated_at = $7 where id = $1`,
      [
        ...[id, dead ? 'dead' : 'delivered', log.length, JSON.stringify(log), dead ? REJECTED : null],
        ...[dead ? null : createdAt, log.at(-1)?.at ?? createdAt],
      ],
    )
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
