import type { Pool } from 'pg'
import { cleanText } from '../domain/cleanText'
import type { DeliverableLead } from '../domain/leads/deliverable'
import type { DeliveryAttempt, DeliveryChannel, DeliveryPart, DeliveryPurpose } from '../domain/leads/delivery'
import { deliveryBackoffSeconds } from '../domain/leads/retries'
import { addDeliveryJobs } from './deliveryJobs'
import { getLead } from './getLead'
import { inTransaction } from './transaction'

/** A delivery claimed by this worker. */
export interface ClaimedDelivery {
  id: number
  leadId: number
  routeId: number | null
  channel: DeliveryChannel
  purpose: DeliveryPurpose
  part: DeliveryPart
  recipient: string
  stableKey: string
  /** including this one */
  attempts: number
}

/** Sends a lead to a recipient. Returns the recipient's response; throws if the attempt fails. */
export type Channel = (lead: DeliverableLead, delivery: ClaimedDelivery) => Promise<string>

/** A permanent failure that retrying cannot fix, such as a URL that may not be called. */
export class UndeliverableError extends Error {
  override name = 'UndeliverableError'
}

export interface DeliveryContext {
  pool: Pool
  channels: Record<DeliveryChannel, Channel>
  /** id of the worker's lease */
  workerId: string
  port: string | undefined
  now: () => Date
  random: () => number
  /** multiplies the delay between attempts; 1 outside tests */
  backoffMultiplier: number
}

/**
 * Makes one attempt at a delivery, unless another worker has claimed it or it is done. The row is marked as claimed before
 * anything is sent; after a crash it stays claimed until `reapAbandoned` requeues it.
 * @throws {UnrecordedDeliveryError} if the outcome cannot be stored
 */
export async function deliver(context: DeliveryContext, deliveryId: number): Promise<void> {
  const delivery = await claimDelivery(context, deliveryId)
  if (!delivery) return
  const startedAt = context.now()
  const toAttempt = (outcome: DeliveryAttempt['outcome'], message: string): DeliveryAttempt => ({
    at: startedAt.toISOString(),
    outcome,
    message: cleanText(message.slice(0, 500)),
    ms: context.now().getTime() - startedAt.getTime(),
  })
  try {
    const result = await send(context, delivery).then(
      (message) => ({ message }),
      (error: unknown) => ({ error }),
    )
    if ('message' in result) await markDelivered(context, delivery, toAttempt('delivered', result.message))
    else {
      const { error } = result
      await markFailed(context, delivery, toAttempt('failed', errorMessage(error)), error instanceof UndeliverableError)
    }
  } catch (cause) {
    throw new UnrecordedDeliveryError('The outcome of a delivery could not be recorded', { cause })
  }
}

/** The outcome of an attempt could not be stored: the delivery is still claimed by this worker. */
export class UnrecordedDeliveryError extends Error {
  override name = 'UnrecordedDeliveryError'
}

async function send({ pool, channels, port }: DeliveryContext, delivery: ClaimedDelivery): Promise<string> {
  const lead = await getLead(pool, delivery.leadId, port)
  if (!lead) throw new UndeliverableError('The lead was deleted.')
  return channels[delivery.channel](lead, delivery)
}

async function claimDelivery({ pool, workerId, now }: DeliveryContext, id: number): Promise<ClaimedDelivery | null> {
  const { rows } = await pool.query(
    `update lead_deliveries set status = 'sending', sender = $2, sending_since = $3, attempts = attempts + 1, updated_at = $3
     where id = $1 and status in ('queued', 'failed')
     returning id, lead_id, route_id, channel, purpose, part, recipient, stable_key, attempts`,
    [id, workerId, now()],
  )
  const row = rows[0]
  if (!row) return null
  return {
    id: row.id,
    leadId: row.lead_id,
    routeId: row.route_id,
    channel: row.channel,
    purpose: row.purpose,
    part: row.part,
    recipient: row.recipient,
    stableKey: row.stable_key,
    attempts: Number(row.attempts),
  }
}

async function markDelivered(
  { pool, workerId, now }: DeliveryContext,
  { id }: ClaimedDelivery,
  attempt: DeliveryAttempt,
) {
  await pool.query(
    `update lead_deliveries set status = 'delivered', delivered_at = $3, sender = null, sending_since = null,
       next_try_at = null, last_error = null, attempt_log = coalesce(attempt_log, '[]') || $4::jsonb, updated_at = $3
     where id = $1 and status = 'sending' and sender = $2`,
    [id, workerId, now(), JSON.stringify([attempt])],
  )
}

/** Stores a failed attempt and schedules a retry, unless it was the last attempt or the failure is permanent. */
async function markFailed(
  { pool, workerId, now, random, backoffMultiplier }: DeliveryContext,
  { id, channel, attempts }: ClaimedDelivery,
  attempt: DeliveryAttempt,
  permanent: boolean,
) {
  const seconds = permanent ? null : deliveryBackoffSeconds(attempts, random)
  const runAt = seconds === null ? null : new Date(now().getTime() + seconds * 1000 * backoffMultiplier)
  await inTransaction(pool, async (client) => {
    const { rowCount } = await client.query(
      `update lead_deliveries set status = $5::enum_lead_deliveries_status, sender = null, sending_since = null,
         next_try_at = $6, last_error = $7, attempt_log = coalesce(attempt_log, '[]') || $4::jsonb, updated_at = $3
       where id = $1 and status = 'sending' and sender = $2`,
      [id, workerId, now(), JSON.stringify([attempt]), runAt ? 'failed' : 'dead', runAt, attempt.message],
    )
    if (rowCount && runAt) await addDeliveryJobs(client, [{ id, channel, runAt }])
  })
}

function errorMessage(error: unknown): string {
  const { name, message, code } = error as { name?: string; message?: string; code?: string }
  if (name === 'TimeoutError' || name === 'AbortError') return 'The request timed out.'
  return message || code || String(error)
}
