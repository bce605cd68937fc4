import * as z from 'zod'
import { getValuation } from '@/data/car/valuation'
import { VALUATION_MESSAGES, valuationError } from '@/domain/car/tradeIn'
import { errorResponse } from '@/server/errorResponse'
import type { RateLimitRule } from '@/server/rateLimit'
import { route } from '@/server/route'
import { siteAccess, siteRateLimit } from '../access'

/** A shopper values a car or two; more requests than that are price scraping. */
const PER_ADDRESS: RateLimitRule = { name: 'valuations', times: 30, seconds: 600 }

const MIN_YEAR = 1950

const nameSchema = (what: string) => z.string(`Enter the ${what}.`).trim().min(1, `Enter the ${what}.`).max(60)

const valuationQuery = z.object({
  make: nameSchema('make'),
  model: nameSchema('model'),
  year: z.coerce
    .number('Enter the year.')
    .int('Enter a year such as 2021.')
    .min(MIN_YEAR, 'Enter a year such as 2021.')
    .refine((year) => year <= new Date().getUTCFullYear() + 1, 'The year cannot be in the future.'),
  km: z.coerce.number('Enter the kilometres.').min(0, 'Enter the kilometres.').max(2_000_000),
})

/**
 * The estimated trade-in value of a car by `?make=&model=&year=&km=`: `{ low, high, comparables }`, or 404 with the reason when
 * it is only valued in person (CAR-20, LEAD-08).
 */
export const GET = route(
  {
    access: siteAccess(
      { field: 'host', message: 'Valuations are not available on this site.' },
      ({ flags }) => flags.tradeInValuation,
    ),
    query: valuationQuery,
    rateLimit: siteRateLimit(
      { perAddress: PER_ADDRESS },
      'car',
      'Too many valuations in a short time. Try again in a few minutes.',
    ),
  },
  async (_request, { access: site, query, log }) => {
    const reason = valuationError(query, new Date())
    if (reason) return errorResponse(404, { field: 'car', message: reason })
    try {
      const valuation = await getValuation(query)
      if (!valuation) return errorResponse(404, { field: 'car', message: VALUATION_MESSAGES.tooFewComparables })
      return Response.json(valuation, { headers: { 'Cache-Control': 'private, max-age=60' } })
    } catch (error) {
      log.warn({ err: error, site: site.slug }, 'Could not value a trade-in')
      const message = 'Online valuations are unavailable right now. Send us the details and we will call you.'
      return errorResponse(503, { field: 'car', message })
    }
  },
)
