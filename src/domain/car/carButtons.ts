import type { Site } from '../site/site'
import { isAvailable } from '../stock/availability'
import type { Car } from '../stock/car'
import { reserveLink } from '../stock/cardButtons'

/** What reserving costs where the site does not say (CAR-19). */
export const DEFAULT_RESERVE_FEE = '$200'

type ButtonCar = Pick<Car, 'status' | 'reserved' | 'slug' | 'price' | 'offerPrice' | 'name'>

/** Whether a car can be reserved: it can be bought and nobody has reserved it yet (CAR-04, CAR-06). */
export function isReservable(car: Pick<Car, 'status' | 'reserved'>): boolean {
  return isAvailable(car) && !car.reserved
}

/** Where 'Reserve Car Now' leads and what it costs; null where the car's page has no such button (CAR-02, CAR-19). */
export function reserveOffer(
  car: ButtonCar,
  { flags, carPage }: Pick<Site, 'flags' | 'carPage'>,
): { link: string; fee: string } | null {
  if (!(flags.reserveOnline || flags.buyOnline) || !isReservable(car)) return null
  return { link: reserveLink(car, flags), fee: carPage.reserveFee.trim() || DEFAULT_RESERVE_FEE }
}

/** The online purchase of a car (CAR-19). */
export function purchaseLink({ slug }: Pick<Car, 'slug'>): string {
  return `/checkout-journey?car_id=${encodeURIComponent(slug)}`
}

/**
 * The address of 'Instant Message', which stands in place of 'Enquire Now' (CAR-06): a chat is configured and switched on,
 * the car can be reserved, and Podium does not answer messages. Null keeps 'Enquire Now'. Chats by phone start with the
 * car's name.
 */
export function instantMessageLink(car: ButtonCar, { flags, carPage }: Pick<Site, 'flags' | 'carPage'>): string | null {
  const { chatLink, hasPodium } = carPage
  if (!flags.chat || !chatLink || hasPodium || !isReservable(car)) return null
  const words = encodeURIComponent(`Is the ${car.name} still available?`)
  if (chatLink.startsWith('sms:')) return `${chatLink}${chatLink.includes('?') ? '&' : '?'}body=${words}`
  if (/^https:\/\/(wa\.me|api\.whatsapp\.com)\//.test(chatLink)) {
    return `${chatLink}${chatLink.includes('?') ? '&' : '?'}text=${words}`
  }
  return chatLink
}
