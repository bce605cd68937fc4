import * as z from 'zod'
import { requestJson } from '../httpClient/requestJson'
import type { RatingsProvider } from './port'

const TIMEOUT_MS = 5000

export interface HttpRatingsOptions {
  url: string
  key: string | null
}

/** Accepts numbers and numeric strings. */
const outOfFive = z.coerce.number().min(0).max(5)
const responseSchema = z.object({ rating: outOfFive, stars: outOfFive })

/**
 * Ratings from a service (REV-05): GET with `orgId`; the response is `{ rating, stars }`, and 404 means that the dealer is
 * unknown. Rejects if the service is unreachable or returns anything else.
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
