import { marketEstimate } from '../../domain/car/marketEstimate'
import type { FindComparables, MarketPriceProvider } from './port'

/** Market prices from our own stock: similar used cars of any site, with the same price type. */
export function embeddedMarketPrice(findComparables: FindComparables): MarketPriceProvider {
  return {
    getMarketPrice: async ({ id, vin, make, model, year, km, price, priceType, itemType }) => {
      const query = { make, model, year, km, itemType, priceType, exclude: { id, vin } }
      return marketEstimate({ price, year, km }, await findComparables(query))
    },
  }
}
