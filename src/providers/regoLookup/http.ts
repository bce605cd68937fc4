import * as z from 'zod'
import type { RegoLookup } from './port'

const TIMEOUT_MS = 5000

export interface HttpRegoLookupOptions {
  url: string
  key: string | null
  fetch?: typeof fetch
}

const answerSchema = z.object({
  make: z.string().trim().min(1).max(60),
  model: z.string().trim().min(1).max(60),
  badge: z.string().trim().max(80).nullish(),
  year: z.number().int().min(1900).max(2100).nullish(),
})

/**
 * A register by a service: it is asked by POST with `{ rego, regoState }` and answers `{ make, model, badge, year }`; 404 says
 * that it knows no such plate. Rejects where it cannot be reached or answers otherwise.
 */
export function httpRegoLookup({ url, key, fetch: send = fetch }: HttpRegoLookupOptions): RegoLookup {
  return {
    carOf: async (plate) => {
      const response = await send(url, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json', ...(key && { Authorization: `Bearer ${key}` }) },
        body: JSON.stringify(plate),
        signal: AbortSignal.timeout(TIMEOUT_MS),
        redirect: 'error',
      })
      if (response.status === 404) return null
      if (!response.ok) throw new Error(`The rego lookup answered ${response.status}`)
      const { make, model, badge, year } = answerSchema.parse(await response.json())
      return { make, model, badge: badge || null, year: year ?? null }
    },
  }
}
