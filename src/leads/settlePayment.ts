import type { Pool, PoolClient } from 'pg'
import type { DeliveryChannel, PlannedDelivery } from '../domain/leads/delivery'
import { type CheckoutState, nextPaymentStatus } from '../domain/payments/checkout'
import { type PaymentStatus, toPaymentCents } from '../domain/payments/payment'
import { addJob, periodicJob } from '../server/jobs/addJob'
import { addDeliveries } from './addDeliveries'
import { inTransaction } from './transaction'

/** Word of a payment, from the service's own call or from asking it. */
export interface PaymentNews {
  /** the same whenever the same is told again */
  id: string
  type: string
  at: Date
  state: CheckoutState
}

export type Settled = 'changed' | 'unchanged' | 'unknown'

/** While a bank takes its days over a payment, its car is kept. */
const PROCESSING_KEEPS_MS = 7 * 24 * 3_600_000

/** Of what the service told, the latest are kept. */
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
 * Takes word of a payment in, once however often it is told: what is paid is marked so, its car stays held, and dealer and
 * shopper are written to, in one transaction. `unknown` is a payment that is not ours.
 */
export function settlePayment(pool: Pool, { id, type, at, state }: PaymentNews, now: Date): Promise<Settled> {
  return inTransaction(pool, async (client) => {
    const payment = await paymentNamed(client, state.token)
    if (!payment) return 'unknown'
    const events = payment.events ?? []
    if (events.some((event) => event.id === id)) return 'unchanged'
    const kept = [...events, { id, type, at: at.toISOString() }].slice(-MAX_EVENTS)
    await client.query('update payments set events = $2, updated_at = $3 where id = $1', [
      payment.id,
      JSON.stringify(kept),
      now,
    ])
    const standing = {
      status: payment.status,
      sessionId: payment.session_id,
      cents: toPaymentCents(Number(payment.amount)),
    }
    const next = nextPaymentStatus(standing, state)
    if (!next) return 'unchanged'
    if ('problem' in next) {
      await noteProblem(client, payment.id, next.problem)
      return 'changed'
    }
    await client.query(
      `update payments set status = $2::enum_payments_status, provider_payment = coalesce($3, provider_payment),
         paid_at = case when $2 = 'paid' then $4 else paid_at end where id = $1`,
      [payment.id, next.status, state.paymentId, now],
    )
    if (payment.hold_id !== null) await keepCar(client, payment, next.status, now)
    if (next.status === 'paid' || next.status === 'refunded') await tellOf(client, payment, next.status)
    return 'changed'
  })
}

async function paymentNamed(client: PoolClient, token: string): Promise<PaymentRow | undefined> {
  const { rows } = await client.query<PaymentRow>('select * from payments where token = $1 for update', [token])
  return rows[0]
}

async function noteProblem(client: PoolClient, paymentId: number, problem: string) {
  await client.query('update payments set problem = $2 where id = $1', [paymentId, problem])
}

/** A car that is paid for is held until staff release it; one whose payment is on its way, for as long as that may take. */
async function keepCar(client: PoolClient, payment: PaymentRow, status: PaymentStatus, now: Date) {
  if (status === 'processing') {
    await client.query(
      `update holds set expires_at = greatest(expires_at, $2), updated_at = $3 where id = $1 and status = 'held'`,
      [payment.hold_id, new Date(now.getTime() + PROCESSING_KEEPS_MS), now],
    )
  }
  if (status !== 'paid') return
  // Its time may have run out meanwhile; then the car is taken back, unless somebody else has it.
  const { rowCount } = await client.query(
    `update holds set status = 'paid', payment_reference = $2, updated_at = $3
     where id = $1 and status in ('held', 'expired', 'released') and not exists (
       select 1 from holds other where other.car_id = holds.car_id and other.id <> holds.id
         and other.status in ('held', 'paid'))`,
    [payment.hold_id, payment.reference, now],
  )
  if (rowCount) await addJob(client, periodicJob('updateHeldCars'))
  else {
    await noteProblem(
      client,
      payment.id,
      'The money came after the hold had run out, and somebody else has the car by now. Call the shopper, or refund it.',
    )
  }
}

/** Whoever at the dealer was sent the lead hears of the money too, and the shopper gets a receipt for it. */
async function tellOf(client: PoolClient, payment: PaymentRow, status: 'paid' | 'refunded') {
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
    // A refund is told of beside the payment, so it has a name of its own.
    ...{ leadId: payment.lead_id, siteId: payment.site_id, part: 'payment' },
    reference: status === 'paid' ? payment.reference : `${payment.reference}-refund`,
    planned: [...dealer, ...receipt],
  })
}
