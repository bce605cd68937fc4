import * as z from 'zod'
import type { CheckoutState } from '../../domain/payments/checkout'
import type { PaymentProvider } from './port'

const TIMEOUT_MS = 10_000

/** Named, so that a newer version of Stripe's answers does not come unasked. */
const VERSION = '2024-06-20'

export interface StripeOptions {
  /** sk_... */
  secretKey: string
  /** Stripe's own address unless given */
  url?: string
  fetch?: typeof fetch
}

/** A Checkout Session as far as it is read here. */
export const sessionSchema = z.object({
  id: z.string(),
  client_reference_id: z.string().nullish(),
  status: z.enum(['open', 'complete', 'expired']).nullish(),
  payment_status: z.enum(['paid', 'unpaid', 'no_payment_required']),
  payment_intent: z.union([z.string(), z.object({ id: z.string() })]).nullish(),
  amount_total: z.number().nullish(),
  currency: z.string().nullish(),
})

const openedSchema = sessionSchema.extend({ url: z.url(), expires_at: z.number() })

const refusalSchema = z.object({ error: z.object({ message: z.string().nullish(), type: z.string().nullish() }) })

/** Stripe's hosted Checkout, by its HTTPS API (docs.stripe.com/api/checkout/sessions). */
export function stripePayments({
  secretKey,
  url = 'https://api.stripe.com',
  fetch: send = fetch,
}: StripeOptions): PaymentProvider {
  const ask = async (path: string, account: string | null, init: RequestInit = {}) => {
    const answer = await send(`${url}${path}`, {
      ...init,
      headers: {
        Authorization: `Bearer ${secretKey}`,
        'Stripe-Version': VERSION,
        ...(account && { 'Stripe-Account': account }),
        ...init.headers,
      },
      signal: AbortSignal.timeout(TIMEOUT_MS),
      redirect: 'error',
    })
    if (answer.status === 404) return null
    const said: unknown = await answer.json().catch(() => null)
    if (answer.ok) return said
    const refusal = refusalSchema.safeParse(said)
    throw new Error(`Stripe answered ${answer.status}: ${refusal.data?.error.message ?? 'no reason given'}`)
  }
  return {
    name: 'stripe',
    openCheckout: async ({ token, reference, description, cents, email, returnUrl, expiresAt, account }) => {
      const seconds = Math.floor(expiresAt.getTime() / 1000)
      const fields = {
        mode: 'payment',
        client_reference_id: token,
        customer_email: email,
        success_url: `${returnUrl}?returned=1`,
        cancel_url: returnUrl,
        expires_at: String(seconds),
        'line_items[0][quantity]': '1',
        'line_items[0][price_data][currency]': 'aud',
        'line_items[0][price_data][unit_amount]': String(cents),
        'line_items[0][price_data][product_data][name]': description,
        'metadata[token]': token,
        'metadata[reference]': reference,
        'payment_intent_data[description]': `${description} (${reference})`,
        'payment_intent_data[metadata][token]': token,
        'payment_intent_data[metadata][reference]': reference,
      }
      const said = await ask('/v1/checkout/sessions', account, {
        method: 'POST',
        headers: {
          'Content-Type': 'application/x-www-form-urlencoded',
          'Idempotency-Key': `${token}.${seconds}`,
        },
        body: new URLSearchParams(fields).toString(),
      })
      const opened = openedSchema.parse(said)
      return { sessionId: opened.id, url: opened.url, expiresAt: new Date(opened.expires_at * 1000) }
    },
    stateOf: async (sessionId, account) => {
      const said = await ask(`/v1/checkout/sessions/${encodeURIComponent(sessionId)}`, account)
      return said === null ? null : checkoutStateOf(sessionSchema.parse(said))
    },
  }
}

/** How a Checkout Session stands. One that is complete but unpaid waits for the shopper's bank. */
export function checkoutStateOf(session: z.output<typeof sessionSchema>): CheckoutState {
  const { id, client_reference_id, status, payment_status, payment_intent, amount_total, currency } = session
  return {
    sessionId: id,
    token: client_reference_id ?? '',
    status:
      payment_status === 'paid'
        ? 'paid'
        : status === 'complete'
          ? 'processing'
          : status === 'expired'
            ? 'expired'
            : 'open',
    paymentId: (typeof payment_intent === 'string' ? payment_intent : payment_intent?.id) ?? null,
    cents: amount_total ?? null,
    currency: currency ?? null,
  }
}
