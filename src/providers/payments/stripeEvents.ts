import { createHmac, timingSafeEqual } from 'node:crypto'
import * as z from 'zod'
import type { CheckoutState } from '../../domain/payments/checkout'
import { checkoutStateOf, sessionSchema } from './stripe'

/** How old a signature may be, in seconds, as Stripe's own libraries have it. */
const TOLERANCE_SECONDS = 300

/** What Stripe told of a checkout, once its signature was found good. */
export interface PaymentEvent {
  /** Stripe's own, the same whenever it tells again */
  id: string
  type: string
  at: Date
  state: CheckoutState
}

/** Whether `Stripe-Signature` was made with our secret over this very body, and not long ago (docs.stripe.com/webhooks). */
export function isSignedByStripe(header: string | null, body: string, secret: string, now: Date): boolean {
  const parts = (header ?? '').split(',').map((part) => part.trim().split('='))
  const time = Number(parts.find(([name]) => name === 't')?.[1])
  if (!Number.isInteger(time) || Math.abs(now.getTime() / 1000 - time) > TOLERANCE_SECONDS) return false
  const expected = createHmac('sha256', secret).update(`${time}.${body}`).digest()
  // While a secret is replaced there are two.
  return parts.some(([name, value]) => {
    if (name !== 'v1' || !/^[0-9a-f]{64}$/.test(value ?? '')) return false
    return timingSafeEqual(Buffer.from(value as string, 'hex'), expected)
  })
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

/** What an event says of a checkout; null for events that say nothing of one. @throws where it is no event at all */
export function paymentEvent(body: string): PaymentEvent | null {
  const { id, type, created, data } = eventSchema.parse(JSON.parse(body))
  const state = stateTold(type, data.object)
  return state && { id, type, at: new Date(created * 1000), state }
}

function stateTold(type: string, object: Record<string, unknown>): CheckoutState | null {
  if (type === 'charge.refunded') {
    const { payment_intent, refunded, metadata, amount, currency } = chargeSchema.parse(object)
    const token = metadata?.token
    // Part of it back is for the dealer to note; only the whole undoes the payment.
    if (!refunded || !token) return null
    return { sessionId: '', token, status: 'refunded', paymentId: payment_intent ?? null, cents: amount, currency }
  }
  if (!type.startsWith('checkout.session.')) return null
  const state = checkoutStateOf(sessionSchema.parse(object))
  if (type === 'checkout.session.async_payment_failed') return { ...state, status: 'failed' }
  return state.token ? state : null
}
