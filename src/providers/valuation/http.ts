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
 * A valuation by a service: it is asked by POST with `{ make, model, year, km }` and answers `{ low, high, comparables }` in
 * dollars; 404 says that it knows too little. Rejects where it cannot be reached or answers otherwise.
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
      if (low > high) throw new Error('The valuation service answered with a range that runs backwards')
      return { low, high, comparables }
    },
  }
}
