import { getReservationId } from '@/data/car/reservations'
import { payloadClient } from '@/data/payloadClient'
import { confirmReservation } from '@/leads/confirmReservation'
import { errorResponse } from '@/server/errorResponse'
import type { RateLimitRule } from '@/server/rateLimit'
import { route } from '@/server/route'
import { siteAccess, siteRateLimit } from '../../access'
import { requestOrigin } from '../../requestOrigin'

const PER_ADDRESS: RateLimitRule = { name: 'reservations', times: 30, seconds: 600 }

/** Confirms a reservation by its emailed link and redirects (303) to its page, which shows the result. */
export const POST = route(
  {
    access: siteAccess(),
    rateLimit: siteRateLimit({ perAddress: PER_ADDRESS }, 'token', 'Too many requests. Try again in a few minutes.'),
  },
  async (request, { access: site, param }) => {
    const token = param('token')
    const holdId = getReservationId(token)
    if (holdId === null)
      return errorResponse(404, { field: 'token', message: 'This link is not valid. Copy all of it.' })
    const { pool } = (await payloadClient()).db
    const { holdHours } = site.bookings
    const state = await confirmReservation(pool, { siteId: site.id, holdId, holdHours, now: new Date() })
    const query = state === 'tooMany' ? '?problem=tooMany' : ''
    const page = `${requestOrigin(request)}/reservations/${encodeURIComponent(token)}${query}`
    return new Response(null, { status: 303, headers: { Location: page, 'Cache-Control': 'no-store' } })
  },
)
