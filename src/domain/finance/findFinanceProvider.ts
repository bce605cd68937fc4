import type { Car } from '../stock/car'
import { type FinanceProvider, STANDARD_PROVIDER } from './financeProvider'
import { NO_FEES } from './loan'
import type { SiteFinance } from './siteFinance'

/**
 * The provider whose limits, fees and rules apply to a car (SITE-01): the first assignment that matches its make and location,
 * else the site's provider, else the usual limits with the site's own fee. `car` is null on pages not about a car.
 */
export function findFinanceProvider(
  finance: SiteFinance,
  car: Pick<Car, 'make' | 'locationId'> | null,
): FinanceProvider {
  const assigned = car && finance.assignments.find((assignment) => matches(assignment, car))
  return assigned?.provider ?? finance.provider ?? siteProvider(finance)
}

function matches(
  { make, locationIds }: SiteFinance['assignments'][number],
  car: Pick<Car, 'make' | 'locationId'>,
): boolean {
  if (make !== null && make.toLowerCase() !== car.make.toLowerCase()) return false
  return locationIds.length === 0 || (car.locationId !== null && locationIds.includes(car.locationId))
}

/** One for all cars of a site, whose records then share its fees in memory. */
const siteProviders = new WeakMap<SiteFinance, FinanceProvider>()

function siteProvider(finance: SiteFinance): FinanceProvider {
  let provider = siteProviders.get(finance)
  if (!provider) {
    const { minimumPrice, establishmentFee } = finance
    provider = { ...STANDARD_PROVIDER, minimumPrice, fees: { ...NO_FEES, establishment: establishmentFee } }
    siteProviders.set(finance, provider)
  }
  return provider
}
