import * as z from 'zod'
import { regoLookup } from '@/data/car/regoLookup'
import { REGO_STATES } from '@/domain/leads/tradeInForm'
import { errorResponse } from '@/server/errorResponse'
import { loggerFor } from '@/server/logger'
import type { RateRule } from '@/server/rateLimit'
import { route } from '@/server/route'
import { siteAccess, siteRateLimit } from '../access'

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
  regoState: z.enum(REGO_STATES, 'Please choose the state.'),
})

/** Which car carries a plate (LEAD-08), by `{ rego, regoState }`: `{ make, model, badge, year }`, or 404 where it is not known. */
export const POST = route(
  {
    access: siteAccess(),
    body: plateSchema,
    maxBodyBytes: MAX_BODY_BYTES,
    rateLimit: siteRateLimit(
      { perAddress: PER_ADDRESS, perSite: PER_SITE },
      'rego',
      'You have looked up many plates. Please type what the car is.',
    ),
  },
  async (request, { access: site, body }) => {
    try {
      const car = await regoLookup().carOf(body)
      return car
        ? Response.json(car)
        : errorResponse(404, { field: 'rego', message: 'We could not find this plate. Please type what the car is.' })
    } catch (error) {
      loggerFor(request).warn({ err: error, site: site.slug }, 'A plate could not be looked up')
      return errorResponse(503, {
        field: 'rego',
        message: 'We cannot look up plates just now. Please type what the car is.',
      })
    }
  },
)
