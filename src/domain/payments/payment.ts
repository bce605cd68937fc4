/** What a payment is for: keeping a car, or an invoice of the dealer's (CAR-19). */
export const PAYMENT_KINDS = ['reservation', 'invoice'] as const
export type PaymentKind = (typeof PAYMENT_KINDS)[number]

/**
 * How far a payment has come. `awaiting` has not been paid; `processing` is on its way from the shopper's bank;
 * `atDealership` is to be paid in person; `expired` was for a car whose hold ran out.
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
  processing: 'On its way',
  atDealership: 'To be paid at the dealership',
  paid: 'Paid',
  failed: 'Failed',
  expired: 'Not paid in time',
  refunded: 'Refunded',
}

/** Whoever takes the money. `demo` takes none. */
export const PAYMENT_PROVIDERS = ['stripe', 'demo'] as const
export type PaymentProviderName = (typeof PAYMENT_PROVIDERS)[number]

/** Least and most dollars that are taken online at once. */
export const PAYMENT_LIMITS = { least: 1, most: 200_000 } as const

/** "$200" or "$1,249.50" as dollars; null for words without a number, and for what is out of bounds. */
export function toDollars(words: string): number | null {
  const dollars = Number(/\d[\d,]*(\.\d{1,2})?/.exec(words)?.[0].replaceAll(',', '') ?? Number.NaN)
  return dollars >= PAYMENT_LIMITS.least && dollars <= PAYMENT_LIMITS.most ? dollars : null
}

/** Dollars as whole cents, in which payments are counted. */
export function toPaymentCents(dollars: number): number {
  return Math.round(dollars * 100)
}

const WHOLE = new Intl.NumberFormat('en-AU', { style: 'currency', currency: 'AUD', maximumFractionDigits: 0 })
const EXACT = new Intl.NumberFormat('en-AU', { style: 'currency', currency: 'AUD' })

/** An amount to the cent, as "$200" or "$1,249.50". */
export function formatAmount(dollars: number): string {
  return (Number.isInteger(dollars) ? WHOLE : EXACT).format(dollars)
}
