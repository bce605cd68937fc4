import { isAvailable } from './availability'
import type { Car } from './car'

/**
 * Results without a wall of sold cars (STK-08): every run of cars that are not available collapses to its first; when
 * all are sold, all stay, since there is nothing else to show. Order is kept.
 */
export function collapseSoldRuns<C extends Pick<Car, 'status'>>(cars: readonly C[]): C[] {
  if (!cars.some(isAvailable)) return [...cars]
  return cars.filter((car, index) => {
    const previous = cars[index - 1]
    return isAvailable(car) || previous === undefined || isAvailable(previous)
  })
}
