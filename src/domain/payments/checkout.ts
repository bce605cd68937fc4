import type { PaymentProviderName, PaymentStatus } from './payment'

/** Options for opening a checkout at the payment provider. */
export interface CheckoutRequest {
  /** our own identifier of the payment, returned with every event */
  token: string
  reference: string
  /** shown to the shopper beside the amount */
  description: string
  cents: number
  email: string
  /** where the shopper is redirected, paid or not */
  returnUrl: string
  expiresAt: Date
  /** the connected account, if the key belongs to a platform */
  account: string | null
}

/** An open checkout: its URL and expiry. */
export interface CheckoutSession {
  sessionId: string
  url: string
  expiresAt: Date
}

/** The state of a checkout at the payment provider. */
export interface CheckoutState {
  sessionId: string
  token: string
  status: 'open' | 'processing' | 'paid' | 'failed' | 'expired' | 'refunded'
  /** the provider's payment id */
  paymentId: string | null
  cents: number | null
  /** "aud" */
  currency: string | null
}

/** Stripe requires a checkout to expire between 30 minutes and 24 hours after creation. */
const MIN_CHECKOUT_MS = 31 * 60_000
const MAX_CHECKOUT_MS = 23 * 3_600_000

/**
 * When a checkout expires: with the hold on the car, within the provider's limits. A pending reservation is held for the
 * shortest checkout only.
 */
export function checkoutExpiry(hold: { status: string; expiresAt: Date } | null, now: Date): Date {
  const ends = !hold ? Number.POSITIVE_INFINITY : hold.status === 'held' ? hold.expiresAt.getTime() : now.getTime()
  return new Date(Math.min(Math.max(ends, now.getTime() + MIN_CHECKOUT_MS), now.getTime() + MAX_CHECKOUT_MS))
}

/** Statuses of a payment that a shopper may still make. */
const PAYABLE: readonly PaymentStatus[] = ['awaiting', 'failed', 'atDealership']

/** A checkout closer to its expiry is not reused. */
const MIN_REMAINING_MS = 5 * 60_000

/** Whether a payment may be made online: it is not settled, and the hold of its car, if it has one, has not ended. */
export function canPay({ status, hold }: { status: PaymentStatus; hold: { status: string } | null }): boolean {
  return PAYABLE.includes(status) && (hold === null || ['pending', 'held'].includes(hold.status))
}

/** Whether a shopper can return to the checkout that was opened for a payment: it is unused, of this provider, and open for a while. */
export function canReuseCheckout(
  payment: { status: PaymentStatus; provider: PaymentProviderName | null; session: { expiresAt: Date } },
  provider: PaymentProviderName,
  now: Date,
): boolean {
  const remaining = payment.session.expiresAt.getTime() - now.getTime()
  return payment.status === 'awaiting' && payment.provider === provider && remaining > MIN_REMAINING_MS
}

/** The payment fields that decide its next status. */
export interface PaymentState {
  status: PaymentStatus
  sessionId: string | null
  cents: number
}

/**
 * The status of a payment after an event of the payment provider; null if it does not change. A paid payment only changes by
 * refund, events of an older checkout are ignored, and a different amount is a problem. An expired checkout leaves the payment
 * open: a new checkout is created on request.
 */
export function nextPaymentStatus(
  payment: PaymentState,
  event: CheckoutState,
): { status: PaymentStatus } | { problem: string } | null {
  if (event.status === 'refunded') return payment.status === 'paid' ? { status: 'refunded' } : null
  if (payment.status === 'paid' || payment.status === 'refunded') return null
  if (event.status === 'paid') {
    if (event.cents !== payment.cents || event.currency !== 'aud') {
      return {
        problem: `Amount mismatch: ${event.cents} cents (${event.currency}) paid, ${payment.cents} cents (aud) expected.`,
      }
    }
    return { status: 'paid' }
  }
  if (event.sessionId !== payment.sessionId || event.status === 'open' || event.status === 'expired') return null
  const status = event.status
  return payment.status === status ? null : { status }
}
