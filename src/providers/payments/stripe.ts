import Stripe from 'stripe'
import * as z from 'zod'
import type { CheckoutState } from '../../domain/payments/checkout'
import type { PaymentProvider } from './port'

/** Milliseconds per attempt; a shopper waits for two at most. */
const TIMEOUT_MS = 10_000
const MAX_RETRIES = 1

export interface StripeOptions {
  /** sk_... */
  secretKey: string
  /** Stripe's API by default */
  url?: string
}

/** The fields of a Checkout Session that are used. */
export const sessionSchema = z.object({
  id: z.string(),
  client_reference_id: z.string().nullish(),
  status: z.enum(['open', 'complete', 'expired']).nullish(),
  payment_status: z.enum(['paid', 'unpaid', 'no_payment_required']),
  payment_intent: z.union([z.string(), z.object({ id: z.string() })]).nullish(),
  amount_total: z.number().nullish(),
  currency: z.string().nullish(),
})

const openSessionSchema = sessionSchema.extend({ url: z.url(), expires_at: z.number() })

/** Stripe's hosted Checkout (docs.stripe.com/api/checkout/sessions), in the API version that the SDK is pinned to. */
export function stripePayments({ secretKey, url }: StripeOptions): PaymentProvider {
  const { sessions } = new Stripe(secretKey, {
    timeout: TIMEOUT_MS,
    maxNetworkRetries: MAX_RETRIES,
    telemetry: false,
    ...(url && toServerOptions(new URL(url))),
  }).checkout
  return {
    name: 'stripe',
    openCheckout: async ({ token, reference, description, cents, email, returnUrl, expiresAt, account }) => {
      const seconds = Math.floor(expiresAt.getTime() / 1000)
      const session = await sessions
        .create(
          {
            mode: 'payment',
            client_reference_id: token,
            customer_email: email,
            success_url: `${returnUrl}?returned=1`,
            cancel_url: returnUrl,
            expires_at: seconds,
            line_items: [
              {
                quantity: 1,
                price_data: { currency: 'aud', unit_amount: cents, product_data: { name: description } },
              },
            ],
            metadata: { token, reference },
            payment_intent_data: { description: `${description} (${reference})`, metadata: { token, reference } },
          },
          { idempotencyKey: `${token}.${seconds}`, ...toRequestOptions(account) },
        )
        .catch(throwStripeError)
      const openSession = openSessionSchema.parse(session)
      return { sessionId: openSession.id, url: openSession.url, expiresAt: new Date(openSession.expires_at * 1000) }
    },
    getCheckoutState: async (sessionId, account) => {
      const session = await sessions.retrieve(sessionId, {}, toRequestOptions(account)).catch(nullIfMissing)
      return session === null ? null : toCheckoutState(sessionSchema.parse(session))
    },
  }
}

const toServerOptions = ({ protocol, hostname, port }: URL) => ({
  protocol: protocol === 'http:' ? ('http' as const) : ('https' as const),
  host: hostname,
  ...(port && { port }),
})

const toRequestOptions = (account: string | null) => (account ? { stripeAccount: account } : {})

function nullIfMissing(error: unknown): null {
  if (error instanceof Stripe.errors.StripeError && error.statusCode === 404) return null
  return throwStripeError(error)
}

function throwStripeError(error: unknown): never {
  if (!(error instanceof Stripe.errors.StripeError)) throw error
  const { statusCode, message } = error
  throw new Error(statusCode ? `Stripe returned ${statusCode}: ${message}` : `Stripe did not respond: ${message}`, {
    cause: error,
  })
}

/** Converts a Checkout Session. One that is complete but unpaid is waiting for the shopper's bank. */
export function toCheckoutState(session: z.output<typeof sessionSchema>): CheckoutState {
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
