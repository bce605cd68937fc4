import { writeComments } from './comments'
import { bluegum } from './dealers/bluegum'
import type { DealerPlan } from './dealers/dealerPlan'
import { harbour } from './dealers/harbour'
import { ironbark } from './dealers/ironbark'
import { wayfarer } from './dealers/wayfarer'
import type { FeedCar } from './feedCar'
import { applyLifecycle } from './lifecycle'
import { addLooks } from './looks'
import { REFERENCE_DATE } from './referenceDate'
import { addReports } from './reports'

const PLANS = { harbour, bluegum, ironbark, wayfarer } satisfies Record<string, DealerPlan>

export type DemoDealer = keyof typeof PLANS
export const DEMO_DEALERS = Object.keys(PLANS) as DemoDealer[]

/** A demo dealer's stock, newest first. The same dealer and date always give the same vehicles, to the letter. */
export function generateStock(dealer: DemoDealer, reference: Date = REFERENCE_DATE): FeedCar[] {
  const plan = PLANS[dealer]
  const vehicles = plan.vehicles(reference)
  applyLifecycle(vehicles, plan.lifecycle, reference, plan.slug)
  addLooks(vehicles, plan.slug)
  addReports(vehicles, plan.slug)
  writeComments(vehicles, plan.closing, plan.slug)
  return vehicles.map(({ car }) => car).sort((a, b) => b.listed_at.localeCompare(a.listed_at))
}
