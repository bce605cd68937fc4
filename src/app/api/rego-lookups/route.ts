import * as z from 'zod'
import { regoLookup } from '@/data/car/regoLookup'
import { payloadClient } from '@/data/payloadClient'
import { findSiteByHost } from '@/data/site/sites'
import { STATES } from '@/domain/leads/tradeInForm'
import { answerError, answerIssues } from '@/server/answerError'
import { loggerFor } from '@/server/logger'
import { type RateRule, rateLimited, siteRetryAfterSeconds } from '@/server/rateLimit'
import { parseJson, readText } from '@/server/requestBody'

/** Registers charge by the question. */
const PER_ADDRESS: RateRule = { name: 'regoLookups', times: 10, seconds: 600 }
const PER_SITE: RateRule = { name: 'siteRegoLookups', times: 500, seconds: 3600 }
const MAX_BODY_BYTES = 2000

const plateSchema = z.object({
  rego: z
    .string('Please enter the registration plate.')
    .trim()
    .regex(/^[A-Za-z0-9 -]{1,12}$/, 'Please enter the registration plate.')
    .transform((plate) => plate.replaceAll(/[\s-]/g, '').toUpperCase()),
  regoState: z.enum(STATES, 'Please choose the state.'),
})

/** Which car carries a plate (LEAD-08), by `{ rego, regoState }`: `{ make, model, badge, year }`, or 404 where it is not known. */
export async function POST(request: Request) {
  const site = await findSiteByHost(request.headers.get('host'))
  if (!site) return answerError(404, 'host', 'No dealer is at this address.')
  const asked = plateSchema.safeParse(parseJson((await readText(request, MAX_BODY_BYTES)) ?? ''))
  if (!asked.success) return answerIssues(asked.error)
  const { pool } = (await payloadClient()).db
  const limits = { perAddress: PER_ADDRESS, perSite: PER_SITE }
  const wait = await siteRetryAfterSeconds(pool, request, site.id, limits)
  if (wait > 0) return rateLimited(wait, 'rego', 'You have looked up many plates. Please type what the car is.')
  try {
    const car = await regoLookup().carOf(asked.data)
    return car
      ? Response.json(car)
      : answerError(404, 'rego', 'We could not find this plate. Please type what the car is.')
  } catch (error) {
    loggerFor(request).warn({ err: error, site: site.slug }, 'A plate could not be looked up')
    return answerError(503, 'rego', 'We cannot look up plates just now. Please type what the car is.')
  }
}
