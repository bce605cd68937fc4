import * as z from 'zod'
import { findLocationById } from '@/data/locations/locations'
import { payloadClient } from '@/data/payloadClient'
import { findSiteByHost } from '@/data/site/sites'
import { findCarById } from '@/data/stock/cars'
import { carPhone } from '@/domain/locations/carPhone'
import { formatPhone } from '@/domain/phone'
import { answerError } from '@/server/answerError'
import { loggerFor } from '@/server/logger'
import { type RateRule, rateLimited, siteRetryAfterSeconds } from '@/server/rateLimit'
import { parseJson } from '@/server/requestBody'

/** A shopper calls a few dealers; whoever gathers numbers asks for them all. */
const PER_ADDRESS: RateRule = { name: 'phoneReveals', times: 40, seconds: 600 }

const question = z.object({ car_id: z.int().positive() })

/** A shopper asked to see the phone of a car's dealer (CAR-08): noted in the log, answered with the phone. */
export async function POST(request: Request) {
  const site = await findSiteByHost(request.headers.get('host'))
  const asked = question.safeParse(parseJson(await request.text().catch(() => '')))
  if (!asked.success) {
    return answerError(400, 'car_id', 'Say which car, by its number.')
  }
  const car = site ? await findCarById(site.id, asked.data.car_id) : null
  if (!site || !car) return answerError(404, 'car_id', 'This car is not here.')
  const { pool } = (await payloadClient()).db
  const wait = await siteRetryAfterSeconds(pool, request, site.id, { perAddress: PER_ADDRESS })
  if (wait > 0) return rateLimited(wait, 'car_id', 'You have asked for many numbers. Please wait a little.')
  const location = car.locationId ? await findLocationById(site.id, car.locationId) : null
  const phone = carPhone(car, site, location)
  loggerFor(request).info(
    { site: site.slug, car: car.slug, event: 'phone reveal' },
    'A shopper asked for a phone number',
  )
  return Response.json({ phone: phone ? formatPhone(phone) : null })
}
