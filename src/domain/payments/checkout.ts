import type { PaymentStatus } from './payment'

/** What a checkout at a payment service is opened with. */
export interface CheckoutRequest {
  /** our own name of the payment, which comes back with all that the service tells */
  token: string
  reference: string
  /** what the shopper reads beside the amount */
  description: string
  cents: number
  email: string
  /** where the shopper goes on, paid or not */
  returnUrl: string
  expiresAt: Date
  /** whose money it is, where the key is a platform's */
  account: string | null
}

/** A checkout that is open: where the shopper pays, until when. */
export interface CheckoutSession {
  sessionId: string
  url: string
  expiresAt: Date
}

/** How a checkout stands at the payment service. */
export interface CheckoutState {
  sessionId: string
  token: string
  status: 'open' | 'processing' | 'paid' | 'failed' | 'expired' | 'refunded'
  /** the money's own number there */
  paymentId: string | null
  cents: number | null
  /** "aud" */
  currency: string | null
}

/** A checkout stays open for half an hour at least and a day at most, as Stripe asks. */
const MIN_CHECKOUT_MS = 31 * 60_000
const MAX_CHECKOUT_MS = 23 * 3_600_000

/** When a checkout closes: with the hold on the car, where that is neither too soon nor too late. */
export function checkoutExpiry(holdEnds: Date | null, now: Date): Date {
  const ends = holdEnds?.getTime() ?? Number.POSITIVE_INFINITY
  return new Date(Math.min(Math.max(ends, now.getTime() + MIN_CHECKOUT_MS), now.getTime() + MAX_CHECKOUT_MS))
}

/** What must be known of a payment to see where it goes next. */
export interface PaymentState {
  status: PaymentStatus
  sessionId: string | null
  cents: number
}

/**
 * Where word from the payment service leads; null where it changes nothing. What is paid stays paid until it is refunded,
 * word of an older checkout undoes nothing, and word of another amount is not believed. A checkout that closed leaves the
 * payment to be made: another one is opened when it is asked for.
 */
export function nextPaymentStatus(
  payment: PaymentState,
  told: CheckoutState,
): { status: PaymentStatus } | { problem: string } | null {
  if (told.status === 'refunded') return payment.status === 'paid' ? { status: 'refunded' } : null
  if (payment.status === 'paid' || payment.status === 'refunded') return null
  if (told.status === 'paid') {
    if (told.cents !== payment.cents || told.currency !== 'aud') {
      return {
        problem: `Another amount was paid: ${told.cents} ${told.currency} in cents, where ${payment.cents} was asked.`,
      }
    }
    return { status: 'paid' }
  }
  if (told.sessionId !== payment.sessionId || told.status === 'open' || told.status === 'expired') return null
  const status = told.status
  return payment.status === status ? null : { status }
}
