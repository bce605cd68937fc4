import { marketEstimate } from '../../domain/car/marketEstimate'
import type { FindComparables, MarketPriceProvider } from './port'

/** The market as our own stock knows it: used cars like this one on any site, with the same type of price. Needs no account. */
export function embeddedMarketPrice(findComparables: FindComparables): MarketPriceProvider {
  return {
    getMarketPrice: async ({ id, vin, make, model, year, km, price, priceType, itemType }) => {
      const like = { make, model, year, km, itemType, priceType, exclude: { id, vin } }
      return marketEstimate({ price, year, km }, await findComparables(like))
    },
  }
}
