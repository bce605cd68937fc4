import type { Site } from '../site/site'
import type { CarType } from '../stock/carType'
import type { Location } from './location'
import { locationPhone } from './visibleLocations'

/**
 * The phone number for enquiries about a car (LOC-10): its location's number for the car type, else the site's, else that of the
 * location's sales department, else the site's main number. Null without any.
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
