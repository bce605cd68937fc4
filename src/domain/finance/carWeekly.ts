import type { Site } from '../site/site'
import { isAvailable } from '../stock/availability'
import type { Car, LenderRecord } from '../stock/car'
import { cashPrice } from '../stock/price'
import { isListed, type VisibilityCar } from '../stock/visibility'
import { lenderOf } from './financeTerms'
import { providerOf } from './providerOf'
import { estimateWeekly, type WeeklyEstimate } from './weeklyEstimate'

/** The car's fields that its repayment depends on. */
export type FinancedCar = VisibilityCar &
  Pick<Car, 'price' | 'offerPrice' | 'year' | 'make' | 'carType' | 'locationId'> & { lenders: LenderRecord[] }

/** The weekly repayment that a site shows on a car; null where it shows none (FIN-09). */
export function carWeekly(
  car: FinancedCar,
  site: Pick<Site, 'flags' | 'finance' | 'stockRules'>,
  now: Date,
): WeeklyEstimate | null {
  if (!site.flags.finance) return null
  const provider = providerOf(site.finance, car)
  return estimateWeekly({
    price: cashPrice(car),
    year: car.year,
    carType: car.carType,
    lender: lenderOf(car.lenders, provider.key || null),
    finance: site.finance,
    provider,
    listed: isAvailable(car) && isListed(car, site.stockRules, now),
    now,
  })
}
