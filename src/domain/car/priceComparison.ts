import type { Site } from '../site/site'
import { isAvailable } from '../stock/availability'
import type { Car } from '../stock/car'
import type { ItemLabels } from '../stock/labels'
import { cashPrice } from '../stock/price'

/** What a market-price provider answers about one car (CAR-13). Dollars; `fill` and `confidence` from 0 to 1. */
export interface MarketPrice {
  /** how far towards the cheap end of the market the car stands: 0 at its dearest, 1 at its cheapest */
  fill: number
  listing_price: number
  market_range_min: number
  market_range_max: number
  confidence: number
  /** the provider's own verdict, in place of ours */
  description: string | null
  /** how many similar cars it rests on; null where the provider does not say */
  comparables: number | null
}

/** An answer as it came: any value may be missing. */
export type MarketPriceAnswer = { [Name in keyof MarketPrice]?: MarketPrice[Name] | null }

/** How good the deal is, as a colour (CAR-13). */
export type ComparisonBand = 'low' | 'medium' | 'high'

export interface PriceComparison extends MarketPrice {
  verdict: string
  band: ComparisonBand
}

/** A comparison that is this unsure, or less sure, is not shown (CAR-13). */
export const MIN_CONFIDENCE = 0.2

const GREAT_DEAL_FROM = 0.65
const BANDS = { mediumFrom: 0.3, highFrom: 0.6 }

/**
 * Whether a car's page asks for a comparison (CAR-13): the site shows comparisons and has the Autogauge plugin, and the
 * car is used, can be bought and has a price.
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
 * The comparison as shoppers see it; null where it is hidden: a value is missing, it is not sure enough, or the market's
 * highest price is below the car's own (CAR-13).
 */
export function visibleComparison(answer: MarketPriceAnswer): PriceComparison | null {
  const { fill, listing_price, market_range_min, market_range_max, confidence } = answer
  if (!isNumber(fill) || !isNumber(listing_price) || !isNumber(confidence)) return null
  if (!isNumber(market_range_min) || !isNumber(market_range_max)) return null
  if (confidence <= MIN_CONFIDENCE || market_range_max < listing_price) return null
  const description = answer.description?.trim() || null
  return {
    fill,
    listing_price,
    market_range_min,
    market_range_max,
    confidence,
    description,
    comparables: isNumber(answer.comparables) ? answer.comparables : null,
    verdict: description ?? (fill < GREAT_DEAL_FROM ? 'Good Deal' : 'Great Deal'),
    band: comparisonBand(fill),
  }
}

/** The colour of a comparison: low below 0.3, medium below 0.6, high from there (CAR-13). */
export function comparisonBand(fill: number): ComparisonBand {
  if (fill < BANDS.mediumFrom) return 'low'
  return fill < BANDS.highFrom ? 'medium' : 'high'
}

/** "From 14 similar cars", or what else it is; null where the provider does not say on how many it rests. */
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
