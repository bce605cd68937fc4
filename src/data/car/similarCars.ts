import 'server-only'
import { rankSimilar, SIMILAR_CARS, similarCarsFilters } from '../../domain/car/similarCars'
import type { Site } from '../../domain/site/site'
import type { Car, CarSummary } from '../../domain/stock/car'
import { logger } from '../../server/logger'
import { listCardsBySlug } from '../stock/cars'
import { type AgedHit, listAgedStock } from '../stock/stock'

/**
 * Up to six similar cars, the same model first (CAR-14). A failed query is logged and skipped; the last query is only by
 * price. Which cars these are may be an hour old; what is shown of them is not, and cars that are no longer in stock are replaced.
 */
export async function findSimilarCars(site: Site, car: Car): Promise<CarSummary[]> {
  const results = await Promise.allSettled(
    similarCarsFilters(car).map((filter) =>
      listAgedStock(site, { filter, limit: SIMILAR_CARS.hitsPerQuery, sort: 'recommended' }),
    ),
  )
  const found = results.flatMap((result) => {
    if (result.status === 'fulfilled') return result.value
    logger.warn({ err: result.reason, site: site.slug, car: car.slug }, 'Could not query similar cars')
    return []
  })
  const chosen = rankSimilar(car, found)
  const cars = await listInStock(site, chosen)
  if (cars.length === chosen.length) return cars
  const shown = new Set(cars.map(({ id }) => id))
  const gone = new Set(chosen.flatMap(({ id }) => (shown.has(id) ? [] : [id])))
  return listInStock(
    site,
    rankSimilar(
      car,
      found.filter(({ id }) => !gone.has(id)),
    ),
  )
}

async function listInStock(site: Site, hits: readonly AgedHit[]): Promise<CarSummary[]> {
  const cars = await listCardsBySlug(
    site,
    hits.map(({ slug }) => slug),
  )
  return cars.filter(({ status }) => status === 'in_stock')
}
