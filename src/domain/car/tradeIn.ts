import type { Site } from '../site/site'
import { isAvailable } from '../stock/availability'
import type { Car } from '../stock/car'
import { cashPrice } from '../stock/price'
import { adjustedPrices, COMPARABLE_RULES, type Comparable, quantile, roundToHundred } from './marketEstimate'

/** Minimum price in dollars for a trade-in offer; it must be exceeded (CAR-20). */
const MIN_PRICE = 200

/** Limits of an online valuation (LEAD-08). */
export const VALUATION_LIMITS = { ageYears: 7, km: 100_000 } as const

/** Trade-in value as a fraction of the retail price, after preparation, warranty and margin. */
const TRADE_IN_FACTOR = { low: 0.78, high: 0.88 }

/** The shopper's own car. */
export interface TradeInCar {
  make: string
  model: string
  year: number
  km: number
}

/** Estimated trade-in value in whole dollars, and the number of comparable cars. */
export interface Valuation {
  low: number
  high: number
  comparables: number
}

/** Why there is no estimate, for the shopper. */
export const VALUATION_MESSAGES = {
  tooOld: 'We value cars over 7 years old in person. Send us the details and we will call you.',
  tooManyKm: 'We value cars over 100,000 km in person. Send us the details and we will call you.',
  tooFewComparables:
    'We do not have enough similar cars to value yours online. Send us the details and we will call you.',
} as const

/**
 * Whether a car's page offers a trade-in (CAR-20): the car is in stock, not sold or reserved, above $200, and the site has
 * valuations.
 */
export function offersTradeIn(
  car: Pick<Car, 'status' | 'reserved' | 'price' | 'offerPrice'>,
  { flags }: Pick<Site, 'flags'>,
): boolean {
  if (!flags.tradeInValuation || car.reserved || !isAvailable(car) || car.status !== 'in_stock') return false
  return (cashPrice(car) ?? 0) > MIN_PRICE
}

/** Why a car cannot be valued online regardless of the market; null if it can (LEAD-08). */
export function valuationError(car: TradeInCar, now: Date): string | null {
  if (now.getUTCFullYear() - car.year > VALUATION_LIMITS.ageYears) return VALUATION_MESSAGES.tooOld
  if (car.km > VALUATION_LIMITS.km) return VALUATION_MESSAGES.tooManyKm
  return null
}

/** The estimated trade-in range, based on the prices of comparable cars; null if there are too few. */
export function tradeInEstimate(car: TradeInCar, comparables: readonly Comparable[]): Valuation | null {
  if (comparables.length < COMPARABLE_RULES.minComparables) return null
  const prices = adjustedPrices(car, comparables)
  return {
    low: roundToHundred(quantile(prices, 0.25) * TRADE_IN_FACTOR.low),
    high: roundToHundred(quantile(prices, 0.75) * TRADE_IN_FACTOR.high),
    comparables: comparables.length,
  }
}
