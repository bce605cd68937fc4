import { addCarId } from '../site/addCarId'
import type { Flags } from '../site/flags'
import type { CardRules, SiteLinks, SiteWording } from '../site/site'
import { isAvailable } from './availability'
import type { Car } from './car'
import { itemLabels } from './labels'

/** Button label of an unavailable car's card (CARD-02). */
export const CARD_FIND_SIMILAR_LABEL = 'Find me something similar'

/** Button label of an unavailable car's page (CAR-04). */
export const PAGE_FIND_SIMILAR_LABEL = 'Find Me Something Similar'

/** A button of a search card; `href` is null if it opens a form in place. */
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

/** Maximum buttons of a card. */
const MAX_BUTTONS = 2

/**
 * A card's buttons in order (CARD-02), as configured for the site. An unavailable car only has the similar cars button, which
 * also replaces reserving and test drives on a reserved car. A car that is coming soon has no test drive. There is always at least one button.
 */
export function cardButtons(
  car: Pick<Car, 'id' | 'slug' | 'path' | 'status' | 'reserved' | 'itemType'>,
  { flags, links, wording, cards }: CardButtonSettings,
): CardButton[] {
  const similar: CardButton = { kind: 'similar', label: CARD_FIND_SIMILAR_LABEL, href: null }
  if (!isAvailable(car)) return [similar]
  const buttons: Record<CardRules['buttons'][number], CardButton> = {
    enquire: { kind: 'enquire', label: wording.enquireNow, href: null },
    viewDetails: { kind: 'viewDetails', label: 'View Details', href: car.path },
    testDrive: { kind: 'testDrive', label: itemLabels(car).testDrive, href: addCarId(links.testDrive, car.id) },
    reserve: { kind: 'reserve', label: reserveLabel(cards.reserveFee), href: reserveLink(car, flags) },
  }
  const offered = cards.buttons.filter((kind) => kind !== 'testDrive' || canBeDriven(car) || car.reserved)
  const selected = offered.map((kind) =>
    car.reserved && (kind === 'reserve' || kind === 'testDrive') ? similar : buttons[kind],
  )
  const distinct = [...new Set(selected)]
  return distinct.length > 0 ? distinct.slice(0, MAX_BUTTONS) : [buttons.enquire]
}

/** A car that is coming soon is not at the dealership yet, so nobody can drive it. */
export function canBeDriven({ status }: Pick<Car, 'status'>): boolean {
  return status === 'in_stock'
}

/** 'Reserve Now' with its amount, or without if unknown (CARD-02). */
export function reserveLabel(amount: string | null): string {
  return amount === null ? 'Reserve Now' : `Reserve Now ${amount}`
}

/** The reservation link of a car: the online purchase if the site sells online, else its checkout (CAR-19). */
export function reserveLink(car: Pick<Car, 'slug'>, flags: Pick<Flags, 'buyOnline'>): string {
  return `/cars/${car.slug}/${flags.buyOnline ? 'buy-online' : 'checkout'}`
}

/** Whether the reservation form can open in place: no online purchase and no sign-in required. */
export function reservesOnPage({ buyOnline, gatedCheckout }: Pick<Flags, 'buyOnline' | 'gatedCheckout'>): boolean {
  return !buyOnline && !gatedCheckout
}

export interface FavouriteInput {
  flags: Pick<Flags, 'favourites'>
  /** the car is listed on the site */
  listed: boolean
  /** the shopper has already saved it */
  saved: boolean
  /** the button is compare instead of saving */
  isCompare: boolean
  /** the site sells used cars only */
  usedOnly: boolean
}

/**
 * Whether a car has the favourite button (CARD-05): the site has favourites and lists the car; on a sold car only if it is
 * already saved; as a compare button on a used-car site only with a price and a picture.
 */
export function showsFavourite(
  car: Pick<Car, 'status' | 'price' | 'photosCount'>,
  { flags, listed, saved, isCompare, usedOnly }: FavouriteInput,
): boolean {
  if (!flags.favourites || !listed) return false
  if (!isAvailable(car)) return saved
  if (!isCompare || !usedOnly) return true
  return car.price !== null && car.price > 0 && car.photosCount > 0
}
