import type { Pool, PoolClient } from 'pg'
import type { DeliveryChannel, PlannedDelivery } from '../domain/leads/delivery'
import { type CheckoutState, nextPaymentStatus } from '../domain/payments/checkout'
import { type PaymentStatus, toPaymentCents } from '../domain/payments/payment'
import { addJob, periodicJob } from '../server/jobs/addJob'
import { addDeliveries } from './addDeliveries'
import { inTransaction } from './transaction'

/** A payment's state as reported by the payment service, in a webhook or in response to a query. */
export interface PaymentUpdate {
  /** the same for repeated reports of one event */
  id: string
  type: string
  at: Date
  state: CheckoutState
}

export type SettleResult = 'changed' | 'unchanged' | 'unknown'

/** How long a car stays held while its payment is processing; bank payments take days. */
const PROCESSING_HOLD_MS = 7 * 24 * 3_600_000

/** Events stored per payment; the oldest are dropped. */
const MAX_EVENTS = 50

interface PaymentRow {
  id: number
  site_id: number
  lead_id: number | null
  hold_id: number | null
  car_id: number | null
  reference: string
  status: PaymentStatus
  amount: string
  session_id: string | null
  payer_email: string | null
  events: { id: string }[] | null
}

/**
 * Applies a payment update in one transaction, once per event: updates the payment's status, extends the hold of its car and
 * queues emails to the dealer and the shopper. Returns `unknown` for a payment that is not ours.
 */
export function settlePayment(pool: Pool, { id, type, at, state }: PaymentUpdate, now: Date): Promise<SettleResult> {
  return inTransaction(pool, async (client) => {
    const payment = await lockPaymentByToken(client, state.token)
    if (!payment) return 'unknown'
    const events = payment.events ?? []
    if (events.some((event) => event.id === id)) return 'unchanged'
    const latest = [...events, { id, type, at: at.toISOString() }].slice(-MAX_EVENTS)
    await client.query('update payments set events = $2, updated_at = $3 where id = $1', [
      payment.id,
      JSON.stringify(latest),
      now,
    ])
    const current = {
      status: payment.status,
      sessionId: payment.session_id,
      cents: toPaymentCents(Number(payment.amount)),
    }
    const next = nextPaymentStatus(current, state)
    if (!next) return 'unchanged'
    if ('problem' in next) {
      await recordProblem(client, payment.id, next.problem)
      return 'changed'
    }
    await client.query(
      `update payments set status = $2::enum_payments_status, provider_payment = coalesce($3, provider_payment),
         paid_at = case when $2 = 'paid' then $4 else paid_at end where id = $1`,
      [payment.id, next.status, state.paymentId, now],
    )
    if (payment.hold_id !== null) await updateHold(client, payment, next.status, now)
    if (next.status === 'paid' || next.status === 'refunded') await addPaymentDeliveries(client, payment, next.status)
    return 'changed'
  })
}

async function lockPaymentByToken(client: PoolClient, token: string): Promise<PaymentRow | undefined> {
  const { rows } = await client.query<PaymentRow>('select * from payments where token = $1 for update', [token])
  return rows[0]
}

async function recordProblem(client: PoolClient, paymentId: number, problem: string) {
  await client.query('update payments set problem = $2 where id = $1', [paymentId, problem])
}

/** Holds a paid car until staff release it, and a car with a processing payment for `PROCESSING_HOLD_MS`. */
async function updateHold(client: PoolClient, payment: PaymentRow, status: PaymentStatus, now: Date) {
  if (status === 'processing') {
    await client.query(
      `update holds set expires_at = greatest(expires_at, $2), updated_at = $3 where id = $1 and status = 'held'`,
      [payment.hold_id, new Date(now.getTime() + PROCESSING_HOLD_MS), now],
    )
  }
  if (status !== 'paid') return
  // An expired hold is renewed unless another shopper has the car.
  const { rowCount } = await client.query(
    `update holds set status = 'paid', payment_reference = $2, updated_at = $3
     where id = $1 and status in ('held', 'expired', 'released') and not exists (
       select 1 from holds other where other.car_id = holds.car_id and other.id <> holds.id
         and other.status in ('held', 'paid'))`,
    [payment.hold_id, payment.reference, now],
  )
  if (rowCount) await addJob(client, periodicJob('updateHeldCars'))
  else {
    await recordProblem(
      client,
      payment.id,
      'The payment arrived after the hold expired, and another shopper now has the car. Call the shopper or refund the payment.',
    )
  }
}

/** Queues a message to every dealer recipient of the lead, and a receipt to the shopper. */
async function addPaymentDeliveries(client: PoolClient, payment: PaymentRow, status: 'paid' | 'refunded') {
  if (payment.lead_id === null) return
  const { rows } = await client.query<{
    channel: DeliveryChannel
    purpose: PlannedDelivery['purpose']
    recipient: string
    route_id: number | null
  }>(
    `select distinct channel, purpose, recipient, route_id from lead_deliveries
     where lead_id = $1 and part = 'lead' and purpose = 'dealer'`,
    [payment.lead_id],
  )
  const dealer = rows.map(({ channel, purpose, recipient, route_id }): PlannedDelivery => {
    return { channel, purpose, recipient, routeId: route_id }
  })
  const receipt: PlannedDelivery[] = payment.payer_email
    ? [{ channel: 'email', purpose: 'receipt', recipient: payment.payer_email, routeId: null }]
    : []
  await addDeliveries(client, {
    // A refund has its own reference, so that its deliveries differ from the payment's.
    ...{ leadId: payment.lead_id, siteId: payment.site_id, part: 'payment' },
    reference: status === 'paid' ? payment.reference : `${payment.reference}-refund`,
    planned: [...dealer, ...receipt],
  })
}
