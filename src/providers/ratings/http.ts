import * as z from 'zod'
import type { Ratings } from './port'

const TIMEOUT_MS = 5000

export interface HttpRatingsOptions {
  url: string
  key: string | null
  fetch?: typeof fetch
}

/** Figures, also where a service writes them as text. */
const outOfFive = z.coerce.number().min(0).max(5)
const answerSchema = z.object({ rating: outOfFive, stars: outOfFive })

/**
 * Ratings as a service knows them (REV-05): asked by GET with `orgId`, it answers with `rating` and `stars`; 404 says that it
 * knows nothing of the dealer. Rejects where it cannot be reached or answers otherwise.
 */
export function httpRatings({ url, key, fetch: send = fetch }: HttpRatingsOptions): Ratings {
  return {
    ratingOf: async (orgId) => {
      const address = new URL(url)
      address.searchParams.set('orgId', orgId)
      const response = await send(address, {
        headers: { Accept: 'application/json', ...(key && { Authorization: `Bearer ${key}` }) },
        signal: AbortSignal.timeout(TIMEOUT_MS),
        redirect: 'error',
      })
      if (response.status === 404) return null
      if (!response.ok) throw new Error(`The ratings service answered ${response.status}`)
      return answerSchema.parse(await response.json())
    },
  }
}
