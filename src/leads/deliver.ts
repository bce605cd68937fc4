import { and, eq, inArray, sql } from 'drizzle-orm'
import type { Pool } from 'pg'
import { cleanText } from '../domain/cleanText'
import type { DeliverableLead } from '../domain/leads/deliverable'
import type { DeliveryAttempt, DeliveryChannel, DeliveryPart, DeliveryPurpose } from '../domain/leads/delivery'
import { deliveryBackoffSeconds } from '../domain/leads/retries'
import { runForRequest } from '../providers/httpClient/requestContext.mjs'
import { inTransaction, toDatabase } from '../server/database/database'
import { lead_deliveries } from '../server/database/tables.generated'
import { driverError } from '../server/serializeError.mjs'
import { countEvent, trace } from '../server/telemetry/telemetry.mjs'
import { appendAttempt } from './attemptLog'
import { addDeliveryJobs } from './deliveryJobs'
import { getLead } from './getLead'

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
  const { channel, purpose } = delivery
  try {
    const result = await trace('deliver lead', { channel, purpose }, () => send(context, delivery)).then(
      (message) => ({ message }),
      (error: unknown) => ({ error }),
    )
    countEvent('leadDeliveries', { channel, outcome: 'message' in result ? 'delivered' : 'failed' })
    if ('message' in result) await markDelivered(context, delivery, toAttempt('delivered', result.message))
    else {
      const { error } = result
      await markFailed(context, delivery, toAttempt('failed', errorMessage(error)), error instanceof UndeliverableError)
    }
  } catch (cause) {
    throw new UnrecordedDeliveryError('The outcome of a delivery could not be recorded', { cause: driverError(cause) })
  }
}

/** The outcome of an attempt could not be stored: the delivery is still claimed by this worker. */
export class UnrecordedDeliveryError extends Error {
  override name = 'UnrecordedDeliveryError'
}

async function send({ pool, channels, port }: DeliveryContext, delivery: ClaimedDelivery): Promise<string> {
  const lead = await getLead(pool, delivery.leadId, port)
  if (!lead) throw new UndeliverableError('The lead was deleted.')
  if (lead.isErased) throw new UndeliverableError('The person of this lead was erased.')
  return runForRequest(lead.requestId, () => channels[delivery.channel](lead, delivery))
}

async function claimDelivery({ pool, workerId, now }: DeliveryContext, id: number): Promise<ClaimedDelivery | null> {
  const startedAt = now()
  const [delivery] = await toDatabase(pool)
    .update(lead_deliveries)
    .set({
      status: 'sending',
      sender: workerId,
      sending_since: startedAt,
      attempts: sql`${lead_deliveries.attempts} + 1`,
      updatedAt: startedAt,
    })
    .where(and(eq(lead_deliveries.id, id), inArray(lead_deliveries.status, ['queued', 'failed'])))
    .returning({
      id: lead_deliveries.id,
      leadId: lead_deliveries.lead,
      routeId: lead_deliveries.route,
      channel: lead_deliveries.channel,
      purpose: lead_deliveries.purpose,
      part: lead_deliveries.part,
      recipient: lead_deliveries.recipient,
      stableKey: lead_deliveries.stable_key,
      attempts: lead_deliveries.attempts,
    })
  return delivery ?? null
}

/** True while this worker has claimed the delivery. */
const isClaimedBy = (workerId: string, id: number) =>
  and(eq(lead_deliveries.id, id), eq(lead_deliveries.status, 'sending'), eq(lead_deliveries.sender, workerId))

async function markDelivered(
  { pool, workerId, now }: DeliveryContext,
  { id }: ClaimedDelivery,
  attempt: DeliveryAttempt,
) {
  const deliveredAt = now()
  await toDatabase(pool)
    .update(lead_deliveries)
    .set({
      status: 'delivered',
      delivered_at: deliveredAt,
      sender: null,
      sending_since: null,
      next_try_at: null,
      last_error: null,
      attempt_log: appendAttempt(attempt),
      updatedAt: deliveredAt,
    })
    .where(isClaimedBy(workerId, id))
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
  await inTransaction(pool, async (database) => {
    const { rowCount } = await database
      .update(lead_deliveries)
      .set({
        status: runAt ? 'failed' : 'dead',
        sender: null,
        sending_since: null,
        next_try_at: runAt,
        last_error: attempt.message,
        attempt_log: appendAttempt(attempt),
        updatedAt: now(),
      })
      .where(isClaimedBy(workerId, id))
    if (rowCount && runAt) await addDeliveryJobs(database, [{ id, channel, runAt }])
  })
}

function errorMessage(error: unknown): string {
  const { name, message, code } = driverError(error) as { name?: string; message?: string; code?: string }
  if (name === 'TimeoutError' || name === 'AbortError') return 'The request timed out.'
  return message || code || String(error)
}
