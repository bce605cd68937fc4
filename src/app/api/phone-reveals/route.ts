import * as z from 'zod'
import { carWithId } from '@/data/cars'
import { locationWithId } from '@/data/locations'
import { siteForHost } from '@/data/sites'
import { phoneOf } from '@/domain/locations/shownLocations'
import { formatPhone } from '@/domain/phone'
import { loggerFor } from '@/ops/logger'

const question = z.object({ car_id: z.int().positive() })

/** A shopper asked to see the phone of a car's dealer (CAR-08): noted in the log, answered with the phone. */
export async function POST(request: Request) {
  const site = await siteForHost(request.headers.get('host'))
  const asked = question.safeParse(await request.json().catch(() => null))
  if (!asked.success) {
    return Response.json({ errors: [{ field: 'car_id', message: 'Say which car, by its number.' }] }, { status: 400 })
  }
  const car = site ? await carWithId(site.id, asked.data.car_id) : null
  if (!site || !car)
    return Response.json({ errors: [{ field: 'car_id', message: 'This car is not here.' }] }, { status: 404 })
  const location = car.locationId ? await locationWithId(site.id, car.locationId) : null
  const phone = (location ? phoneOf(location, 'sales') : null) ?? site.phone
  loggerFor(request).info(
    { site: site.slug, car: car.slug, event: 'phone reveal' },
    'A shopper asked for a phone number',
  )
  return Response.json({ phone: phone ? formatPhone(phone) : null })
}
