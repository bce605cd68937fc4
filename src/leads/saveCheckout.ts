import { and, eq, inArray, sql } from 'drizzle-orm'
import type { Pool } from 'pg'
import type { CheckoutSession } from '../domain/payments/checkout'
import type { PaymentProviderName } from '../domain/payments/payment'
import { type Database, inTransaction } from '../server/database/database'
import { holds, payments } from '../server/database/tables.generated'
import { claimCar } from './holdCar'

interface SaveCheckoutInput {
  paymentId: number
  provider: PaymentProviderName
  session: CheckoutSession
  /** the checkout that this one replaces; null for the first */
  previousSessionId: string | null
  now: Date
}

/**
 * Stores the checkout opened for a payment, and holds the car until it expires. If another request stored one first, that one
 * stays. Returns the URL to pay at; null if somebody else holds the car, so that nobody pays for it in vain.
 */
export function saveCheckout(
  pool: Pool,
  { paymentId, provider, session, previousSessionId, now }: SaveCheckoutInput,
): Promise<string | null> {
  return inTransaction(pool, async (database) => {
    const [saved] = await database
      .update(payments)
      .set({
        provider,
        session_id: session.sessionId,
        session_url: session.url,
        session_expires_at: session.expiresAt,
        status: 'awaiting',
        updatedAt: now,
      })
      .where(
        and(
          eq(payments.id, paymentId),
          sql`${payments.session_id} is not distinct from ${previousSessionId}`,
          inArray(payments.status, ['awaiting', 'failed', 'atDealership']),
        ),
      )
      .returning({ holdId: payments.hold })
    if (!saved) {
      const [current] = await database
        .select({ url: payments.session_url })
        .from(payments)
        .where(eq(payments.id, paymentId))
      return current?.url ?? session.url
    }
    if (saved.holdId !== null && !(await holdForCheckout(database, saved.holdId, session.expiresAt, now))) return null
    return session.url
  })
}

/** Holds a pending reservation for the time of its checkout, and lengthens one that is held; false if the car is another's. */
async function holdForCheckout(database: Database, holdId: number, until: Date, now: Date): Promise<boolean> {
  const { rowCount } = await database
    .update(holds)
    .set({ expires_at: sql`greatest(${holds.expires_at}, ${until})`, updatedAt: now })
    .where(and(eq(holds.id, holdId), eq(holds.status, 'held')))
  if (rowCount) return true
  const [hold] = await database.select({ carId: holds.car }).from(holds).where(eq(holds.id, holdId))
  if (!hold) return false
  return claimCar(database, { holdId, carId: hold.carId, status: { held: until }, from: ['pending'], now })
}
