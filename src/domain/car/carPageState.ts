import { isAvailable } from '../stock/availability'
import type { Car } from '../stock/car'
import { isListed, type VisibilityCar, type VisibilityRules } from '../stock/visibility'

const DAY_MS = 86_400_000

/** Days after its sale that a car's page still answers; a car that existed never ends in a bare 404. */
export const DAYS_AFTER_SALE = 90

/** How a car's page answers, and whether search engines may list it. */
export interface CarPageState {
  /** `sale`: can be bought · `sold`: says so, with similar cars · `gone`: answers 410 */
  kind: 'sale' | 'sold' | 'gone'
  index: boolean
}

/**
 * The state of a car's page at `now` (CAR-04). A car that cannot be bought keeps its page: indexed while listed, then
 * not indexed until 90 days after its sale (after its last change where the sale has no date), then gone. One that the
 * dealer hides is gone at once.
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
