import type { MarketPrice } from './priceComparison'

/** A car like the one in question: what it costs, whole dollars, and what makes the difference. */
export interface Comparable {
  price: number
  year: number
  km: number
}

/** What a market is made of, and how far a car may differ and still belong to it. */
export const COMPARABLE_RULES = {
  /** model years either way */
  years: 2,
  /** kilometres either way, or half of the car's own where that is more */
  km: 30_000,
  kmShare: 0.5,
  /** fewer say nothing about a market */
  fewest: 4,
} as const

/** How a year and 10,000 km change the price of a used car, as a share of it. */
const LEVELLING = { aYear: 0.065, a10000Km: 0.02 }

/** From this many cars on, a market's number leaves no doubt. */
const ENOUGH_CARS = 12

/** The ends of the market's range: what one in ten is below, and one in ten above. */
const RANGE = { low: 0.1, high: 0.9 }

/** The spread of prices, as a share of the middle one, at which they no longer say what a car is worth. */
const MAX_SPREAD = 0.5

/** How far from a car another may be, in kilometres, to compare with it. */
export function maxKmDifference(km: number): number {
  return Math.max(COMPARABLE_RULES.km, km * COMPARABLE_RULES.kmShare)
}

/** What each comparable would cost with the car's own age and kilometres, in dollars, the cheapest first. */
export function adjustedPrices(car: { year: number; km: number }, comparables: readonly Comparable[]): number[] {
  return comparables
    .map(({ price, year, km }) => {
      const older = (year - car.year) * LEVELLING.aYear
      const further = ((car.km - km) / 10_000) * LEVELLING.a10000Km
      return price * Math.max(0.3, 1 - older - further)
    })
    .sort((a, b) => a - b)
}

/**
 * Where a car stands in the market of its like (CAR-13). Confidence grows with the number of comparables, up to twelve, and
 * falls with the spread of their prices. Null where they are too few to speak of a market.
 */
export function marketEstimate(
  car: { price: number; year: number; km: number },
  comparables: readonly Comparable[],
): MarketPrice | null {
  if (comparables.length < COMPARABLE_RULES.fewest) return null
  const prices = adjustedPrices(car, comparables)
  const min = quantile(prices, RANGE.low)
  const max = quantile(prices, RANGE.high)
  const spread = (max - min) / quantile(prices, 0.5)
  const number = Math.min(1, comparables.length / ENOUGH_CARS)
  return {
    fill: max === min ? Number(car.price <= min) : clamp((max - car.price) / (max - min)),
    listing_price: car.price,
    market_range_min: roundToHundred(min),
    market_range_max: roundToHundred(max),
    confidence: round(number * clamp(1 - spread / MAX_SPREAD)),
    description: null,
    comparables: comparables.length,
  }
}

/** The value below which a share of the sorted values lies, between its neighbours. */
export function quantile(sorted: readonly number[], share: number): number {
  const place = (sorted.length - 1) * share
  const below = sorted[Math.floor(place)] ?? 0
  const above = sorted[Math.ceil(place)] ?? below
  return below + (above - below) * (place - Math.floor(place))
}

/** Estimates in whole hundreds: more digits would claim to know more. */
export function roundToHundred(dollars: number): number {
  return Math.round(dollars / 100) * 100
}

function clamp(value: number): number {
  return Math.min(1, Math.max(0, value))
}

function round(value: number): number {
  return Math.round(value * 1000) / 1000
}
