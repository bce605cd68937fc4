import type { Car } from '../stock/car'
import type { TowedVan } from './towMatch'

/** The masses and lengths of a caravan that decide what can tow it. */
export function toTowedVan(
  car: Pick<Car, 'aggregateTrailerMassKg' | 'towBallMassKg' | 'bodyLengthFeet' | 'lengthMm'>,
): TowedVan {
  return {
    atmKg: car.aggregateTrailerMassKg,
    ballKg: car.towBallMassKg,
    bodyFeet: car.bodyLengthFeet,
    overallMm: car.lengthMm,
  }
}
