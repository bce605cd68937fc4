import { isAvailable } from '../stock/availability'
import type { Car } from '../stock/car'
import { isListed, type VisibilityCar, type VisibilityRules } from '../stock/visibility'

const DAY_MS = 86_400_000

/** Days after its sale for which a car's page returns status 200. */
export const DAYS_AFTER_SALE = 90

/** Status of a car's page, and whether search engines may index it. */
export interface CarPageState {
  /** `sale`: available · `sold`: sold, with similar cars · `gone`: status 410 */
  kind: 'sale' | 'sold' | 'gone'
  index: boolean
}

/**
 * The state of a car's page at `now` (CAR-04). The page of an unavailable car is indexed while listed, then not indexed until
 * 90 days after its sale (or its last change, if the sale has no date), then gone. A car hidden by the dealer is gone
 * immediately.
 */
export function carPageState(
  car: VisibilityCar & Pick<Car, 'updatedAt'>,
  rules: VisibilityRules,
  now: Date,
): CarPageState {
  if (!car.showOnDealerWebsite) return { kind: 'gone', index: false }
  const listed = isListed(car, rules, now)
  if (isAvailable(car)) return { kind: 'sale', index: listed }
  const since = now.getTime() - Date.parse(car.soldDate ?? car.updatedAt)
  if (!listed && since > DAYS_AFTER_SALE * DAY_MS) return { kind: 'gone', index: false }
  return { kind: 'sold', index: listed }
}
