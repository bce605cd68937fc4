import type { PaymentKind, PaymentStatus } from '../payments/payment'
import type { LeadTrackingConsent } from '../tags/consent'
import type { LeadPayload } from './leadPayload'

/** The site of a lead, as needed for its messages. */
export interface LeadSite {
  name: string
  slug: string
  /** without a trailing slash */
  origin: string
  phone: string | null
  email: string | null
  timeZone: string
  /** colours of the site's theme, `#rrggbb` */
  colours: { accent: string; onAccent: string; ink: string }
  receipt: { subject: string; text: string }
}

/** A stored lead with everything its emails, XML and JSON contain. */
export interface DeliverableLead {
  reference: string
  /** id of the request that stored it, which logs contain; null for older leads and imports */
  requestId: string | null
  /** ISO 8601 */
  createdAt: string
  kind: string
  isTest: boolean
  step: string | null
  payload: LeadPayload
  car: {
    name: string
    /** whole dollars at the time of the enquiry; null if no price was shown */
    price: number | null
    /** what the price includes, as the page stated it: "Drive Away"; null if it stated nothing */
    priceType: string | null
    year: number | null
    vin: string | null
    trim: string | null
    colour: string | null
    km: number | null
    url: string
    imageUrl: string | null
  } | null
  location: {
    name: string
    phone: string | null
    email: string | null
    street: string
    city: string
    state: string
    postcode: string
  } | null
  /** the booked time */
  booking: {
    id: number
    startsAt: string
    endsAt: string
    timeZone: string
    department: string
    isCancelled: boolean
  } | null
  /** the shopper's own car, from multi-step forms */
  tradeIn: Record<string, unknown> | null
  /** results that forms stored in separate columns, by name */
  miscellaneous: Record<string, unknown> | null
  /** a reservation that its emailed link still has to confirm; null if there is none */
  pendingHold: { id: number; heldFor: string } | null
  /** payment of the lead */
  payment: {
    kind: PaymentKind
    status: PaymentStatus
    amount: number
    description: string
    paidAt: string | null
  } | null
  /** agreement to news and offers; null if there was none or it was withdrawn */
  consent: { text: string; at: string } | null
  /** ISO 8601; null if no consent was withdrawn */
  consentWithdrawnAt: string | null
  /** the shopper's choice about marketing tags; null if nothing was asked or answered */
  trackingConsent: LeadTrackingConsent | null
  /** the person was removed; nothing may be sent */
  isErased: boolean
  site: LeadSite
}
