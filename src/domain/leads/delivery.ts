/** How a lead reaches whoever should have it. */
export const DELIVERY_CHANNELS = ['email', 'adfEmail', 'adfPost', 'webhook'] as const
export type DeliveryChannel = (typeof DELIVERY_CHANNELS)[number]

export const CHANNEL_LABELS: Record<DeliveryChannel, string> = {
  email: 'Email',
  adfEmail: 'ADF by email',
  adfPost: 'ADF by HTTP',
  webhook: 'Webhook',
}

/** The dealer's copy, or the shopper's own receipt. */
export const DELIVERY_PURPOSES = ['dealer', 'receipt'] as const
export type DeliveryPurpose = (typeof DELIVERY_PURPOSES)[number]

/** The lead itself, what a form of several steps added after the lead was sent, or word of a payment that came in. */
export const DELIVERY_PARTS = ['lead', 'update', 'payment'] as const
export type DeliveryPart = (typeof DELIVERY_PARTS)[number]

/** `failed` will be tried again by itself; `dead` only where staff ask for it. */
export const DELIVERY_STATUSES = ['queued', 'sending', 'delivered', 'failed', 'dead'] as const
export type DeliveryStatus = (typeof DELIVERY_STATUSES)[number]

/** One attempt, as the log of a delivery keeps it. `ms` is how long it took, in milliseconds. */
export interface DeliveryAttempt {
  /** ISO 8601 */
  at: string
  outcome: 'delivered' | 'failed' | 'abandoned' | 'resent'
  message: string
  ms: number
}

/** A delivery that a lead gives rise to, before it is stored. */
export interface PlannedDelivery {
  channel: DeliveryChannel
  purpose: DeliveryPurpose
  recipient: string
  /** the routing rule that asks for it; null for receipts and for addresses that stand in for rules */
  routeId: number | null
}
