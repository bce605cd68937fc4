import type { Pool } from 'pg'
import type { CheckoutSession } from '../domain/payments/checkout'
import type { PaymentProviderName } from '../domain/payments/payment'
import { inTransaction } from './transaction'

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
  return inTransaction(pool, async (client) => {
    const { rows } = await client.query<{ hold_id: number | null }>(
      `update payments set provider = $2::enum_payments_provider, session_id = $3, session_url = $4,
         session_expires_at = $5, status = 'awaiting', updated_at = $7
       where id = $1 and session_id is not distinct from $6 and status in ('awaiting', 'failed', 'atDealership')
       returning hold_id`,
      [paymentId, provider, session.sessionId, session.url, session.expiresAt, previousSessionId, now],
    )
    if (!rows[0]) {
      const current = await client.query<{ session_url: string }>('select session_url from payments where id = $1', [
        paymentId,
      ])
      return current.rows[0]?.session_url ?? session.url
    }
    await client.query(
      `update holds set expires_at = greatest(expires_at, $2), updated_at = $3 where id = $1 and status = 'held'`,
      [rows[0].hold_id, session.expiresAt, now],
    )
    return session.url
  })
}
