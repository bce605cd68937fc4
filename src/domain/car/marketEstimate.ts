import type { MarketPrice } from './priceComparison'

/** A comparable car: price in whole dollars, and the fields that affect it. */
export interface Comparable {
  price: number
  year: number
  km: number
}

/** Limits within which cars are comparable. */
export const COMPARABLE_RULES = {
  /** model years, plus or minus */
  years: 2,
  /** kilometres, plus or minus, or half of the car's own if that is more */
  km: 30_000,
  kmShare: 0.5,
  /** minimum number of comparables for an estimate */
  minComparables: 4,
} as const

/** Price change of a used car per year of age and per 10,000 km, as a fraction of the price. */
const DEPRECIATION = { perYear: 0.065, per10000Km: 0.02 }

/** Comparables for full confidence. */
const FULL_CONFIDENCE_CARS = 12

/** The market range as quantiles: one car in ten is below, one in ten above. */
const RANGE = { low: 0.1, high: 0.9 }

/** Price spread, as a fraction of the median, at which confidence is 0. */
const MAX_SPREAD = 0.5

/** The maximum difference in kilometres for a comparable. */
export function maxKmDifference(km: number): number {
  return Math.max(COMPARABLE_RULES.km, km * COMPARABLE_RULES.kmShare)
}

/** The price of each comparable adjusted to the car's year and kilometres, in dollars, ascending. */
export function adjustedPrices(car: { year: number; km: number }, comparables: readonly Comparable[]): number[] {
  return comparables
    .map(({ price, year, km }) => {
      const ageAdjustment = (year - car.year) * DEPRECIATION.perYear
      const kmAdjustment = ((car.km - km) / 10_000) * DEPRECIATION.per10000Km
      return price * Math.max(0.3, 1 - ageAdjustment - kmAdjustment)
    })
    .sort((a, b) => a - b)
}

/**
 * A car's position in the market of comparable cars (CAR-13). Confidence grows with the number of comparables, up to twelve,
 * and falls with the spread of their prices. Null if there are too few.
 */
export function marketEstimate(
  car: { price: number; year: number; km: number },
  comparables: readonly Comparable[],
): MarketPrice | null {
  if (comparables.length < COMPARABLE_RULES.minComparables) return null
  const prices = adjustedPrices(car, comparables)
  const min = quantile(prices, RANGE.low)
  const max = quantile(prices, RANGE.high)
  const spread = (max - min) / quantile(prices, 0.5)
  const coverage = Math.min(1, comparables.length / FULL_CONFIDENCE_CARS)
  return {
    fill: max === min ? Number(car.price <= min) : clamp((max - car.price) / (max - min)),
    listing_price: car.price,
    market_range_min: roundToHundred(min),
    market_range_max: roundToHundred(max),
    confidence: round(coverage * clamp(1 - spread / MAX_SPREAD)),
    description: null,
    comparables: comparables.length,
  }
}

/** The quantile of sorted values at `share` (0 to 1), interpolated. */
export function quantile(sorted: readonly number[], share: number): number {
  const position = (sorted.length - 1) * share
  const below = sorted[Math.floor(position)] ?? 0
  const above = sorted[Math.ceil(position)] ?? below
  return below + (above - below) * (position - Math.floor(position))
}

/** Rounds to whole hundreds, since an estimate is not more precise. */
export function roundToHundred(dollars: number): number {
  return Math.round(dollars / 100) * 100
}

function clamp(value: number): number {
  return Math.min(1, Math.max(0, value))
}

function round(value: number): number {
  return Math.round(value * 1000) / 1000
}
