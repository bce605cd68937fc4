import * as z from 'zod'
import { findLocationById } from '@/data/locations/locations'
import { findCarById } from '@/data/stock/cars'
import { documentIdField } from '@/domain/documentIdField'
import { carPhone } from '@/domain/locations/carPhone'
import { formatPhone } from '@/domain/phone'
import { errorResponse } from '@/server/errorResponse'
import type { RateLimitRule } from '@/server/rateLimit'
import { route } from '@/server/route'
import { findSite, siteRateLimit } from '../access'

/** Shoppers reveal a few numbers; scrapers request them all. */
const PER_ADDRESS: RateLimitRule = { name: 'phoneReveals', times: 40, seconds: 600 }

const bodySchema = z.object({ car_id: documentIdField('Enter the id of a car.') })

/** Reveals the phone number of a car's dealer (CAR-08) and logs it. */
export const POST = route(
  {
    access: findSite,
    body: z.unknown(),
    rateLimit: siteRateLimit(
      { perAddress: PER_ADDRESS },
      'car_id',
      'Too many phone numbers in a short time. Try again in a few minutes.',
    ),
  },
  async (_request, { access: site, body, log }) => {
    const parsed = bodySchema.safeParse(body)
    if (!parsed.success) {
      return errorResponse(400, { field: 'car_id', message: 'Enter a car id.' })
    }
    const car = site ? await findCarById(site.id, parsed.data.car_id) : null
    if (!site || !car) return errorResponse(404, { field: 'car_id', message: 'Car not found.' })
    const location = car.locationId ? await findLocationById(site.id, car.locationId) : null
    const phone = carPhone(car, site, location)
    log.info({ site: site.slug, car: car.slug, event: 'phone reveal' }, 'A shopper revealed a phone number')
    return Response.json({ phone: phone ? formatPhone(phone) : null })
  },
)
