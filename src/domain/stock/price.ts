import { formatDollars } from '../format'
import type { Flags } from '../site/flags'
import type { SiteWording } from '../site/site'
import type { Car } from './car'

/** dollars; feeds send an offer price at or below this for no offer (CAR-03) */
const MIN_OFFER = 10

/** dollars by which the market average must exceed the price for a below-market car (STK-18) */
const BELOW_MARKET_MARGIN = 499

/** Labels of known price types. */
const PRICE_TYPE_LABELS = new Map<string, string>(
  Object.entries({
    drive_away: 'Drive Away',
    excl_gov_charges: 'Excl. Govt. Charges',
    ex_demo: 'Ex Demo',
  }),
)

export const PREORDER_LABEL = 'PREORDER'

/** Label of a subscription price, which is per month. */
export const SUBSCRIPTION_LABEL = 'Monthly Subscription'

/** The price shown for a car (CAR-03): an amount in dollars, or a text. */
export type CarPrice =
  | { kind: 'subscription'; amount: number; was: null; priceType: string | null; label: string }
  | { kind: 'price' | 'offer'; amount: number; was: number | null; priceType: string | null; label: string }
  | { kind: 'preorder' | 'none'; amount: null; was: null; priceType: null; label: string }

export type PricedCar = Pick<
  Car,
  'price' | 'beforePrice' | 'offerPrice' | 'subscriptionPrice' | 'priceType' | 'preorder'
>

export interface PriceSettings {
  flags: Pick<Flags, 'subscriptions'>
  wording: Pick<SiteWording, 'noPrice'>
}

/**
 * The price of a car by priority (CAR-03): subscription, if the site offers them; offer above $10; price; PREORDER; the site's
 * no-price text. `was` is the earlier price to strike through, if it is higher than the amount.
 */
export function carPrice(car: PricedCar, { flags, wording }: PriceSettings): CarPrice {
  if (flags.subscriptions && isAmount(car.subscriptionPrice)) {
    const amount = car.subscriptionPrice
    return { kind: 'subscription', amount, was: null, priceType: subscriptionNote(car), label: formatDollars(amount) }
  }
  const amount = cashPrice(car)
  if (amount !== null) {
    const was = car.beforePrice !== null && car.beforePrice > amount ? car.beforePrice : null
    const kind = hasOffer(car) ? 'offer' : 'price'
    return { kind, amount, was, priceType: priceTypeLabel(car.priceType), label: formatDollars(amount) }
  }
  if (car.preorder) return { kind: 'preorder', amount: null, was: null, priceType: null, label: PREORDER_LABEL }
  return { kind: 'none', amount: null, was: null, priceType: null, label: wording.noPrice }
}

/** A price with its condition in one line: "$38,990 Drive Away", "$229 Monthly Subscription". */
export function priceText({ label, priceType }: CarPrice): string {
  return [label, priceType].filter(Boolean).join(' ')
}

/**
 * The purchase price of a car in dollars: the offer above $10, else the price; null without either (CAR-03).
 */
export function cashPrice(car: Pick<Car, 'price' | 'offerPrice'>): number | null {
  if (hasOffer(car)) return car.offerPrice
  return isAmount(car.price) ? car.price : null
}

/** "Monthly Subscription, or $16,990 Drive Away"; includes the purchase price, which repayments are based on. */
function subscriptionNote(car: PricedCar): string {
  const price = cashPrice(car)
  if (price === null) return SUBSCRIPTION_LABEL
  return `${SUBSCRIPTION_LABEL}, or ${formatDollars(price)} ${priceTypeLabel(car.priceType) ?? 'to buy'}`
}

/** The label of a price type: a known one's name, else the feed's text without underscores. */
export function priceTypeLabel(priceType: string | null): string | null {
  const text = priceType?.trim()
  if (!text) return null
  return PRICE_TYPE_LABELS.get(text.toLowerCase()) ?? text.replaceAll('_', ' ')
}

/** True if the market average is more than $499 above the price (STK-18). */
export function isBelowMarket(car: Pick<Car, 'price' | 'offerPrice' | 'marketAveragePrice'>): boolean {
  const price = cashPrice(car)
  return price !== null && car.marketAveragePrice !== null && car.marketAveragePrice - price > BELOW_MARKET_MARGIN
}

function hasOffer(car: Pick<Car, 'offerPrice'>): car is { offerPrice: number } {
  return car.offerPrice !== null && car.offerPrice > MIN_OFFER
}

function isAmount(dollars: number | null): dollars is number {
  return dollars !== null && dollars > 0
}
