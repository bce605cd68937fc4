import * as z from 'zod'
import { getValuation } from '@/data/car/valuation'
import { VALUATION_MESSAGES, valuationError } from '@/domain/car/tradeIn'
import { errorResponse } from '@/server/errorResponse'
import type { RateRule } from '@/server/rateLimit'
import { route } from '@/server/route'
import { siteAccess, siteRateLimit } from '../access'

/** A shopper values a car or two; more requests than that are price scraping. */
const PER_ADDRESS: RateRule = { name: 'valuations', times: 30, seconds: 600 }

const MIN_YEAR = 1950

const name = (what: string) => z.string(`Tell us the ${what}.`).trim().min(1, `Tell us the ${what}.`).max(60)

const valuationQuery = z.object({
  make: name('make'),
  model: name('model'),
  year: z.coerce
    .number('Tell us the year.')
    .int('Tell us the year, such as 2021.')
    .min(MIN_YEAR, 'Tell us the year, such as 2021.')
    .refine((year) => year <= new Date().getUTCFullYear() + 1, 'The year cannot be in the future.'),
  km: z.coerce.number('Tell us the kilometres.').min(0, 'Tell us the kilometres.').max(2_000_000),
})

/**
 * What this dealer may pay for a shopper's car, by `?make=&model=&year=&km=`: `{ low, high, comparables }`, or 404 with the reason
 * where it is valued in person (CAR-20, LEAD-08).
 */
export const GET = route(
  {
    access: siteAccess({ field: 'host', message: 'Cars are not valued here.' }, ({ flags }) => flags.tradeInValuation),
    query: valuationQuery,
    rateLimit: siteRateLimit(
      { perAddress: PER_ADDRESS },
      'car',
      'You have asked for many values. Please wait a little.',
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
      log.warn({ err: error, site: site.slug }, 'A trade-in could not be valued')
      const message = 'We cannot value cars online just now. Send us the details and we will call you.'
      return errorResponse(503, { field: 'car', message })
    }
  },
)
