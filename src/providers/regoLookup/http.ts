import * as z from 'zod'
import { requestJson } from '../httpClient/requestJson'
import type { RegoLookupProvider } from './port'

const TIMEOUT_MS = 5000

export interface HttpRegoLookupOptions {
  url: string
  key: string | null
}

const responseSchema = z.object({
  make: z.string().trim().min(1).max(60),
  model: z.string().trim().min(1).max(60),
  badge: z.string().trim().max(80).nullish(),
  year: z.number().int().min(1900).max(2100).nullish(),
})

/**
 * Rego lookups by a service: POST with `{ rego, regoState }`; the response is `{ make, model, badge, year }`, and 404 means
 * that the plate is unknown. Rejects if the service is unreachable or returns anything else.
 */
export function httpRegoLookup({ url, key }: HttpRegoLookupOptions): RegoLookupProvider {
  return {
    findCar: async (plate) => {
      const response = await requestJson(new URL(url), {
        service: 'The rego lookup',
        timeoutMs: TIMEOUT_MS,
        key,
        body: plate,
      })
      if (response === null) return null
      const { make, model, badge, year } = responseSchema.parse(response)
      return { make, model, badge: badge || null, year: year ?? null }
    },
  }
}
