import { estimateWeekly, lenderOf, type WeeklyEstimate } from '@/domain/finance/weeklyEstimate'
import type { Site } from '@/domain/site/site'
import { isAvailable } from '@/domain/stock/availability'
import type { Car } from '@/domain/stock/car'
import { cashPrice } from '@/domain/stock/price'
import { isListed } from '@/domain/stock/visibility'

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
