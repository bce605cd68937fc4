import * as z from 'zod'
import { requestJson } from '../httpClient/requestJson'
import type { RatingsProvider } from './port'

const TIMEOUT_MS = 5000

export interface HttpRatingsOptions {
  url: string
  key: string | null
}

/** Figures, also where a service writes them as text. */
const outOfFive = z.coerce.number().min(0).max(5)
const responseSchema = z.object({ rating: outOfFive, stars: outOfFive })

/**
 * Ratings as a service knows them (REV-05): asked by GET with `orgId`, it answers with `rating` and `stars`; 404 says that it
 * knows nothing of the dealer. Rejects where it cannot be reached or answers otherwise.
 */
export function httpRatings({ url, key }: HttpRatingsOptions): RatingsProvider {
  return {
    getRating: async (orgId) => {
      const address = new URL(url)
      address.searchParams.set('orgId', orgId)
      const response = await requestJson(address, { service: 'The ratings service', timeoutMs: TIMEOUT_MS, key })
      return response === null ? null : responseSchema.parse(response)
    },
  }
}
