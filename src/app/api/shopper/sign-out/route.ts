import { toDatabase } from '@/server/database/database'
import { errorResponse } from '@/server/errorResponse'
import { route } from '@/server/route'
import { endedSessionCookies } from '@/server/shoppers/shopperCookies'
import { endAllShopperSessions, endShopperSession } from '@/server/shoppers/shopperSessions'
import { getPool, isForm, NO_STORE, readFields, seeOther, shopperAccess, withCookies } from '../shopperRoute'

/** Signs the shopper out, or with `everywhere` in every browser. A form gets the home page. */
export const POST = route({ access: shopperAccess }, async (request, { access: { shopper } }) => {
  const fields = await readFields(request)
  if (!fields) return errorResponse(413, { field: 'body', message: 'The request body is too long.' })
  const database = toDatabase(await getPool())
  if (fields.everywhere) await endAllShopperSessions(database, shopper.id)
  else await endShopperSession(database, shopper)
  if (isForm(request)) return seeOther(request, '/', endedSessionCookies())
  return withCookies(new Response(null, { status: 204, headers: NO_STORE }), endedSessionCookies())
})
