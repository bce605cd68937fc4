import 'server-only'
import { rankSimilar, SIMILAR_CARS, similarCarsFilters } from '../../domain/car/similarCars'
import type { Site } from '../../domain/site/site'
import type { Car, CarSummary } from '../../domain/stock/car'
import { logger } from '../../server/logger'
import { listStock } from '../stock/stock'

/**
 * Up to six similar cars, the same model first (CAR-14). A failed query is logged and skipped; the last query is only by
 * price.
 */
export async function findSimilarCars(site: Site, car: Car): Promise<CarSummary[]> {
  const results = await Promise.allSettled(
    similarCarsFilters(car).map((filter) =>
      listStock(site, { filter, limit: SIMILAR_CARS.hitsPerQuery, sort: 'recommended' }),
    ),
  )
  const cars = results.flatMap((result) => {
    if (result.status === 'fulfilled') return result.value
    logger.warn({ err: result.reason, site: site.slug, car: car.slug }, 'Could not query similar cars')
    return []
  })
  return rankSimilar(car, cars)
}
