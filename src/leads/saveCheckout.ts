import type { Pool } from 'pg'
import type { CheckoutSession } from '../domain/payments/checkout'
import type { PaymentProviderName } from '../domain/payments/payment'
import { inTransaction } from './transaction'

interface CheckoutToKeep {
  paymentId: number
  provider: PaymentProviderName
  opened: CheckoutSession
  /** the checkout that this one takes the place of; null for the first */
  before: string | null
  now: Date
}

/**
 * Notes the checkout that was opened for a payment, and holds the car for as long as it is open. Where somebody else opened
 * one in the same moment, theirs stays. Answers with the address to pay at.
 */
export function saveCheckout(
  pool: Pool,
  { paymentId, provider, opened, before, now }: CheckoutToKeep,
): Promise<string> {
  return inTransaction(pool, async (client) => {
    const { rows } = await client.query<{ hold_id: number | null }>(
      `update payments set provider = $2::enum_payments_provider, session_id = $3, session_url = $4,
         session_expires_at = $5, status = 'awaiting', updated_at = $7
       where id = $1 and session_id is not distinct from $6 and status in ('awaiting', 'failed', 'atDealership')
       returning hold_id`,
      [paymentId, provider, opened.sessionId, opened.url, opened.expiresAt, before, now],
    )
    if (!rows[0]) {
      const kept = await client.query<{ session_url: string }>('select session_url from payments where id = $1', [
        paymentId,
      ])
      return kept.rows[0]?.session_url ?? opened.url
    }
    await client.query(
      `update holds set expires_at = greatest(expires_at, $2), updated_at = $3 where id = $1 and status = 'held'`,
      [rows[0].hold_id, opened.expiresAt, now],
    )
    return opened.url
  })
}
