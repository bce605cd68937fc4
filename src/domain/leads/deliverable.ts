import type { PaymentKind, PaymentStatus } from '../payments/payment'
import type { LeadPayload } from './leadPayload'

/** The site that a lead came to, as far as what is sent says anything of it. */
export interface DeliveringSite {
  name: string
  slug: string
  /** where the site is, without a slash at the end */
  origin: string
  phone: string | null
  email: string | null
  timeZone: string
  /** colours of the site's theme, `#rrggbb` */
  colours: { accent: string; onAccent: string; ink: string }
  receipt: { subject: string; text: string }
}

/** A stored lead with all that its emails, XML and JSON say. */
export interface DeliverableLead {
  reference: string
  /** ISO 8601 */
  createdAt: string
  kind: string
  isTest: boolean
  step: string | null
  payload: LeadPayload
  car: {
    name: string
    /** whole dollars when the shopper asked; null where none was shown */
    price: number | null
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
  /** time that the shopper booked */
  booking: { startsAt: string; endsAt: string; timeZone: string; department: string } | null
  /** what a form of several steps gathered of the shopper's own car */
  tradeIn: Record<string, unknown> | null
  /** what forms wrote to columns of their own, by their names */
  miscellaneous: Record<string, unknown> | null
  /** money that the shopper pays with it */
  payment: {
    kind: PaymentKind
    status: PaymentStatus
    amount: number
    description: string
    paidAt: string | null
  } | null
  consent: { text: string; at: string } | null
  site: DeliveringSite
}
