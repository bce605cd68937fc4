import { findBookingToChange, listOtherTimes } from '@/data/locations/bookingToChange'
import { localTime } from '@/domain/openingHours/localTime'
import { changeBooking } from '@/leads/changeBooking'
import { errorResponse } from '@/server/errorResponse'
import { type RateLimitRule, rateLimitResponse, retryAfterSeconds } from '@/server/rateLimit'
import { route } from '@/server/route'
import { siteAccess } from '../../access'
import { getPool, isForm, NO_STORE, readFields, seeOther } from '../../shopper/shopperRoute'

/** Changes of one booking: each tells the dealer. */
const PER_BOOKING: RateLimitRule = { name: 'bookingChanges', times: 10, seconds: 24 * 3600 }

const MESSAGES = {
  taken: 'That time is no longer available. Please choose another one.',
  over: 'This booking can no longer be changed. Call us.',
  rate: 'You have changed this booking often today. Call us to change it again.',
  time: 'Choose a time.',
} as const

/**
 * Moves (`action=move`, `starts_at`) or cancels (`action=cancel`) the booking of a link: 204, and the dealer is told. 409 for a time that is taken, or a
 * booking that is over. A form gets the page of the link.
 */
export const POST = route({ access: siteAccess() }, async (request, { access: site, param, log }) => {
  const token = param('token')
  const now = new Date()
  const booking = await findBookingToChange(site, token, now)
  if (!booking) return errorResponse(404, { field: 'token', message: 'This link is not valid. Copy all of it.' })
  const fields = (await readFields(request)) ?? {}
  const page = (result: string) => seeOther(request, `/bookings/${encodeURIComponent(token)}?${result}`)
  const refuse = (reason: keyof typeof MESSAGES, status: number, date = '') =>
    isForm(request)
      ? page(`error=${reason}${date && `&date=${date}`}`)
      : errorResponse(
          status,
          { field: reason === 'time' ? 'starts_at' : 'booking', message: MESSAGES[reason] },
          NO_STORE,
        )
  if (booking.state === 'over') return refuse('over', 409)
  const pool = await getPool()
  const seconds = await retryAfterSeconds(pool, PER_BOOKING, `${booking.id}`)
  if (seconds > 0) return isForm(request) ? refuse('rate', 429) : rateLimitResponse(seconds, 'booking', MESSAGES.rate)
  const { timeZone } = booking
  if (fields.action === 'cancel') {
    await changeBooking(pool, { siteId: site.id, bookingId: booking.id, slot: null, timeZone, now })
    log.info({ site: site.slug, booking: booking.id }, 'A shopper cancelled a booking')
    return isForm(request) ? page('done=cancelled') : new Response(null, { status: 204, headers: NO_STORE })
  }
  const startsAt = new Date(typeof fields.starts_at === 'string' ? fields.starts_at : Number.NaN)
  if (fields.action !== 'move' || Number.isNaN(startsAt.getTime())) return refuse('time', 400)
  const { date } = localTime(timeZone, startsAt)
  const { slots, capacity } = await listOtherTimes(site, booking, date, now)
  const slot = slots.find((free) => free.startsAt.getTime() === startsAt.getTime())
  if (!slot) return refuse('taken', 409, date)
  const { endsAt } = slot
  const outcome = await changeBooking(pool, {
    ...{ siteId: site.id, bookingId: booking.id, slot: { startsAt, endsAt, capacity }, timeZone, now },
  })
  if (outcome === 'taken' || outcome === 'over') return refuse(outcome, 409, date)
  log.info({ site: site.slug, booking: booking.id }, 'A shopper moved a booking')
  return isForm(request) ? page('done=moved') : new Response(null, { status: 204, headers: NO_STORE })
})
