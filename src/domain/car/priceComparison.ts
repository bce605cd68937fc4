import type { Site } from '../site/site'
import { isAvailable } from '../stock/availability'
import type { Car } from '../stock/car'
import type { ItemLabels } from '../stock/labels'
import { cashPrice } from '../stock/price'

/** Response of a market-price provider for one car (CAR-13). Dollars; `fill` and `confidence` from 0 to 1. */
export interface MarketPrice {
  /** position in the market: 0 is the most expensive, 1 the cheapest */
  fill: number
  listing_price: number
  market_range_min: number
  market_range_max: number
  confidence: number
  /** the provider's own verdict, which overrides ours */
  description: string | null
  /** number of comparable cars; null if the provider does not state it */
  comparables: number | null
}

/** A response as received: any value may be missing. */
export type MarketPriceResponse = { [Name in keyof MarketPrice]?: MarketPrice[Name] | null }

/** The colour band of a deal (CAR-13). */
export type ComparisonBand = 'low' | 'medium' | 'high'

export interface PriceComparison extends MarketPrice {
  verdict: string
  band: ComparisonBand
}

/** Comparisons with this confidence or less are hidden (CAR-13). */
export const MIN_CONFIDENCE = 0.2

const GREAT_DEAL_FROM = 0.65
const BANDS = { mediumFrom: 0.3, highFrom: 0.6 }

/**
 * Whether a car's page loads a comparison (CAR-13): the site shows comparisons and has the Autogauge plugin, and the car is
 * used, available and has a price.
 */
export function needsComparison(
  car: Pick<Car, 'carType' | 'status' | 'price' | 'offerPrice'>,
  { flags, carPage }: Pick<Site, 'flags' | 'carPage'>,
): boolean {
  return (
    flags.priceComparison &&
    carPage.plugins.includes('autogauge') &&
    car.carType === 'used' &&
    isAvailable(car) &&
    cashPrice(car) !== null
  )
}

/**
 * The comparison shown to shoppers; null if hidden: a value is missing, confidence is too low, or the market's maximum is below
 * the car's price (CAR-13).
 */
export function visibleComparison(response: MarketPriceResponse): PriceComparison | null {
  const { fill, listing_price, market_range_min, market_range_max, confidence } = response
  if (!isNumber(fill) || !isNumber(listing_price) || !isNumber(confidence)) return null
  if (!isNumber(market_range_min) || !isNumber(market_range_max)) return null
  if (confidence <= MIN_CONFIDENCE || market_range_max < listing_price) return null
  const description = response.description?.trim() || null
  return {
    fill,
    listing_price,
    market_range_min,
    market_range_max,
    confidence,
    description,
    comparables: isNumber(response.comparables) ? response.comparables : null,
    verdict: description ?? (fill < GREAT_DEAL_FROM ? 'Good Deal' : 'Great Deal'),
    band: comparisonBand(fill),
  }
}

/** The band of a comparison: low below 0.3, medium below 0.6, else high (CAR-13). */
export function comparisonBand(fill: number): ComparisonBand {
  if (fill < BANDS.mediumFrom) return 'low'
  return fill < BANDS.highFrom ? 'medium' : 'high'
}

/** "From 14 similar cars"; null if the provider does not state the number. */
export function comparisonBasis(
  comparables: number | null,
  { one, many }: Pick<ItemLabels, 'one' | 'many'>,
): string | null {
  if (comparables === null || comparables < 1) return null
  return `From ${comparables} similar ${comparables === 1 ? one : many}`
}

function isNumber(value: number | null | undefined): value is number {
  return typeof value === 'number' && Number.isFinite(value)
}
