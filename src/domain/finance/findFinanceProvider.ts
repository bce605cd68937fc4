import type { Car } from '../stock/car'
import { type FinanceProvider, STANDARD_PROVIDER } from './financeProvider'
import { NO_FEES } from './loan'
import type { SiteFinance } from './siteFinance'

/**
 * Whose limits, fees and rules hold for a car (SITE-01): the first assignment that fits its make and location, else the site's
 * provider, else the usual limits with the site's own fee. `car` null: for a page that is about no car.
 */
export function findFinanceProvider(
  finance: SiteFinance,
  car: Pick<Car, 'make' | 'locationId'> | null,
): FinanceProvider {
  const assigned = car && finance.assignments.find((assignment) => fits(assignment, car))
  return assigned?.provider ?? finance.provider ?? ownTerms(finance)
}

function fits(
  { make, locationIds }: SiteFinance['assignments'][number],
  car: Pick<Car, 'make' | 'locationId'>,
): boolean {
  if (make !== null && make.toLowerCase() !== car.make.toLowerCase()) return false
  return locationIds.length === 0 || (car.locationId !== null && locationIds.includes(car.locationId))
}

function ownTerms({ minimumPrice, establishmentFee }: SiteFinance): FinanceProvider {
  return { ...STANDARD_PROVIDER, minimumPrice, fees: { ...NO_FEES, establishment: establishmentFee } }
}
