import { addCarId } from '../site/addCarId'
import type { Flags } from '../site/flags'
import type { CardRules, SiteLinks, SiteWording } from '../site/site'
import { isAvailable } from './availability'
import type { Car } from './car'
import { itemLabels } from './labels'

/** What an unavailable car's button says on a card (CARD-02). */
export const CARD_FIND_SIMILAR_LABEL = 'Find me something similar'

/** What an unavailable car's button says on its page (CAR-04). */
export const PAGE_FIND_SIMILAR_LABEL = 'Find Me Something Similar'

/** A button of a search card; `href` is null where it opens a form in place. */
export interface CardButton {
  kind: 'enquire' | 'viewDetails' | 'testDrive' | 'reserve' | 'similar'
  label: string
  href: string | null
}

export interface CardButtonSettings {
  flags: Pick<Flags, 'buyOnline'>
  links: Pick<SiteLinks, 'testDrive'>
  wording: Pick<SiteWording, 'enquireNow'>
  cards: Pick<CardRules, 'buttons' | 'reserveFee'>
}

/** Buttons that a card has room for. */
const MAX_BUTTONS = 2

/**
 * A card's buttons in order of weight (CARD-02): those that the site chose. A car that is not available offers only to
 * find a similar one; one that is reserved offers that in place of reserving or driving it. A card is never without a button.
 */
export function cardButtons(
  car: Pick<Car, 'id' | 'slug' | 'path' | 'status' | 'reserved' | 'itemType'>,
  { flags, links, wording, cards }: CardButtonSettings,
): CardButton[] {
  const similar: CardButton = { kind: 'similar', label: CARD_FIND_SIMILAR_LABEL, href: null }
  if (!isAvailable(car)) return [similar]
  const offered: Record<CardRules['buttons'][number], CardButton> = {
    enquire: { kind: 'enquire', label: wording.enquireNow, href: null },
    viewDetails: { kind: 'viewDetails', label: 'View Details', href: car.path },
    testDrive: { kind: 'testDrive', label: itemLabels(car).tryIt, href: addCarId(links.testDrive, car.id) },
    reserve: { kind: 'reserve', label: reserveLabel(cards.reserveFee), href: reserveLink(car, flags) },
  }
  const chosen = cards.buttons.map((kind) =>
    car.reserved && (kind === 'reserve' || kind === 'testDrive') ? similar : offered[kind],
  )
  const distinct = [...new Set(chosen)]
  return distinct.length > 0 ? distinct.slice(0, MAX_BUTTONS) : [offered.enquire]
}

/** 'Reserve Now' with its amount as the site writes it, or as plain words where it is not said (CARD-02). */
export function reserveLabel(amount: string | null): string {
  return amount === null ? 'Reserve Now' : `Reserve Now ${amount}`
}

/** Where a car is reserved: the online purchase when the site sells online, else its checkout (CAR-19). */
export function reserveLink(car: Pick<Car, 'slug'>, flags: Pick<Flags, 'buyOnline'>): string {
  return `/cars/${car.slug}/${flags.buyOnline ? 'buy-online' : 'checkout'}`
}

/** Whether reserving is one form, which may open where the shopper is: no purchase to go through and no sign-in before it. */
export function reservesOnPage({ buyOnline, gatedCheckout }: Pick<Flags, 'buyOnline' | 'gatedCheckout'>): boolean {
  return !buyOnline && !gatedCheckout
}

export interface FavouriteInput {
  flags: Pick<Flags, 'favourites'>
  /** the listing check: the car is on the site's list */
  listed: boolean
  /** the shopper has it already */
  saved: boolean
  /** the button that compares instead of keeping */
  compares: boolean
  /** the site sells used cars only */
  usedOnly: boolean
}

/**
 * Whether a car carries the favourite button (CARD-05): the site keeps favourites and lists the car; a sold one only
 * where it is kept already; as a compare button on a used-car site, only with a price and a picture.
 */
export function showsFavourite(
  car: Pick<Car, 'status' | 'price' | 'photosCount'>,
  { flags, listed, saved, compares, usedOnly }: FavouriteInput,
): boolean {
  if (!flags.favourites || !listed) return false
  if (!isAvailable(car)) return saved
  if (!compares || !usedOnly) return true
  return car.price !== null && car.price > 0 && car.photosCount > 0
}
