import { isAvailable } from './availability'
import type { Car } from './car'

/** Collapses every run of unavailable cars to its first one (STK-08), unless all are sold. The order does not change. */
export function collapseSoldRuns<C extends Pick<Car, 'status'>>(cars: readonly C[]): C[] {
  if (!cars.some(isAvailable)) return [...cars]
  return cars.filter((car, index) => {
    const previous = cars[index - 1]
    return isAvailable(car) || previous === undefined || isAvailable(previous)
  })
}
