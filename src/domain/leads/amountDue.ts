import { DEFAULT_RESERVE_FEE } from '../car/carButtons'
import { type PaymentKind, toDollars } from '../payments/payment'
import type { Site } from '../site/site'
import type { Car } from '../stock/car'
import type { Enquiry } from './enquiry'
import { hasCar } from './enquiryKinds'

export interface AmountDue {
  kind: PaymentKind
  /** dollars */
  amount: number
  description: string
}

/** The site's reservation fee in whole dollars; null if its text contains no amount (CAR-19). */
export function reserveFeeDollars({ carPage }: Pick<Site, 'carPage'>): number | null {
  return toDollars(carPage.reserveFee.trim() || DEFAULT_RESERVE_FEE)
}

/** The amount that a shopper pays online with an enquiry: an invoice or a reservation fee; null if none (CAR-19). */
export function amountDue(
  site: Pick<Site, 'carPage' | 'bookings'>,
  { kind, details }: Pick<Enquiry, 'kind' | 'details'>,
  car: Pick<Car, 'name'> | null,
): AmountDue | null {
  if (kind === 'payment') {
    const { amount, invoice } = details
    return typeof amount === 'number'
      ? { kind: 'invoice', amount, description: `Invoice ${invoice ?? ''}`.trim() }
      : null
  }
  const fee = car && hasCar(kind) ? reserveFeeDollars(site) : null
  // Without card payments the dealer collects the fee in person, and the hold alone records it.
  if (!car || fee === null || !site.bookings.takesCards) return null
  return { kind: 'reservation', amount: fee, description: `Reservation of the ${car.name}` }
}
