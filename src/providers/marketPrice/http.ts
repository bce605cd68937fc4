import * as z from 'zod'
import type { MarketPriceProvider } from './port'

const TIMEOUT_MS = 4000

export interface HttpMarketPriceOptions {
  url: string
  key: string | null
  fetch?: typeof fetch
}

const amount = z.number().nullish()
const answerSchema = z.object({
  fill: amount,
  listing_price: amount,
  market_range_min: amount,
  market_range_max: amount,
  confidence: amount,
  description: z.string().max(200).nullish(),
  comparables: z.number().int().nullish(),
})

/**
 * The market as a service knows it. It is asked by POST with the car as JSON and answers with the specification's fields
 * (CAR-13); 404 says that it knows nothing of the car. Rejects where it cannot be reached or answers otherwise.
 */
export function httpMarketPrice({ url, key, fetch: send = fetch }: HttpMarketPriceOptions): MarketPriceProvider {
  return {
    marketPriceOf: async (car) => {
      const { id: _, priceType, itemType, ...facts } = car
      const response = await send(url, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json', ...(key && { Authorization: `Bearer ${key}` }) },
        body: JSON.stringify({ ...facts, price_type: priceType, item_type: itemType }),
        signal: AbortSignal.timeout(TIMEOUT_MS),
        redirect: 'error',
      })
      if (response.status === 404) return null
      if (!response.ok) throw new Error(`The market-price service answered ${response.status}`)
      return answerSchema.parse(await response.json())
    },
  }
}
