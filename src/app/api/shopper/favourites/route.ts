import * as z from 'zod'
import { isDocumentId } from '@/domain/documentId'
import { joinSavedCars, MAX_SAVED_CARS } from '@/domain/shoppers/savedCars'
import { toDatabase } from '@/server/database/database'
import { route } from '@/server/route'
import { findSiteCars, joinFavourites, listSavedCars } from '@/server/shoppers/savedCars'
import { readCookies, SESSION_COOKIE, sessionCookies } from '@/server/shoppers/shopperCookies'
import { getPool, NO_STORE, shopperAccess, withCookies } from '../shopperRoute'

/** The account's favourites, newest first: `{ cars }`. Keeps the session alive. */
export const GET = route({ access: shopperAccess }, async (request, { access: { shopper } }) => {
  const cars = await listSavedCars(toDatabase(await getPool()), shopper.id, 'favourite')
  const token = readCookies(request.headers).get(SESSION_COOKIE) ?? ''
  const cookies = shopper.isDue ? sessionCookies(token, `${shopper.sessionId}`) : []
  return withCookies(Response.json({ cars }, { headers: NO_STORE }), cookies)
})

const idsSchema = z.object({
  ids: z
    .array(z.custom<number>(isDocumentId, 'Enter the ids of cars.'), 'Enter the ids of cars.')
    .max(MAX_SAVED_CARS, `Enter at most ${MAX_SAVED_CARS} ids.`),
})

/** Adds the cars of a browser, newest first, to the account's favourites: `{ cars }`, their union. */
export const POST = route(
  { access: shopperAccess, body: idsSchema },
  async (_request, { access: { site, shopper }, body }) => {
    const pool = await getPool()
    const ofBrowser = await findSiteCars(toDatabase(pool), site.id, body.ids)
    const cars = await joinFavourites(pool, shopper, (ofAccount) => joinSavedCars(ofBrowser, ofAccount))
    return Response.json({ cars }, { headers: NO_STORE })
  },
)
