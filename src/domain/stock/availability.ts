import type { Car } from './car'

/** The statuses in which a car can be bought; every other word, known or not, means it cannot (CAR-04). */
export const AVAILABLE_STATUSES = ['in_stock', 'coming_soon'] as const

/**
 * True when a shopper can enquire about, finance or reserve the car (CAR-04). A feed's unknown status is not available.
 */
export function isAvailable(car: Pick<Car, 'status'>): boolean {
  return (AVAILABLE_STATUSES as readonly string[]).includes(car.status)
}

/** The notice in place of the price and buttons of a car that is not available (CAR-04). */
export function soldNotice(car: Pick<Car, 'name'>): string {
  return `Unfortunately this ${car.name} was recently sold.`
}
