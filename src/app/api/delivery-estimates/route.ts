import { findCarById } from '@/data/stock/cars'
import { DELIVERY_MESSAGES, deliveryEstimate, parsePostcode } from '@/domain/delivery/deliveryZones'
import { parseDocumentId } from '@/domain/documentId'
import { errorResponse } from '@/server/errorResponse'
import { route } from '@/server/route'
import { findSite } from '../access'

/** The delivery price of a car to a postcode (CAR-12): `{ name, price }`, or 404 if there is none. */
export const GET = route({ access: findSite }, async (request, { access: site }) => {
  const { searchParams } = new URL(request.url)
  if (!site?.flags.deliveryCalculator)
    return errorResponse(404, { field: 'host', message: 'Delivery estimates are not available on this site.' })
  const input = searchParams.get('postcode') ?? ''
  if (!input.trim()) return errorResponse(400, { field: 'postcode', message: DELIVERY_MESSAGES.empty })
  const postcode = parsePostcode(input)
  if (!postcode) return errorResponse(400, { field: 'postcode', message: DELIVERY_MESSAGES.malformed })
  const carId = searchParams.get('car_id')
  if (carId !== null) {
    const id = parseDocumentId(carId)
    if (id === null) return errorResponse(400, { field: 'car_id', message: 'Enter a car id.' })
    if (!(await findCarById(site.id, id))) return errorResponse(404, { field: 'car_id', message: 'Car not found.' })
  }
  const estimate = deliveryEstimate(site.carPage.deliveryZones, postcode)
  if (!estimate) return errorResponse(404, { field: 'postcode', message: DELIVERY_MESSAGES.none })
  return Response.json(estimate, { headers: { 'Cache-Control': 'private, max-age=60' } })
})
