import { errorResponse } from '@/server/errorResponse'
import { type RateLimitRule, rateLimitResponse, retryAfterSeconds } from '@/server/rateLimit'
import { getPool, NO_STORE, type ShopperAccess, shopperAccess } from '../shopperRoute'

const PER_SHOPPER: RateLimitRule = { name: 'ownCars', times: 120, seconds: 600 }

/** The signed-in shopper of a site with the garage; otherwise as `shopperAccess`, or 404. */
export async function garageAccess(request: Request): Promise<ShopperAccess | Response> {
  const access = await shopperAccess(request)
  if (access instanceof Response || access.site.flags.garage) return access
  return errorResponse(404, { field: 'host', message: 'This site has no garage.' })
}

/** 429 for a shopper who changes their cars too often. */
export async function limitOwnCars(_request: Request, { shopper }: ShopperAccess): Promise<Response | null> {
  const seconds = await retryAfterSeconds(await getPool(), PER_SHOPPER, `${shopper.id}`)
  return seconds > 0 ? rateLimitResponse(seconds, 'form', 'Too many changes. Try again in a few minutes.') : null
}

export const carNotFound = () =>
  errorResponse(404, { field: 'id', message: 'This vehicle is not in your garage.' }, NO_STORE)

/** The page on which an own car is changed. */
export const ownCarPage = (id: number | 'new') => `/my-garage/cars/${id}`
