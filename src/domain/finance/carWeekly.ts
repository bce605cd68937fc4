import type { Site } from '../site/site'
import { isAvailable } from '../stock/availability'
import type { Car } from '../stock/car'
import { cashPrice } from '../stock/price'
import { isListed, type VisibilityCar } from '../stock/visibility'
import { findLender } from './financeTerms'
import { findFinanceProvider } from './findFinanceProvider'
import type { LenderRecord } from './lenderRecord'
import { estimateWeeklyRepayment, type WeeklyEstimate } from './weeklyEstimate'

/** The car fields that a repayment depends on. */
export type FinancedCar = VisibilityCar &
  Pick<Car, 'price' | 'offerPrice' | 'year' | 'make' | 'carType' | 'locationId'> & { lenders: LenderRecord[] }

/** The weekly repayment shown on a car; null if none is shown (FIN-09). */
export function carWeeklyRepayment(
  car: FinancedCar,
  site: Pick<Site, 'flags' | 'finance' | 'stockRules'>,
  now: Date,
): WeeklyEstimate | null {
  if (!site.flags.finance) return null
  const provider = findFinanceProvider(site.finance, car)
  return estimateWeeklyRepayment({
    price: cashPrice(car),
    year: car.year,
    carType: car.carType,
    lender: findLender(car.lenders, provider.key || null),
    finance: site.finance,
    provider,
    listed: isAvailable(car) && isListed(car, site.stockRules, now),
    now,
  })
}
