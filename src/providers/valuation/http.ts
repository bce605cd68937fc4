import * as z from 'zod'
import { requestJson } from '../httpClient/requestJson'
import type { ValuationProvider } from './port'

const TIMEOUT_MS = 4000

export interface HttpValuationOptions {
  url: string
  key: string | null
}

const responseSchema = z.object({
  low: z.number().positive(),
  high: z.number().positive(),
  comparables: z.number().int().min(0).default(0),
})

/**
 * Valuations from a service: POST with `{ make, model, year, km }`; the response is `{ low, high, comparables }` in dollars,
 * and 404 means that the car is unknown. Rejects if the service is unreachable or returns anything else.
 */
export function httpValuation({ url, key }: HttpValuationOptions): ValuationProvider {
  return {
    getValuation: async (car) => {
      const response = await requestJson(new URL(url), {
        service: 'The valuation service',
        timeoutMs: TIMEOUT_MS,
        key,
        body: car,
      })
      if (response === null) return null
      const { low, high, comparables } = responseSchema.parse(response)
      if (low > high) throw new Error('The valuation service returned a low value above the high value')
      return { low, high, comparables }
    },
  }
}
