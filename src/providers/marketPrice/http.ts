import * as z from 'zod'
import { requestJson } from '../httpClient/requestJson'
import type { MarketPriceProvider } from './port'

const TIMEOUT_MS = 4000

export interface HttpMarketPriceOptions {
  url: string
  key: string | null
}

const amount = z.number().nullish()
const responseSchema = z.object({
  fill: amount,
  listing_price: amount,
  market_range_min: amount,
  market_range_max: amount,
  confidence: amount,
  description: z.string().max(200).nullish(),
  comparables: z.number().int().nullish(),
})

/**
 * Market prices from a service: POST with the car as JSON; the response has the specification's fields (CAR-13), and 404
 * means that the car is unknown. Rejects if the service is unreachable or returns anything else.
 */
export function httpMarketPrice({ url, key }: HttpMarketPriceOptions): MarketPriceProvider {
  return {
    getMarketPrice: async (car) => {
      const { id: _, priceType, itemType, ...facts } = car
      const response = await requestJson(new URL(url), {
        service: 'The market-price service',
        timeoutMs: TIMEOUT_MS,
        key,
        body: { ...facts, price_type: priceType, item_type: itemType },
      })
      if (response === null) return null
      return responseSchema.parse(response)
    },
  }
}
