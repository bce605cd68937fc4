import * as z from 'zod'
import { createRegoLookup } from '@/data/car/regoLookup'
import { REGO_STATES } from '@/domain/leads/tradeInForm'
import { errorResponse } from '@/server/errorResponse'
import { loggerFor } from '@/server/logger'
import type { RateLimitRule } from '@/server/rateLimit'
import { route } from '@/server/route'
import { siteAccess, siteRateLimit } from '../access'

/** Registers charge per look-up. */
const PER_ADDRESS: RateLimitRule = { name: 'regoLookups', times: 10, seconds: 600 }
const PER_SITE: RateLimitRule = { name: 'siteRegoLookups', times: 500, seconds: 3600 }
const MAX_BODY_BYTES = 2000

const plateSchema = z.object({
  rego: z
    .string('Enter the registration plate.')
    .trim()
    .regex(/^[A-Za-z0-9 -]{1,12}$/, 'Enter the registration plate.')
    .transform((plate) => plate.replaceAll(/[\s-]/g, '').toUpperCase()),
  regoState: z.enum(REGO_STATES, 'Choose the state.'),
})

/** Looks up a car by its plate (LEAD-08), `{ rego, regoState }`: `{ make, model, badge, year }`, or 404 when not found. */
export const POST = route(
  {
    readOnly: true,
    access: siteAccess(),
    body: plateSchema,
    maxBodyBytes: MAX_BODY_BYTES,
    rateLimit: siteRateLimit(
      { perAddress: PER_ADDRESS, perSite: PER_SITE },
      'rego',
      'Too many look-ups. Enter the car details instead.',
    ),
  },
  async (request, { access: site, body }) => {
    try {
      const car = await createRegoLookup().findCar(body)
      return car
        ? Response.json(car)
        : errorResponse(404, { field: 'rego', message: 'Plate not found. Enter the car details instead.' })
    } catch (error) {
      loggerFor(request).warn({ err: error, site: site.slug }, 'Could not look up a plate')
      return errorResponse(503, {
        field: 'rego',
        message: 'Plate look-up is unavailable right now. Enter the car details instead.',
      })
    }
  },
)
