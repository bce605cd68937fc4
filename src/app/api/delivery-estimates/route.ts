import { findSiteByHost } from '@/data/site/sites'
import { findCarById } from '@/data/stock/cars'
import { DELIVERY_MESSAGES, deliveryEstimate, parsePostcode } from '@/domain/delivery/deliveryZones'
import { answerError } from '@/server/answerError'

/** What it costs to bring a car of this site to a postcode (CAR-12): `{ name, price }`, or 404 where there is no price. */
export async function GET(request: Request) {
  const { searchParams } = new URL(request.url)
  const site = await findSiteByHost(request.headers.get('host'))
  if (!site?.flags.deliveryCalculator) return answerError(404, 'host', 'Deliveries are not estimated here.')
  const typed = searchParams.get('postcode') ?? ''
  if (!typed.trim()) return answerError(400, 'postcode', DELIVERY_MESSAGES.empty)
  const postcode = parsePostcode(typed)
  if (!postcode) return answerError(400, 'postcode', DELIVERY_MESSAGES.malformed)
  const carId = searchParams.get('car_id')
  if (carId !== null) {
    if (!/^\d{1,9}$/.test(carId)) return answerError(400, 'car_id', 'Say which car, by its number.')
    if (!(await findCarById(site.id, Number(carId)))) return answerError(404, 'car_id', 'This car is not one of ours.')
  }
  const estimate = deliveryEstimate(site.carPage.deliveryZones, postcode)
  if (!estimate) return answerError(404, 'postcode', DELIVERY_MESSAGES.none)
  return Response.json(estimate, { headers: { 'Cache-Control': 'private, max-age=60' } })
}
