import { deleteUploads } from '@/data/shoppers/ownCarPhotos'
import { deleteAccount } from '@/leads/privacy/deleteAccount'
import { errorResponse } from '@/server/errorResponse'
import { type RateLimitRule, rateLimitResponse, retryAfterSeconds } from '@/server/rateLimit'
import { route } from '@/server/route'
import { endedSessionCookies } from '@/server/shoppers/shopperCookies'
import { getPool, isForm, NO_STORE, readFields, seeOther, shopperAccess, withCookies } from '../shopperRoute'

const PER_SHOPPER: RateLimitRule = { name: 'shopperDelete', times: 10, seconds: 600 }

/** Deletes the account and everything saved in it, if `confirm` is "delete": 204. A form gets the home page. */
export const POST = route(
  {
    access: shopperAccess,
    rateLimit: async (_request, { shopper }) => {
      const seconds = await retryAfterSeconds(await getPool(), PER_SHOPPER, `${shopper.id}`)
      return seconds > 0 ? rateLimitResponse(seconds, 'user', 'Too many requests. Try again in a few minutes.') : null
    },
  },
  async (request, { access: { site, shopper }, log }) => {
    const fields = await readFields(request)
    if (fields?.confirm !== 'delete') {
      if (isForm(request)) return seeOther(request, '/account?error=confirm#delete')
      return errorResponse(400, { field: 'confirm', message: 'Confirm with "delete".' })
    }
    const photos = await deleteAccount(await getPool(), shopper, process.env.PAYLOAD_SECRET ?? '', new Date())
    await deleteUploads(photos, log)
    log.info({ site: site.slug }, 'A shopper deleted their account')
    if (isForm(request)) return seeOther(request, '/', endedSessionCookies())
    return withCookies(new Response(null, { status: 204, headers: NO_STORE }), endedSessionCookies())
  },
)
