import * as z from 'zod'
import { getValuation } from '@/data/car/valuation'
import { payloadClient } from '@/data/payloadClient'
import { findSiteByHost } from '@/data/site/sites'
import { VALUATION_MESSAGES, valuationError } from '@/domain/car/tradeIn'
import { answerError, answerIssues } from '@/server/answerError'
import { loggerFor } from '@/server/logger'
import { type RateRule, rateLimited, siteRetryAfterSeconds } from '@/server/rateLimit'
import { parseQuery } from '@/server/requestBody'

/** A shopper has a car or two; whoever asks for more wants our prices. */
const PER_ADDRESS: RateRule = { name: 'valuations', times: 30, seconds: 600 }

const THIS_CENTURY = 1950

function questionSchema(now: Date) {
  const name = (what: string) => z.string(`Tell us the ${what}.`).trim().min(1, `Tell us the ${what}.`).max(60)
  return z.object({
    make: name('make'),
    model: name('model'),
    year: z.coerce
      .number('Tell us the year.')
      .int('Tell us the year, such as 2021.')
      .min(THIS_CENTURY, 'Tell us the year, such as 2021.')
      .max(now.getUTCFullYear() + 1, 'That year is still to come.'),
    km: z.coerce.number('Tell us the kilometres.').min(0, 'Tell us the kilometres.').max(2_000_000),
  })
}

/**
 * What this dealer may pay for a shopper's car, by `?make=&model=&year=&km=`: `{ low, high, comparables }`, or 404 with the reason
 * where it is valued in person (CAR-20, LEAD-08).
 */
export async function GET(request: Request) {
  const site = await findSiteByHost(request.headers.get('host'))
  if (!site?.flags.tradeInValuation) return answerError(404, 'host', 'Cars are not valued here.')
  const now = new Date()
  const asked = questionSchema(now).safeParse(parseQuery(request))
  if (!asked.success) return answerIssues(asked.error)
  const { pool } = (await payloadClient()).db
  const wait = await siteRetryAfterSeconds(pool, request, site.id, { perAddress: PER_ADDRESS })
  if (wait > 0) return rateLimited(wait, 'car', 'You have asked for many values. Please wait a little.')
  const refusal = valuationError(asked.data, now)
  if (refusal) return answerError(404, 'car', refusal)
  try {
    const valuation = await getValuation(asked.data)
    if (!valuation) return answerError(404, 'car', VALUATION_MESSAGES.tooFew)
    return Response.json(valuation, { headers: { 'Cache-Control': 'private, max-age=60' } })
  } catch (error) {
    loggerFor(request).warn({ err: error, site: site.slug }, 'A trade-in could not be valued')
    return answerError(503, 'car', 'We cannot value cars online just now. Send us the details and we will call you.')
  }
}
