import type { Site } from '../site/site'
import { isAvailable } from '../stock/availability'
import type { Car } from '../stock/car'
import { cashPrice } from '../stock/price'
import { adjustedPrices, COMPARABLE_RULES, type Comparable, quantile, roundToHundred } from './marketEstimate'

/** Cars at this price or less are offered no trade-in, in dollars (CAR-20). */
const MIN_PRICE = 200

/** Beyond these a car gets no estimate online (LEAD-08). */
export const VALUATION_LIMITS = { ageYears: 7, km: 100_000 } as const

/** What a dealer pays of the price it asks: the rest is preparation, warranty and margin. */
const PAID_SHARE = { low: 0.78, high: 0.88 }

/** The car that a shopper would trade in. */
export interface TradeInCar {
  make: string
  model: string
  year: number
  km: number
}

/** What a car may be worth to the dealer, whole dollars, and on how many similar cars that rests. */
export interface Valuation {
  low: number
  high: number
  comparables: number
}

/** Why there is no estimate, in words for the shopper. */
export const VALUATION_MESSAGES = {
  tooOld: 'We value cars over 7 years old in person. Send us the details and we will call you.',
  tooFar: 'We value cars over 100,000 km in person. Send us the details and we will call you.',
  tooFew: 'We know of too few like yours to give a figure online. Send us the details and we will call you.',
} as const

/**
 * Whether a car's page offers to take the shopper's own in part payment (CAR-20): in stock, not sold or reserved, above
 * $200, and the site has valuations.
 */
export function offersTradeIn(
  car: Pick<Car, 'status' | 'reserved' | 'price' | 'offerPrice'>,
  { flags }: Pick<Site, 'flags'>,
): boolean {
  if (!flags.tradeInValuation || car.reserved || !isAvailable(car) || car.status !== 'in_stock') return false
  return (cashPrice(car) ?? 0) > MIN_PRICE
}

/** What keeps a car from an estimate whatever its market; null where nothing does (LEAD-08). */
export function valuationError(car: TradeInCar, now: Date): string | null {
  if (now.getUTCFullYear() - car.year > VALUATION_LIMITS.ageYears) return VALUATION_MESSAGES.tooOld
  if (car.km > VALUATION_LIMITS.km) return VALUATION_MESSAGES.tooFar
  return null
}

/** The range that a dealer would pay, from what similar cars are sold for; null where they are too few. */
export function tradeInEstimate(car: TradeInCar, comparables: readonly Comparable[]): Valuation | null {
  if (comparables.length < COMPARABLE_RULES.fewest) return null
  const prices = adjustedPrices(car, comparables)
  return {
    low: roundToHundred(quantile(prices, 0.25) * PAID_SHARE.low),
    high: roundToHundred(quantile(prices, 0.75) * PAID_SHARE.high),
    comparables: comparables.length,
  }
}
