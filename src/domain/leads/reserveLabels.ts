import { DEFAULT_RESERVE_FEE } from '../car/carButtons'
import type { Site } from '../site/site'
import type { Car } from '../stock/car'
import { itemLabels } from '../stock/labels'

/** Texts of the reservation and purchase forms of a car, tractor or caravan (CAR-19, SITE-03). */
export interface ReserveLabels {
  heading: { reserve: string; purchase: string }
  intro: string
  /** the fee and when it is paid */
  fee: string
  heldFor: string
  taken: string
}

export function reserveLabels(
  { bookings, carPage }: Pick<Site, 'bookings' | 'carPage'>,
  car: Pick<Car, 'itemType'>,
): ReserveLabels {
  const noun = itemLabels(car).one
  const heldFor = formatHold(bookings.holdHours)
  const fee = carPage.reserveFee.trim() || DEFAULT_RESERVE_FEE
  return {
    heading: { reserve: `Reserve this ${noun}`, purchase: `Buy this ${noun} online` },
    intro: bookings.takesCards
      ? `Enter your details, then pay the fee or confirm by the link that we email you. We hold it for you for ${heldFor}.`
      : `Enter your details, then confirm by the link that we email you. We hold it for you for ${heldFor}.`,
    fee: bookings.takesCards
      ? `The fee is ${fee}. You pay it on the next page, or at the dealership; it comes off the price.`
      : `The fee is ${fee}. Nothing is charged now: we will call you to take payment, and it comes off the price.`,
    heldFor,
    taken: `This ${noun} has been reserved or sold. Send us an enquiry and we will let you know if it becomes available.`,
  }
}

/** "48 hours", "3 days". */
export function formatHold(hours: number): string {
  if (hours % 24 === 0 && hours > 24) return `${hours / 24} days`
  return hours === 1 ? 'an hour' : `${hours} hours`
}
