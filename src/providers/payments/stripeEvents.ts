import Stripe from 'stripe'
import * as z from 'zod'
import type { CheckoutState } from '../../domain/payments/checkout'
import { sessionSchema, toCheckoutState } from './stripe'

/** Maximum age of a signature in seconds; Stripe's default. */
const TOLERANCE_SECONDS = 300

/** An event of Stripe about a checkout. */
export interface PaymentEvent {
  /** Stripe's id, the same in every delivery attempt */
  id: string
  type: string
  at: Date
  state: CheckoutState
}

/**
 * Verifies a webhook request's `Stripe-Signature` (docs.stripe.com/webhooks) and returns the event; null if no secret
 * matches.
 * @throws {SyntaxError} if the signed body is not JSON
 */
export function verifyEvent(
  body: string,
  signature: string | null,
  secrets: readonly string[],
  now: Date,
): unknown | null {
  for (const secret of secrets) {
    try {
      const receivedAt = now.getTime()
      return Stripe.webhooks.constructEvent(body, signature ?? '', secret, TOLERANCE_SECONDS, undefined, receivedAt)
    } catch (error) {
      if (!(error instanceof Stripe.errors.StripeSignatureVerificationError)) throw error
    }
  }
  return null
}

const eventSchema = z.object({
  id: z.string(),
  type: z.string(),
  created: z.number(),
  data: z.object({ object: z.record(z.string(), z.unknown()) }),
})

const chargeSchema = z.object({
  payment_intent: z.string().nullish(),
  refunded: z.boolean(),
  metadata: z.record(z.string(), z.string()).nullish(),
  amount: z.number(),
  currency: z.string(),
})

/** Parses an event about a checkout; null for other events. @throws if it is not a Stripe event */
export function parsePaymentEvent(event: unknown): PaymentEvent | null {
  const { id, type, created, data } = eventSchema.parse(event)
  const state = getEventState(type, data.object)
  return state && { id, type, at: new Date(created * 1000), state }
}

function getEventState(type: string, object: Record<string, unknown>): CheckoutState | null {
  if (type === 'charge.refunded') {
    const { payment_intent, refunded, metadata, amount, currency } = chargeSchema.parse(object)
    const token = metadata?.token
    // Partial refunds are ignored; only a full refund changes the payment's status.
    if (!refunded || !token) return null
    return { sessionId: '', token, status: 'refunded', paymentId: payment_intent ?? null, cents: amount, currency }
  }
  if (!type.startsWith('checkout.session.')) return null
  const state = toCheckoutState(sessionSchema.parse(object))
  if (type === 'checkout.session.async_payment_failed') return { ...state, status: 'failed' }
  return state.token ? state : null
}
