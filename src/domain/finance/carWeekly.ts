import type { Site } from '../site/site'
import { isAvailable } from '../stock/availability'
import type { Car } from '../stock/car'
import { cashPrice } from '../stock/price'
import { isListed, type VisibilityCar } from '../stock/visibility'
import type { FinanceProvider } from './financeProvider'
import { findLender } from './financeTerms'
import { findFinanceProvider } from './findFinanceProvider'
import type { LenderRecord } from './lenderRecord'
import type { SiteFinance } from './siteFinance'
import { estimateWeeklyRepayment, type WeeklyEstimate } from './weeklyEstimate'

/** The car fields that a repayment depends on. */
export type FinancedCar = VisibilityCar &
  Pick<Car, 'price' | 'offerPrice' | 'year' | 'make' | 'carType' | 'locationId'> & { lenders: LenderRecord[] }

type FinancingSite = Pick<Site, 'flags' | 'finance' | 'stockRules'>

/** The weekly repayment on a car's own page, which is the lender's offer if there is one; null if none is shown (FIN-09). */
export function carWeeklyRepayment(car: FinancedCar, site: FinancingSite, now: Date): WeeklyEstimate | null {
  const provider = findFinanceProvider(site.finance, car)
  return estimate(car, site, now, provider, findLender(car.lenders, provider.key || null))
}

/**
 * The weekly repayment on a car's card, by which cars are also filtered and sorted: every car's on the site's own terms, so that
 * a list compares like with like (CARD-02). Null if the site states no terms, or the car's page shows no repayment.
 */
export function carListRepayment(car: FinancedCar, site: FinancingSite, now: Date): WeeklyEstimate | null {
  const provider = findFinanceProvider(site.finance, null)
  const isOwn = findFinanceProvider(site.finance, car) === provider
  if (!isOwn && carWeeklyRepayment(car, site, now) === null) return null
  const { flags, finance, stockRules } = site
  const price = cashPrice(car)
  if (!flags.finance || price === null || !isAvailable(car) || !isListed(car, stockRules, now)) return null
  return estimateOnSiteTerms(finance, provider, price)
}

/** By the price in dollars: cars of one price have the same repayment, and share it in memory. */
const estimates = new WeakMap<SiteFinance, Map<number, WeeklyEstimate | null>>()
const MAX_ESTIMATES = 100_000

function estimateOnSiteTerms(finance: SiteFinance, provider: FinanceProvider, price: number): WeeklyEstimate | null {
  let byPrice = estimates.get(finance)
  if (!byPrice || byPrice.size >= MAX_ESTIMATES) {
    byPrice = new Map()
    estimates.set(finance, byPrice)
  }
  let found = byPrice.get(price)
  if (found === undefined) {
    found = estimateWeeklyRepayment({ ...ANY_CAR, price, finance, provider })
    byPrice.set(price, found)
  }
  return found
}

/** What a repayment on a site's own terms does not depend on. */
const ANY_CAR = { year: null, carType: 'used', lender: null, listed: true, now: new Date(0) } as const

function estimate(
  car: FinancedCar,
  { flags, finance, stockRules }: FinancingSite,
  now: Date,
  provider: FinanceProvider,
  lender: LenderRecord | null,
): WeeklyEstimate | null {
  if (!flags.finance) return null
  const weekly = estimateWeeklyRepayment({
    ...{ price: cashPrice(car), year: car.year, carType: car.carType, lender, finance, provider, now },
    listed: isAvailable(car) && isListed(car, stockRules, now),
  })
  const isSitesOwn = provider === findFinanceProvider(finance, null)
  return weekly && !isSitesOwn ? { ...weekly, terms: { ...weekly.terms, throughLender: true } } : weekly
}
