import { payloadClient } from '@/data/payloadClient'
import { miscellaneousSchema } from '@/domain/leads/miscellaneous'
import { saveMiscellaneous } from '@/leads/saveMiscellaneous'
import { errorResponse } from '@/server/errorResponse'
import { loggerFor } from '@/server/logger'
import type { RateRule } from '@/server/rateLimit'
import { route } from '@/server/route'
import { siteAccess, siteRateLimit } from '../access'

const MAX_BODY_BYTES = 10_000
const PER_ADDRESS: RateRule = { name: 'miscellaneous', times: 60, seconds: 600 }

/**
 * Notes the valuation that a shopper was shown in a column of its own, on sites that ask for it (LEAD-08): 200
 * `{ success: true }`. Whether it went well is logged; the shopper does not see it.
 */
export const POST = route(
  {
    access: siteAccess(
      { field: 'host', message: 'Nothing is noted here.' },
      ({ bookings }) => bookings.storesValuation,
    ),
    body: miscellaneousSchema,
    maxBodyBytes: MAX_BODY_BYTES,
    tooLong: { field: 'body', message: 'This is too long.' },
    rateLimit: siteRateLimit({ perAddress: PER_ADDRESS }, 'body', 'Please wait a little.'),
    onError: (error, request) => {
      loggerFor(request).warn({ err: error }, 'A valuation could not be noted')
      return errorResponse(503, { field: 'body', message: 'Could not save. Try again.' })
    },
  },
  async (_request, { access: site, body, log }) => {
    const { pool } = (await payloadClient()).db
    const saved = await saveMiscellaneous(pool, site.id, body, new Date())
    const details = { site: site.slug, lead: body.lead_id, column: body.column_name }
    if (!saved) {
      log.warn(details, 'A valuation belongs to no lead and was not noted')
      return errorResponse(404, { field: 'lead_id', message: 'There is no such lead.' })
    }
    log.info(details, 'A valuation was noted')
    return Response.json({ success: true })
  },
)
