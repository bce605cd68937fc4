import { createHash } from 'node:crypto'
import { after } from 'next/server'
import * as z from 'zod'
import { findCarWithViews, isNewView, recordView } from '@/data/car/carViews'
import { payloadClient } from '@/data/payloadClient'
import { findShopperOfRequest } from '@/data/shoppers/currentShopper'
import type { CarViewResponse } from '@/domain/car/carViews'
import { isDocumentId } from '@/domain/documentId'
import { documentIdParameter } from '@/domain/documentIdField'
import { isBot } from '@/domain/isBot.mjs'
import type { Site } from '@/domain/site/site'
import { findSenderKey } from '@/server/clientAddress.mjs'
import { toDatabase } from '@/server/database/database'
import { errorResponse } from '@/server/errorResponse'
import { route } from '@/server/route'
import { addViewedCar, findSiteCars } from '@/server/shoppers/savedCars'
import { VIEWED_COOKIE, VIEWED_PATH } from '@/server/shoppers/shopperCookies'
import { findSite } from '../../../access'

const querySchema = z.object({
  website_id: documentIdParameter('Enter the id of the site.'),
  photos_count: z.coerce.number().int().min(0).optional(),
  updated_at: z.iso.datetime({ offset: true }).optional(),
})

/** Maximum cars in the session cookie; the oldest are dropped. */
const MAX_COOKIE_CARS = 100

/**
 * Counts a view of a car, once per session and not for bots. Responds with the views and the fields that may have changed
 * since the page was rendered (CAR-15).
 */
export const GET = route({ access: findSite, query: querySchema }, async (request, { access: site, query, param }) => {
  const car = site && site.id === query.website_id ? await findCarWithViews(site.id, param('slug')) : null
  if (!car) return errorResponse(404, { field: 'slug', message: 'Car not found.' })

  const viewedIds = parseSeenCars(request.headers.get('cookie'))
  const visitor = hashVisitor(request)
  const counts =
    !viewedIds.includes(car.id) && isShopper(request) && (visitor === null || isNewView(visitor, car.id, Date.now()))
  if (counts) {
    const saved = recordView(car.id)
    after(() => saved)
  }
  if (isShopper(request)) after(() => rememberView(site!, request.headers, car.id))
  const { id, views, status, reserved, updated_at, photos_count } = car
  const body: CarViewResponse = {
    views: views + (counts ? 1 : 0),
    car_fields: { status, reserved, updated_at, photos_count },
  }
  const cars = [...viewedIds.filter((seenId) => seenId !== id), id].slice(-MAX_COOKIE_CARS)
  return Response.json(body, {
    headers: {
      'Cache-Control': 'no-store',
      'Set-Cookie': `${VIEWED_COOKIE}=${cars.map((seenId) => seenId.toString(36)).join('.')}; Path=${VIEWED_PATH}; HttpOnly; SameSite=Lax`,
    },
  })
})

/** Puts the car among those that a signed-in shopper viewed, on whatever device. */
async function rememberView(site: Site, headers: Headers, carId: number): Promise<void> {
  const shopper = await findShopperOfRequest(site, headers)
  if (!shopper) return
  const { pool } = (await payloadClient()).db
  const [car] = await findSiteCars(toDatabase(pool), site.id, [carId])
  if (car) await addViewedCar(pool, shopper, car)
}

/** False for bots and for prefetched pages. */
function isShopper({ headers }: Request): boolean {
  return !isBot(headers.get('user-agent')) && !/prefetch|prerender/.test(headers.get('sec-purpose') ?? '')
}

/** An anonymous hash of the visitor. Null when the client address is unknown; then only the cookie prevents double counting. */
function hashVisitor({ headers }: Request): string | null {
  const address = findSenderKey(headers)
  if (address === null) return null
  const traits = [address, headers.get('user-agent'), headers.get('accept-language')].join('\n')
  return createHash('sha256').update(traits).digest('base64url').slice(0, 22)
}

function parseSeenCars(cookies: string | null): number[] {
  const value = cookies?.match(new RegExp(`(?:^|; )${VIEWED_COOKIE}=([0-9a-z.]{1,1000})`))?.[1] ?? ''
  return value.split('.').flatMap((part) => {
    const id = Number.parseInt(part, 36)
    return isDocumentId(id) ? [id] : []
  })
}
