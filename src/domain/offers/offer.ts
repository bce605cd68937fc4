import { formatDate, formatDollars } from '../format'
import type { MediaImage } from '../mediaImage'
import { isActive } from '../promotions/promotion'

/** A dealer's special offer (SITE-08). Prices in whole dollars, moments in ISO 8601; null leaves an end open. */
export interface Offer {
  id: number
  slug: string
  title: string
  summary: string
  image: MediaImage | null
  price: number | null
  beforePrice: number | null
  /** what the price includes, as shoppers read it: "drive away" */
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

/** What a card's or page's button says where staff left it to us. */
export const ENQUIRE_ABOUT_OFFER = 'Enquire about this offer'

/** The page of an offer. */
export const offerPath = ({ slug }: Pick<Offer, 'slug'>) => `/special-offers/${slug}`

/** The offers that are on at `now`, in the order they came. */
export function activeOffers<O extends Pick<Offer, 'start' | 'expiry'>>(offers: readonly O[], now: Date): O[] {
  return offers.filter((offer) => isActive(offer, now))
}

/** An offer's price in words, with the one it replaces where that was higher; null for an offer without a price. */
export function formatOfferPrice({ price, beforePrice }: Pick<Offer, 'price' | 'beforePrice'>) {
  if (price === null || price <= 0) return null
  return {
    text: formatDollars(price),
    before: beforePrice !== null && beforePrice > price ? formatDollars(beforePrice) : null,
  }
}

/** Until when an offer holds, in the site's zone: "Until 31 March 2027"; null where it never ends. */
export function formatOfferEnd({ expiry }: Pick<Offer, 'expiry'>, timeZone: string): string | null {
  if (!expiry) return null
  // An offer that ends at midnight was good until the day before.
  const lastMoment = new Date(Date.parse(expiry) - 1).toISOString()
  return `Until ${formatDate(lastMoment, timeZone)}`
}
