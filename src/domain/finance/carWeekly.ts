import type { Site } from '../site/site'
import { isAvailable } from '../stock/availability'
import type { Car } from '../stock/car'
import { cashPrice } from '../stock/price'
import { isListed } from '../stock/visibility'
import { estimateWeekly, lenderOf, type WeeklyEstimate } from './weeklyEstimate'

/** The weekly repayment that a site shows on a car; null where it shows none (FIN-09). */
export function carWeekly(car: Car, site: Site, now: Date): WeeklyEstimate | null {
  if (!site.flags.finance) return null
  return estimateWeekly({
    price: cashPrice(car),
    year: car.year,
    lender: lenderOf(car.lenders, null),
    finance: site.finance,
    listed: isAvailable(car) && isListed(car, site.stockRules, now),
    now,
  })
}
