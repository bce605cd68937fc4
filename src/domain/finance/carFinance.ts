import type { Site } from '../site/site'
import type { Car } from '../stock/car'
import { cashPrice } from '../stock/price'
import { carListRepayment, carWeeklyRepayment, type FinancedCar } from './carWeekly'
import { type FinanceQuoteRequest, quoteRequest } from './financeQuote'
import { type FinanceTerms, findLender } from './financeTerms'
import { findFinanceProvider } from './findFinanceProvider'
import { repaymentText } from './labels'
import { repaymentOn } from './repaymentFigure'

/** Finance details of a car page. */
export interface CarFinance {
  terms: FinanceTerms
  /** the car's quote request; null if the site does not use the quote service (FIN-11) */
  car: { id: number; request: FinanceQuoteRequest | null }
}

/** Finance details of a car page; null if the site shows no finance on this car (FIN-09). */
export function carFinance(
  car: FinancedCar & Pick<Car, 'id' | 'vin' | 'nvic'>,
  site: Pick<Site, 'flags' | 'finance' | 'stockRules'>,
  now: Date,
): CarFinance | null {
  const weekly = carWeeklyRepayment(car, site, now)
  if (!weekly) return null
  const request = site.flags.financeQuote ? quoteRequest(car, cashPrice(car)) : null
  const { terms } = weekly
  return { terms, car: { id: car.id, request } }
}

/**
 * The terms of the car's card in lists, where its repayment may differ from that of the car's page, as that of a lender's offer does; null if
 * it is the same, or either is none.
 */
export function otherListTerms(
  car: FinancedCar,
  site: Pick<Site, 'flags' | 'finance' | 'stockRules'>,
  now: Date,
): FinanceTerms | null {
  const own = carWeeklyRepayment(car, site, now)
  const listed = carListRepayment(car, site, now)
  if (!own || !listed) return null
  const text = ({ terms }: { terms: FinanceTerms }) => repaymentText(repaymentOn(terms))
  // A quote may still replace the page's.
  return text(own) === text(listed) && !site.flags.financeQuote ? null : listed.terms
}

/** The disclaimer under a car's repayments: the lender record's, else the provider's, else the site's (FIN-06). */
export function carDisclaimer(
  car: Pick<Car, 'make' | 'locationId' | 'lenders'>,
  site: Pick<Site, 'finance' | 'wording'>,
  terms: FinanceTerms | null,
): string {
  const provider = findFinanceProvider(site.finance, car)
  const lender = findLender(car.lenders, provider.key || null)
  return (terms?.fromLender ? lender?.disclaimer : null) ?? provider.disclaimer ?? site.wording.financeDisclaimer
}
