import 'server-only'
import { rankSimilar, SIMILAR_CARS, similarCarsFilters } from '../domain/car/similarCars'
import type { Site } from '../domain/site/site'
import type { Car, CarSummary } from '../domain/stock/car'
import { stockList } from './stock'

/** Up to six cars that a shopper of this one may also like, the same model first (CAR-14). */
export async function similarCarsTo(site: Site, car: Car): Promise<CarSummary[]> {
  const answers = await Promise.all(
    similarCarsFilters(car).map((filter) =>
      stockList(site, { filter, limit: SIMILAR_CARS.hitsPerQuery, sort: 'recommended' }),
    ),
  )
  return rankSimilar(car, answers.flat())
}
