import type { Comparable } from '../../domain/car/marketEstimate'
import type { MarketPriceResponse } from '../../domain/car/priceComparison'

/** The fields of a car that its market price depends on, in dollars and kilometres. */
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
  /** such as `drive_away`; prices of different types are not comparable */
  priceType: string | null
  itemType: string
  state: string | null
}

/** Compares a car's price with the market. */
export interface MarketPriceProvider {
  /** The market price; null if unknown. Rejects if the service is unavailable. */
  getMarketPrice(car: MarketPriceRequest): Promise<MarketPriceResponse | null>
}

/** Finds similar used cars for sale, of any dealer of this deployment. Does not reveal the dealer. */
export type FindComparables = (query: {
  make: string
  model: string
  year: number
  km: number
  itemType: string
  /** only prices of this type; any type if undefined */
  priceType?: string | null
  /** the car to exclude, by id and VIN, since sites of one group may list the same car */
  exclude?: { id: number; vin: string | null }
}) => Promise<Comparable[]>
