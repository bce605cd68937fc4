import type { Pool } from 'pg'
import { cleanText } from '../domain/cleanText'
import type { DeliverableLead } from '../domain/leads/deliverable'
import type { DeliveryAttempt, DeliveryChannel, DeliveryPart, DeliveryPurpose } from '../domain/leads/delivery'
import { deliveryBackoffSeconds } from '../domain/leads/retries'
import { addDeliveryJobs } from './deliveryJobs'
import { getLead } from './getLead'
import { inTransaction } from './transaction'

/** A delivery that this worker has taken on. */
export interface TakenDelivery {
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

/** Hands a lead to a recipient. Answers with what the recipient said; throws where the attempt failed. */
export type Channel = (lead: DeliverableLead, delivery: TakenDelivery) => Promise<string>

/** A fault that no further attempt can mend, such as an address that may not be called. */
export class Undeliverable extends Error {
  override name = 'Undeliverable'
}

export interface Delivering {
  pool: Pool
  channels: Record<DeliveryChannel, Channel>
  /** id of the worker, under which it holds its lease */
  workerId: string
  port: string | undefined
  now: () => Date
  random: () => number
  /** what waits between attempts are multiplied by; 1 outside of tests */
  pace: number
}

/**
 * Makes one attempt at a delivery, unless it is another's or done. The row says who is at it before anything is sent and how
 * it went afterwards; between the two a crash leaves it marked, for `reapAbandoned` to find.
 * @throws {UnrecordedDelivery}
 */
export async function deliver(delivering: Delivering, deliveryId: number): Promise<void> {
  const delivery = await take(delivering, deliveryId)
  if (!delivery) return
  const began = delivering.now()
  const ended = (outcome: DeliveryAttempt['outcome'], message: string): DeliveryAttempt => ({
    at: began.toISOString(),
    outcome,
    message: cleanText(message.slice(0, 500)),
    ms: delivering.now().getTime() - began.getTime(),
  })
  try {
    const accepted = await send(delivering, delivery).then(
      (message) => ({ message }),
      (error: unknown) => ({ error }),
    )
    if ('message' in accepted) await noteDelivered(delivering, delivery, ended('delivered', accepted.message))
    else {
      const { error } = accepted
      await noteFailed(delivering, delivery, ended('failed', wordsOf(error)), error instanceof Undeliverable)
    }
  } catch (cause) {
    throw new UnrecordedDelivery('The outcome of a delivery could not be recorded', { cause })
  }
}

/** The database did not record how an attempt went: its row says that this worker is still at it. */
export class UnrecordedDelivery extends Error {
  override name = 'UnrecordedDelivery'
}

async function send({ pool, channels, port }: Delivering, delivery: TakenDelivery): Promise<string> {
  const lead = await getLead(pool, delivery.leadId, port)
  if (!lead) throw new Undeliverable('The lead has gone.')
  return channels[delivery.channel](lead, delivery)
}

async function take({ pool, workerId, now }: Delivering, id: number): Promise<TakenDelivery | null> {
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

async function noteDelivered({ pool, workerId, now }: Delivering, { id }: TakenDelivery, attempt: DeliveryAttempt) {
  await pool.query(
    `update lead_deliveries set status = 'delivered', delivered_at = $3, sender = null, sending_since = null,
       next_try_at = null, last_error = null, attempt_log = coalesce(attempt_log, '[]') || $4::jsonb, updated_at = $3
     where id = $1 and status = 'sending' and sender = $2`,
    [id, workerId, now(), JSON.stringify([attempt])],
  )
}

/** Notes a failed attempt, and has it tried again later unless it was the last or is beyond mending. */
async function noteFailed(
  { pool, workerId, now, random, pace }: Delivering,
  { id, channel, attempts }: TakenDelivery,
  attempt: DeliveryAttempt,
  beyondMending: boolean,
) {
  const seconds = beyondMending ? null : deliveryBackoffSeconds(attempts, random)
  const runAt = seconds === null ? null : new Date(now().getTime() + seconds * 1000 * pace)
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

function wordsOf(error: unknown): string {
  const { name, message, code } = error as { name?: string; message?: string; code?: string }
  if (name === 'TimeoutError' || name === 'AbortError') return 'No answer in time.'
  return message || code || String(error)
}
