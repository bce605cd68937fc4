import * as z from 'zod'
import type { ValuationProvider } from './port'

const TIMEOUT_MS = 4000

export interface HttpValuationOptions {
  url: string
  key: string | null
  fetch?: typeof fetch
}

const answerSchema = z.object({
  low: z.number().positive(),
  high: z.number().positive(),
  comparables: z.number().int().min(0).default(0),
})

/**
 * A valuation by a service: it is asked by POST with `{ make, model, year, km }` and answers `{ low, high, comparables }` in
 * dollars; 404 says that it knows too little. Rejects where it cannot be reached or answers otherwise.
 */
export function httpValuation({ url, key, fetch: send = fetch }: HttpValuationOptions): ValuationProvider {
  return {
    valuationOf: async (car) => {
      const response = await send(url, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json', ...(key && { Authorization: `Bearer ${key}` }) },
        body: JSON.stringify(car),
        signal: AbortSignal.timeout(TIMEOUT_MS),
        redirect: 'error',
      })
      if (response.status === 404) return null
      if (!response.ok) throw new Error(`The valuation service answered ${response.status}`)
      const { low, high, comparables } = answerSchema.parse(await response.json())
      if (low > high) throw new Error('The valuation service answered with a range that runs backwards')
      return { low, high, comparables }
    },
  }
}
