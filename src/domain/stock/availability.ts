import type { Car } from './car'

/** Statuses of an available car; any other, known or not, is unavailable (CAR-04). */
export const AVAILABLE_STATUSES = ['in_stock', 'coming_soon'] as const

/**
 * True if a shopper can enquire about, finance or reserve the car (CAR-04). Unknown statuses from feeds are unavailable.
 */
export function isAvailable(car: Pick<Car, 'status'>): boolean {
  return (AVAILABLE_STATUSES as readonly string[]).includes(car.status)
}

/** The notice shown instead of price and buttons of an unavailable car (CAR-04). */
export function soldNotice(car: Pick<Car, 'name'>): string {
  return `Unfortunately this ${car.name} was recently sold.`
}

/** Cars that can be bought, as a filter of the stock index. A number there, so that it can be combined with other conditions. */
export const AVAILABLE_FILTER = 'is_available = 1'
