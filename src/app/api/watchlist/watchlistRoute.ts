import { findShopperOfRequest } from '@/data/shoppers/currentShopper'
import { isDocumentId } from '@/domain/documentId'
import { phoneDigits } from '@/domain/phone'
import type { SignedInShopper } from '@/server/shoppers/shopperSessions'
import { siteAccess } from '../access'
import { isForm, NO_STORE, readFields, seeOther } from '../shopper/shopperRoute'

const watchlistAccess = siteAccess(undefined, (site) => site.flags.watchlist)

/** The shopper who is signed in on a site with a watchlist; otherwise 404 or 401. */
export async function watcherAccess(request: Request) {
  const site = await watchlistAccess(request)
  if (site instanceof Response) return site
  const shopper = await findShopperOfRequest(site, request.headers)
  return shopper ? { site, shopper } : refusal(401, 'user', 'Sign in first.')
}

/**
 * The car of a request `{ phone_number, car_id }`, if the number is the one that the session's shopper has verified: nobody changes another's
 * list by a number (FAV-02). Otherwise the response.
 */
export async function readWatchedCar(request: Request, shopper: SignedInShopper): Promise<number | Response> {
  const fields = await readFields(request)
  const id = Number(fields?.car_id)
  if (!isDocumentId(id)) return refusal(400, 'car_id', 'Enter the id of a vehicle.')
  if (typeof fields?.phone_number !== 'string' || fields.phone_number.trim() === '')
    return refusal(400, 'phone_number', 'Enter your mobile number.')
  if (shopper.phone === null || phoneDigits(fields.phone_number) !== shopper.phone)
    return refusal(403, 'phone_number', 'This is not the mobile number that you signed in with.')
  return id
}

/** The response to a change: `{ success: true }`; a form gets the garage. */
export const changed = (request: Request, garage: string): Response =>
  isForm(request) ? seeOther(request, `${garage}#watchlist`) : Response.json({ success: true }, { headers: NO_STORE })

/** An error response with `success: false`, which the page reads. */
export const refusal = (status: number, field: string, message: string): Response =>
  Response.json({ success: false, errors: [{ field, message }] }, { status, headers: NO_STORE })
