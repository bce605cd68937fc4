import { getMarketPrice } from '@/data/car/marketPrice'
import { findLocationById } from '@/data/locations/locations'
import { findSiteByHost } from '@/data/site/sites'
import { findCarBySlug } from '@/data/stock/cars'
import { needsComparison } from '@/domain/car/priceComparison'
import { errorResponse } from '@/server/errorResponse'
import { loggerFor } from '@/server/logger'

/**
 * A used car's price compared with the market (CAR-13), as the provider responded; the page decides whether to show it. 404
 * for a car without a comparison. 204 if there is too little market data, which is common and not an error.
 */
export async function GET(request: Request, { params }: { params: Promise<{ host: string; slug: string }> }) {
  const { host, slug } = await params
  const site = await findSiteByHost(host)
  const car = site ? await findCarBySlug(site.id, slug) : null
  if (!site || !car?.showOnDealerWebsite || !needsComparison(car, site))
    return errorResponse(404, { field: 'slug', message: 'No price comparison for this car.' })
  const location = car.locationId ? await findLocationById(site.id, car.locationId) : null
  try {
    const comparison = await getMarketPrice(car, location)
    if (!comparison) return new Response(null, { status: 204, headers: { 'Cache-Control': 'public, max-age=300' } })
    return Response.json(comparison, { headers: { 'Cache-Control': 'public, max-age=300' } })
  } catch (error) {
    loggerFor(request).warn({ err: error, site: site.slug, car: slug }, 'Could not compare a price with the market')
    return errorResponse(503, { field: 'slug', message: 'Price comparison is unavailable right now.' })
  }
}
