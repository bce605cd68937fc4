import type { Site } from '../site/site'
import type { CarType } from '../stock/carType'
import type { Location } from './location'
import { locationPhone } from './visibleLocations'

/**
 * The number to call about a car (LOC-10): the one that its location keeps for cars of its type, else the site's, else that
 * of sales where it stands, else the site's main one. Null where there is none at all.
 */
export function carPhone(
  car: { carType: CarType },
  site: Pick<Site, 'phone' | 'carPhones'>,
  location: Pick<Location, 'departments' | 'phone' | 'carPhones'> | null | undefined,
): string | null {
  return (
    location?.carPhones?.[car.carType] ||
    site.carPhones[car.carType] ||
    (location && locationPhone(location, 'sales')) ||
    site.phone
  )
}
