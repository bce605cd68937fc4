import { findSimilarCars } from '@/data/car/similarCars'
import { findSiteByHost } from '@/data/site/sites'
import { findCarBySlug } from '@/data/stock/cars'
import { answerError } from '@/server/answerError'

/** The ids of cars like one, the nearest first (CAR-14): `{ ids }`. */
export async function GET(request: Request, { params }: { params: Promise<{ slug: string }> }) {
  const site = await findSiteByHost(request.headers.get('host'))
  const car = site ? await findCarBySlug(site.id, (await params).slug) : null
  if (!site || !car?.showOnDealerWebsite) {
    return answerError(404, 'slug', 'This car is not here.')
  }
  const cars = await findSimilarCars(site, car)
  return Response.json({ ids: cars.map(({ id }) => id) }, { headers: { 'Cache-Control': 'public, max-age=60' } })
}
