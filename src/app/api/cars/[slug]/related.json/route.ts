import { carBySlug } from '@/data/cars'
import { similarCarsTo } from '@/data/similarCars'
import { siteForHost } from '@/data/sites'
import { answerError } from '@/ops/answerError'

/** The ids of cars like one, the nearest first (CAR-14): `{ ids }`. */
export async function GET(request: Request, { params }: { params: Promise<{ slug: string }> }) {
  const site = await siteForHost(request.headers.get('host'))
  const car = site ? await carBySlug(site.id, (await params).slug) : null
  if (!site || !car?.showOnDealerWebsite) {
    return answerError(404, 'slug', 'This car is not here.')
  }
  const cars = await similarCarsTo(site, car)
  return Response.json({ ids: cars.map(({ id }) => id) }, { headers: { 'Cache-Control': 'public, max-age=60' } })
}
