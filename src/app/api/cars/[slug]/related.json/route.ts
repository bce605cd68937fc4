import { findSimilarCars } from '@/data/car/similarCars'
import { findCarBySlug } from '@/data/stock/cars'
import { errorResponse } from '@/server/errorResponse'
import { route } from '@/server/route'
import { findSite } from '../../../access'

/** Ids of similar cars, most similar first (CAR-14): `{ ids }`. */
export const GET = route({ access: findSite }, async (_request, { access: site, param }) => {
  const car = site ? await findCarBySlug(site.id, param('slug')) : null
  if (!site || !car?.showOnDealerWebsite) {
    return errorResponse(404, { field: 'slug', message: 'Car not found.' })
  }
  const cars = await findSimilarCars(site, car)
  return Response.json({ ids: cars.map(({ id }) => id) }, { headers: { 'Cache-Control': 'public, max-age=60' } })
})
