import { formatDate, formatDollars } from '../format'
import type { MediaImage } from '../mediaImage'
import { isActive } from '../promotions/promotion'

/** A special offer (SITE-08). Prices in whole dollars, dates in ISO 8601; a null date is open-ended. */
export interface Offer {
  id: number
  slug: string
  title: string
  summary: string
  image: MediaImage | null
  price: number | null
  beforePrice: number | null
  /** what the price includes, "drive away" */
  priceNote: string | null
  badge: string | null
  carIds: number[]
  modelIds: number[]
  linkLabel: string | null
  link: string | null
  disclaimer: string
  start: string | null
  expiry: string | null
}

/** Default label of an offer's button. */
export const ENQUIRE_ABOUT_OFFER = 'Enquire about this offer'

/** The page of an offer. */
export const offerPath = ({ slug }: Pick<Offer, 'slug'>) => `/special-offers/${slug}`

/** Offers active at `now`, in the order given. */
export function activeOffers<O extends Pick<Offer, 'start' | 'expiry'>>(offers: readonly O[], now: Date): O[] {
  return offers.filter((offer) => isActive(offer, now))
}

/** The offers with these ids, in the order of the ids. */
export function pickOffers<O extends Pick<Offer, 'id'>>(offers: readonly O[], ids: readonly number[]): O[] {
  const byId = new Map(offers.map((offer) => [offer.id, offer]))
  return ids.flatMap((id) => byId.get(id) ?? [])
}

/** An offer's price, with the earlier price if it was higher; null for an offer without a price. */
export function formatOfferPrice({ price, beforePrice }: Pick<Offer, 'price' | 'beforePrice'>) {
  if (price === null || price <= 0) return null
  return {
    text: formatDollars(price),
    before: beforePrice !== null && beforePrice > price ? formatDollars(beforePrice) : null,
  }
}

/** The last day of an offer in the site's time zone: "Until 31 March 2027"; null if it does not expire. */
export function formatOfferEnd({ expiry }: Pick<Offer, 'expiry'>, timeZone: string): string | null {
  if (!expiry) return null
  // An offer that expires at midnight is valid until the day before.
  const lastMoment = new Date(Date.parse(expiry) - 1).toISOString()
  return `Until ${formatDate(lastMoment, timeZone)}`
}
