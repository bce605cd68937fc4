/** Delivery channels of a lead. */
export const DELIVERY_CHANNELS = [
  'email',
  'adfEmail',
  'adfPost',
  'webhook',
  'metaConversion',
  'googleConversion',
] as const
export type DeliveryChannel = (typeof DELIVERY_CHANNELS)[number]

export const CHANNEL_LABELS: Record<DeliveryChannel, string> = {
  email: 'Email',
  adfEmail: 'ADF by email',
  adfPost: 'ADF by HTTP',
  webhook: 'Webhook',
  metaConversion: 'Conversion to Meta',
  googleConversion: 'Conversion to Google Ads',
}

/** The dealer's notification, the shopper's receipt, or a report to an advertising network. */
export const DELIVERY_PURPOSES = ['dealer', 'receipt', 'conversion'] as const
export type DeliveryPurpose = (typeof DELIVERY_PURPOSES)[number]

/** The lead itself, details added later by a multi-step form, a payment notification, a withdrawn consent, or a booking that its shopper changed. */
export const DELIVERY_PARTS = ['lead', 'update', 'payment', 'consent', 'booking'] as const
export type DeliveryPart = (typeof DELIVERY_PARTS)[number]

/** `failed` is retried automatically, `dead` only by staff, and `cancelled` never: the person was erased. */
export const DELIVERY_STATUSES = ['queued', 'sending', 'delivered', 'failed', 'dead', 'cancelled'] as const
export type DeliveryStatus = (typeof DELIVERY_STATUSES)[number]

/** One attempt in the log of a delivery. `ms` is its duration in milliseconds. */
export interface DeliveryAttempt {
  /** ISO 8601 */
  at: string
  outcome: 'delivered' | 'failed' | 'abandoned' | 'resent'
  message: string
  ms: number
}

/** A delivery of a lead, before it is stored. */
export interface PlannedDelivery {
  channel: DeliveryChannel
  purpose: DeliveryPurpose
  recipient: string
  /** the matching routing rule; null for receipts and default recipients */
  routeId: number | null
}
