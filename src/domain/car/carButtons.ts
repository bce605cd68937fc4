import type { Site } from '../site/site'
import { isAvailable } from '../stock/availability'
import type { Car } from '../stock/car'
import { reserveLink } from '../stock/cardButtons'

/** Default reservation fee (CAR-19). */
export const DEFAULT_RESERVE_FEE = '$200'

type ButtonCar = Pick<Car, 'status' | 'reserved' | 'slug' | 'price' | 'offerPrice' | 'name'>

/** Whether a car can be reserved: it is available and not reserved (CAR-04, CAR-06). */
export function isReservable(car: Pick<Car, 'status' | 'reserved'>): boolean {
  return isAvailable(car) && !car.reserved
}

/** Link and fee of 'Reserve Car Now'; null if the car's page has no such button (CAR-02, CAR-19). */
export function reserveOffer(
  car: ButtonCar,
  { flags, carPage }: Pick<Site, 'flags' | 'carPage'>,
): { link: string; fee: string } | null {
  if (!(flags.reserveOnline || flags.buyOnline) || !isReservable(car)) return null
  return { link: reserveLink(car, flags), fee: carPage.reserveFee.trim() || DEFAULT_RESERVE_FEE }
}

/** Link of the online purchase of a car (CAR-19). */
export function purchaseLink({ slug }: Pick<Car, 'slug'>): string {
  return `/checkout-journey?car_id=${encodeURIComponent(slug)}`
}

/**
 * URL of 'Instant Message', which stands before 'Enquire Now' (CAR-06), if a chat bot is configured and enabled, the car can be
 * reserved, and Podium does not handle messages; else null. A text message is no chat bot: a desktop cannot send one, and its
 * shopper could not enquire. WhatsApp chats start with the car's name.
 */
export function instantMessageLink(car: ButtonCar, { flags, carPage }: Pick<Site, 'flags' | 'carPage'>): string | null {
  const { chatLink, hasPodium } = carPage
  if (!flags.chat || !chatLink || hasPodium || !isReservable(car)) return null
  if (!/^https?:/i.test(chatLink)) return null
  const text = encodeURIComponent(`Is the ${car.name} still available?`)
  if (/^https:\/\/(wa\.me|api\.whatsapp\.com)\//.test(chatLink)) {
    return `${chatLink}${chatLink.includes('?') ? '&' : '?'}text=${text}`
  }
  return chatLink
}
