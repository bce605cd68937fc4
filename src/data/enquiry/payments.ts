import 'server-only'
import { and, eq, ne } from 'drizzle-orm'
import type { PaymentKind, PaymentProviderName, PaymentStatus } from '../../domain/payments/payment'
import { demoPayments } from '../../providers/payments/demo'
import type { PaymentProvider } from '../../providers/payments/port'
import { stripePayments } from '../../providers/payments/stripe'
import { holds, payments } from '../../server/database/tables.generated'
import { payloadClient } from '../payloadClient'

/** A payment as shown to its shopper. */
export interface PaymentDetails {
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
  /** paid online, not at the dealership */
  byCard: boolean
  session: { id: string; url: string; expiresAt: Date } | null
  /** of a reservation: until when the car is held, and whether it is */
  hold: { status: string; expiresAt: Date } | null
}

/** The payment provider: Stripe if it has a key, else the demo, which charges nothing. */
export function createPaymentProvider(): PaymentProvider {
  const { STRIPE_SECRET_KEY: secretKey } = process.env
  return secretKey ? stripePayments({ secretKey }) : demoPayments
}

/** 43 letters, digits, hyphens and underscores */
const TOKEN = /^[\w-]{43}$/

/** A site's payment by its token; null if there is none. Never cached. */
export async function getPayment(siteId: number, token: string): Promise<PaymentDetails | null> {
  if (!TOKEN.test(token)) return null
  const { db } = await payloadClient()
  const [row] = await db.drizzle
    .select({ payment: payments, hold: { status: holds.status, expiresAt: holds.expires_at } })
    .from(payments)
    .leftJoin(holds, eq(holds.id, payments.hold))
    .where(and(eq(payments.site, siteId), eq(payments.token, token)))
  if (!row) return null
  const { id, kind, status, reference, amount, provider } = row.payment
  const { description, provider_payment, payer_email, session_id, session_url, session_expires_at } = row.payment
  return {
    ...{ id, token, kind, status, reference, amount, provider },
    description: description ?? '',
    byCard: provider_payment !== null,
    email: payer_email ?? '',
    session:
      session_id && session_url && session_expires_at
        ? { id: session_id, url: session_url, expiresAt: session_expires_at }
        : null,
    hold: row.hold,
  }
}

/** The URL of a lead's payment page; null if there is no online payment. */
export async function getPaymentPage(leadId: number): Promise<string | null> {
  const { db } = await payloadClient()
  const [payment] = await db.drizzle
    .select({ token: payments.token })
    .from(payments)
    .where(and(eq(payments.lead, leadId), ne(payments.status, 'atDealership')))
    .limit(1)
  return payment ? `/payments/${payment.token}` : null
}
