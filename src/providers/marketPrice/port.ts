import type { Comparable } from '../../domain/car/marketEstimate'
import type { MarketPriceResponse } from '../../domain/car/priceComparison'

/** What of a car its market price depends on. Dollars and kilometres. */
export interface MarketPriceRequest {
  id: number
  vin: string | null
  nvic: string | null
  make: string
  model: string
  badge: string | null
  year: number
  km: number
  price: number
  /** `drive_away` and others: prices of another type are of another kind */
  priceType: string | null
  itemType: string
  state: string | null
}

/** Compares a car's price with the market's. */
export interface MarketPriceProvider {
  /** What is known of the market; null where that is nothing. Rejects where the service cannot be asked. */
  getMarketPrice(car: MarketPriceRequest): Promise<MarketPriceResponse | null>
}

/** Finds used cars for sale that are like one, of any dealer of this deployment; never says whose they are. */
export type FindComparables = (like: {
  make: string
  model: string
  year: number
  km: number
  itemType: string
  /** only prices of this type; any where undefined */
  priceType?: string | null
  /** left out, by id and by VIN, since sites of one group may show the same car */
  exclude?: { id: number; vin: string | null }
}) => Promise<Comparable[]>
