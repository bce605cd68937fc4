import { and, eq, sql } from 'drizzle-orm'
import type { Pool } from 'pg'
import type { PlannedDelivery } from '../domain/leads/delivery'
import { type CheckoutState, nextPaymentStatus } from '../domain/payments/checkout'
import { type PaymentStatus, toPaymentCents } from '../domain/payments/payment'
import { type Database, inTransaction } from '../server/database/database'
import { holds, payments } from '../server/database/tables.generated'
import { addDeliveries, listDealerRecipients } from './addDeliveries'
import { claimCar } from './holdCar'

/** A payment's state as reported by the payment service, in a webhook or in response to a query. */
export interface PaymentUpdate {
  /** the same for repeated reports of one event */
  id: string
  type: string
  at: Date
  state: CheckoutState
}

export type SettleResult = 'changed' | 'unchanged' | 'unknown'

/** Milliseconds to hold a car while its payment is processing; bank payments take days. */
const PROCESSING_HOLD_MS = 7 * 24 * 3_600_000

/** Events stored per payment; the oldest are dropped. */
const MAX_EVENTS = 50

type Payment = typeof payments.$inferSelect

/**
 * Applies a payment update in one transaction, once per event: updates the payment's status, extends the hold of its car and
 * queues emails to the dealer and the shopper. Returns `unknown` for a payment that is not ours.
 */
export function settlePayment(pool: Pool, { id, type, at, state }: PaymentUpdate, now: Date): Promise<SettleResult> {
  return inTransaction(pool, async (database) => {
    const payment = await lockPaymentByToken(database, state.token)
    if (!payment) return 'unknown'
    const events = (payment.events ?? []) as { id: string }[]
    if (events.some((event) => event.id === id)) return 'unchanged'
    const latest = [...events, { id, type, at: at.toISOString() }].slice(-MAX_EVENTS)
    await database.update(payments).set({ events: latest, updatedAt: now }).where(eq(payments.id, payment.id))
    const current = {
      status: payment.status,
      sessionId: payment.session_id,
      cents: toPaymentCents(payment.amount),
    }
    const next = nextPaymentStatus(current, state)
    if (!next) return 'unchanged'
    if ('problem' in next) {
      await recordProblem(database, payment.id, next.problem)
      return 'changed'
    }
    await database
      .update(payments)
      .set({
        status: next.status,
        // Drizzle omits undefined values.
        provider_payment: state.paymentId ?? undefined,
        paid_at: next.status === 'paid' ? now : undefined,
      })
      .where(eq(payments.id, payment.id))
    if (payment.hold !== null) await updateHold(database, payment, payment.hold, next.status, now)
    if (next.status === 'paid' || next.status === 'refunded') await addPaymentDeliveries(database, payment, next.status)
    return 'changed'
  })
}

async function lockPaymentByToken(database: Database, token: string): Promise<Payment | undefined> {
  const [payment] = await database.select().from(payments).where(eq(payments.token, token)).for('update')
  return payment
}

async function recordProblem(database: Database, paymentId: number, problem: string) {
  await database.update(payments).set({ problem }).where(eq(payments.id, paymentId))
}

/** Holds a paid car until staff release it, and a car with a processing payment for `PROCESSING_HOLD_MS`. */
async function updateHold(
  database: Database,
  payment: Pick<Payment, 'id' | 'reference'>,
  holdId: number,
  status: PaymentStatus,
  now: Date,
) {
  if (status === 'processing') {
    const until = new Date(now.getTime() + PROCESSING_HOLD_MS)
    await database
      .update(holds)
      .set({ expires_at: sql`greatest(${holds.expires_at}, ${until})`, updatedAt: now })
      .where(and(eq(holds.id, holdId), eq(holds.status, 'held')))
  }
  if (status !== 'paid') return
  // An expired hold is renewed unless another shopper has the car.
  const [hold] = await database.select({ carId: holds.car }).from(holds).where(eq(holds.id, holdId))
  const isHeld =
    hold !== undefined &&
    (await claimCar(database, {
      ...{ holdId, carId: hold.carId, status: 'paid', paymentReference: payment.reference, now },
      from: ['pending', 'held', 'expired', 'released'],
    }))
  if (!isHeld) {
    await recordProblem(
      database,
      payment.id,
      'The payment arrived after the hold expired, and another shopper now has the car. Call the shopper or refund the payment.',
    )
  }
}

/** Queues a message to every dealer recipient of the lead, and a receipt to the shopper. */
async function addPaymentDeliveries(database: Database, payment: Payment, status: 'paid' | 'refunded') {
  if (payment.lead === null || payment.site === null) return
  const dealer = await listDealerRecipients(database, payment.lead)
  const receipt: PlannedDelivery[] = payment.payer_email
    ? [{ channel: 'email', purpose: 'receipt', recipient: payment.payer_email, routeId: null }]
    : []
  await addDeliveries(database, {
    // A refund has its own reference, so that its deliveries differ from the payment's.
    ...{ leadId: payment.lead, siteId: payment.site, part: 'payment' },
    reference: status === 'paid' ? payment.reference : `${payment.reference}-refund`,
    planned: [...dealer, ...receipt],
  })
}
