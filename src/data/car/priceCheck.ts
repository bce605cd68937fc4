import 'server-only'
import { cacheTags } from '../../domain/cacheTags'
import { needsComparison, type PriceComparison, visibleComparison } from '../../domain/car/priceComparison'
import type { Site } from '../../domain/site/site'
import type { Car } from '../../domain/stock/car'
import { logger } from '../../server/logger'
import { cachedRead } from '../cachedRead'
import { findLocationById } from '../locations/locations'
import { findCarBySlug } from '../stock/cars'
import { getMarketPrice } from './marketPrice'

/** Seconds for which a comparison is used: the market moves slowly. */
const MAX_AGE_SECONDS = 6 * 3600

const readComparison = cachedRead(
  'readComparison',
  async (siteId: number, slug: string): Promise<PriceComparison | null> => {
    const car = await findCarBySlug(siteId, slug)
    if (!car) return null
    const location = car.locationId ? await findLocationById(siteId, car.locationId) : null
    const response = await getMarketPrice(car, location)
    return response && visibleComparison(response)
  },
  (siteId, slug) => [cacheTags.car(siteId, slug), cacheTags.cars(siteId), cacheTags.site(siteId)],
  { maxAgeSeconds: MAX_AGE_SECONDS },
)

/**
 * How a car's price compares with the market, as shown on its page (CAR-13): decided before the page is sent, so that nothing moves. Null
 * if it is hidden; a service that fails is logged.
 */
export async function findPriceComparison(site: Site, car: Car): Promise<PriceComparison | null> {
  if (!needsComparison(car, site)) return null
  try {
    return await readComparison(site.id, car.slug)
  } catch (error) {
    logger.warn({ err: error, site: site.slug, car: car.slug }, 'Could not compare a price with the market')
    return null
  }
}
