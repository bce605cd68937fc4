import 'server-only'
import type { PaymentKind, PaymentProviderName, PaymentStatus } from '../../domain/payments/payment'
import { demoPayments } from '../../providers/payments/demo'
import type { PaymentProvider } from '../../providers/payments/port'
import { stripePayments } from '../../providers/payments/stripe'
import { payloadClient } from '../payloadClient'

/** A payment as its shopper's page shows it. */
export interface ShownPayment {
  id: number
  token: string
  kind: PaymentKind
  status: PaymentStatus
  reference: string
  /** dollars */
  amount: number
  description: string
  email: string
  provider: PaymentProviderName | null
  /** the payment service has taken it, not staff in person */
  byCard: boolean
  session: { id: string; url: string; expiresAt: Date } | null
  /** of a reservation: until when its car is held, and whether it is */
  hold: { status: string; expiresAt: Date } | null
}

/** Whoever takes this deployment's payments: Stripe where it has a key, else the demo, which takes none. */
export function paymentProvider(): PaymentProvider {
  const { STRIPE_SECRET_KEY: secretKey } = process.env
  return secretKey ? stripePayments({ secretKey }) : demoPayments
}

/** Tokens are 43 letters, digits, hyphens and underscores. */
const TOKEN = /^[\w-]{43}$/

/** The payment of a site by its token; null where there is none. Never from a cache. */
export async function getPayment(siteId: number, token: string): Promise<ShownPayment | null> {
  if (!TOKEN.test(token)) return null
  const { db } = await payloadClient()
  const { rows } = await db.pool.query(
    `select payments.*, holds.status as hold_status, holds.expires_at as hold_expires_at
     from payments left join holds on holds.id = payments.hold_id
     where payments.site_id = $1 and payments.token = $2`,
    [siteId, token],
  )
  const row = rows[0]
  if (!row) return null
  const { id, kind, status, reference, description, provider } = row
  return {
    ...{ id, token, kind, status, reference, description, provider },
    amount: Number(row.amount),
    byCard: row.provider_payment !== null,
    email: row.payer_email,
    session: row.session_id
      ? { id: row.session_id, url: row.session_url, expiresAt: new Date(row.session_expires_at) }
      : null,
    hold: row.hold_status ? { status: row.hold_status, expiresAt: new Date(row.hold_expires_at) } : null,
  }
}

/** The address of the page where a lead's payment is made; null where it has none to make online. */
export async function getPaymentPage(leadId: number): Promise<string | null> {
  const { db } = await payloadClient()
  const { rows } = await db.pool.query<{ token: string }>(
    `select token from payments where lead_id = $1 and status not in ('atDealership') limit 1`,
    [leadId],
  )
  return rows[0] ? `/payments/${rows[0].token}` : null
}
