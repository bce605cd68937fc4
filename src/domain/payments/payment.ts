/** What a payment is for: reserving a car, or a dealer's invoice (CAR-19). */
export const PAYMENT_KINDS = ['reservation', 'invoice'] as const
export type PaymentKind = (typeof PAYMENT_KINDS)[number]

/**
 * Status of a payment. `awaiting` is unpaid; `processing` is in transit from the shopper's bank; `atDealership` is to be paid
 * in person; `expired` was for a car whose hold ended.
 */
export const PAYMENT_STATUSES = [
  'awaiting',
  'processing',
  'atDealership',
  'paid',
  'failed',
  'expired',
  'refunded',
] as const
export type PaymentStatus = (typeof PAYMENT_STATUSES)[number]

export const PAYMENT_STATUS_LABELS: Record<PaymentStatus, string> = {
  awaiting: 'Awaiting payment',
  processing: 'Processing',
  atDealership: 'Pay at the dealership',
  paid: 'Paid',
  failed: 'Failed',
  expired: 'Expired',
  refunded: 'Refunded',
}

/** Payment providers. `demo` charges nothing. */
export const PAYMENT_PROVIDERS = ['stripe', 'demo'] as const
export type PaymentProviderName = (typeof PAYMENT_PROVIDERS)[number]

/** Minimum and maximum of an online payment, in dollars. */
export const PAYMENT_LIMITS = { min: 1, max: 200_000 } as const

/** Parses "$200" or "$1,249.50" to dollars; null without a number or outside `PAYMENT_LIMITS`. */
export function toDollars(text: string): number | null {
  const dollars = Number(/\d[\d,]*(\.\d{1,2})?/.exec(text)?.[0].replaceAll(',', '') ?? Number.NaN)
  return dollars >= PAYMENT_LIMITS.min && dollars <= PAYMENT_LIMITS.max ? dollars : null
}

/** Dollars as whole cents. */
export function toPaymentCents(dollars: number): number {
  return Math.round(dollars * 100)
}

const WHOLE = new Intl.NumberFormat('en-AU', { style: 'currency', currency: 'AUD', maximumFractionDigits: 0 })
const EXACT = new Intl.NumberFormat('en-AU', { style: 'currency', currency: 'AUD' })

/** An amount to the cent, as "$200" or "$1,249.50". */
export function formatAmount(dollars: number): string {
  return (Number.isInteger(dollars) ? WHOLE : EXACT).format(dollars)
}
