import { payloadClient } from '@/data/payloadClient'
import { miscellaneousSchema } from '@/domain/leads/miscellaneous'
import { saveMiscellaneous } from '@/leads/saveMiscellaneous'
import { errorResponse } from '@/server/errorResponse'
import { loggerFor } from '@/server/logger'
import type { RateLimitRule } from '@/server/rateLimit'
import { route } from '@/server/route'
import { siteAccess, siteRateLimit } from '../access'

const MAX_BODY_BYTES = 10_000
const PER_ADDRESS: RateLimitRule = { name: 'miscellaneous', times: 60, seconds: 600 }

/**
 * Stores the valuation that a shopper saw in a separate column, on sites with this setting (LEAD-08): 200
 * `{ success: true }`. The outcome is logged and not shown to the shopper.
 */
export const POST = route(
  {
    access: siteAccess(
      { field: 'host', message: 'Valuations are not stored on this site.' },
      ({ bookings }) => bookings.storesValuation,
    ),
    body: miscellaneousSchema,
    maxBodyBytes: MAX_BODY_BYTES,
    tooLong: { field: 'body', message: 'The request body is too long.' },
    rateLimit: siteRateLimit({ perAddress: PER_ADDRESS }, 'body', 'Too many requests. Try again in a few minutes.'),
    onError: (error, request) => {
      loggerFor(request).warn({ err: error }, 'Could not store a valuation')
      return errorResponse(503, { field: 'body', message: 'Could not save. Try again.' })
    },
  },
  async (_request, { access: site, body, log }) => {
    const { pool } = (await payloadClient()).db
    const saved = await saveMiscellaneous(pool, site.id, body, new Date())
    const details = { site: site.slug, lead: body.lead_id, column: body.column_name }
    if (!saved) {
      log.warn(details, 'A valuation has no matching lead and was not stored')
      return errorResponse(404, { field: 'lead_id', message: 'Lead not found.' })
    }
    log.info(details, 'Stored a valuation')
    return Response.json({ success: true })
  },
)
