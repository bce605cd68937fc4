import { DEFAULT_RESERVE_FEE } from '../car/carButtons'
import type { Site } from '../site/site'
import type { Car } from '../stock/car'
import { itemLabels } from '../stock/labels'

/** What shoppers read where they reserve, or begin to buy, a car, a tractor or a caravan (CAR-19, SITE-03). */
export interface ReserveLabels {
  heading: { reserve: string; purchase: string }
  intro: string
  /** what it costs and when that is paid */
  fee: string
  heldFor: string
  taken: string
}

export function reserveLabels(
  { bookings, carPage }: Pick<Site, 'bookings' | 'carPage'>,
  car: Pick<Car, 'itemType'>,
): ReserveLabels {
  const noun = itemLabels(car).one
  const heldFor = holdWords(bookings.holdHours)
  const fee = carPage.reserveFee.trim() || DEFAULT_RESERVE_FEE
  return {
    heading: { reserve: `Reserve this ${noun}`, purchase: `Buy this ${noun} online` },
    intro: `Leave your details and we hold it for you for ${heldFor}.`,
    fee: bookings.takesCards
      ? `The fee is ${fee}. You pay it on the next page, or at the dealership; it comes off the price.`
      : `The fee is ${fee}. Nothing is charged here: we call you to take it, and it comes off the price.`,
    heldFor,
    taken: `Somebody has already reserved this ${noun}, or it is sold. Send us an enquiry and we will tell you if it comes free.`,
  }
}

function holdWords(hours: number): string {
  if (hours % 24 === 0 && hours > 24) return `${hours / 24} days`
  return hours === 1 ? 'an hour' : `${hours} hours`
}
