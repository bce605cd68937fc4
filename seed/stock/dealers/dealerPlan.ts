import type { LifecyclePlan } from '../lifecycle'
import type { BuiltVehicle } from '../vehicles/car'

/** How a dealer's feed is made. */
export interface DealerPlan {
  /** the site's slug and the feed's name */
  slug: string
  /** every vehicle, in no order, as it stood when it came in; depends on nothing but the date */
  vehicles: (reference: Date) => BuiltVehicle[]
  lifecycle: LifecyclePlan
  /** ways in which it ends a vehicle's comments */
  closing: readonly string[]
}
