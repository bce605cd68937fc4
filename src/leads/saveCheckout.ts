import { and, eq, inArray, sql } from 'drizzle-orm'
import type { Pool } from 'pg'
import type { CheckoutSession } from '../domain/payments/checkout'
import type { PaymentProviderName } from '../domain/payments/payment'
import { inTransaction } from '../server/database/database'
import { holds, payments } from '../server/database/tables.generated'

interface SaveCheckoutInput {
  paymentId: number
  provider: PaymentProviderName
  session: CheckoutSession
  /** the checkout that this one replaces; null for the first */
  previousSessionId: string | null
  now: Date
}

/**
 * Stores the checkout opened for a payment and extends the hold of the car until it expires. If another request stored one
 * first, that one stays. Returns the URL to pay at.
 */
export function saveCheckout(
  pool: Pool,
  { paymentId, provider, session, previousSessionId, now }: SaveCheckoutInput,
): Promise<string> {
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
    if (saved.holdId !== null) {
      await database
        .update(holds)
        .set({ expires_at: sql`greatest(${holds.expires_at}, ${session.expiresAt})`, updatedAt: now })
        .where(and(eq(holds.id, saved.holdId), eq(holds.status, 'held')))
    }
    return session.url
  })
}
