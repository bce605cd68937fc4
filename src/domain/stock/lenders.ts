import type { FinanceProvider } from '../finance/financeProvider'
import { findLenderProblem, findQuoteProblem } from '../finance/lenderCheck'
import type { LenderRecord } from '../finance/lenderRecord'
import type { Car } from './car'
import { cashPrice } from './price'

/** Parses lender records from a feed or the database: an object keyed by provider (FIN-12). Anything else gives none. */
export function parseLenders(value: unknown): LenderRecord[] {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return []
  return Object.entries(value).flatMap(([financeProvider, record]) =>
    typeof record === 'object' && record !== null ? [parseLender(financeProvider, record)] : [],
  )
}

/**
 * The lender records of a car; none while staff override its price, since what a lender quotes is for the price of the feed. The
 * repayment is then calculated from the site's own terms.
 * @param feedValues what the feed says of the fields that staff override, by column; null for none
 */
export function lendersAtPrice(
  value: unknown,
  car: Pick<Car, 'price' | 'offerPrice'>,
  feedValues: unknown,
): LenderRecord[] {
  return isAtFeedPrice(car, feedValues) ? parseLenders(value) : []
}

/** False while staff override the price that a car's lenders calculated on. */
export function isAtFeedPrice(car: Pick<Car, 'price' | 'offerPrice'>, feedValues: unknown): boolean {
  const { price = car.price, offer_price: offerPrice = car.offerPrice } = (feedValues ?? {}) as {
    price?: number | null
    offer_price?: number | null
  }
  return cashPrice({ price, offerPrice }) === cashPrice(car)
}

function parseLender(financeProvider: string, record: Record<string, unknown>): LenderRecord {
  return {
    financeProvider,
    interestRatePercent: parseNumber(record.interestRate),
    comparisonRatePercent: parseNumber(record.comparisonRate),
    paymentWeek: parseNumber(record.paymentWeek),
    paymentMonth: parseNumber(record.paymentMonth),
    deposit: parseNumber(record.deposit),
    termYears: parseNumber(record.termYears),
    termMonths: parseNumber(record.termMonths),
    termWeeks: parseNumber(record.termWeeks),
    balloon: parseNumber(record.balloon),
    establishmentFees: parseNumber(record.establishmentFees),
    totalPayable: parseNumber(record.totalPayable),
    disclaimer: typeof record.disclaimer === 'string' && record.disclaimer !== '' ? record.disclaimer : null,
  }
}

/** Parses a finite number, also from text; null otherwise, so that a missing value is never zero. */
function parseNumber(value: unknown): number | null {
  if (value === null || value === undefined || value === '') return null
  const number = Number(value)
  return Number.isFinite(number) ? number : null
}

/**
 * Divides lender records into those that may be stored and the problems of the others (FIN-12): the comparison rate must follow
 * from the rate and the fees, and the repayments from the terms too.
 * @param providers the site's lenders, whose fees count where a record has none
 * @param price in dollars, what the lenders calculated on; null if it is unknown
 */
export function checkLenders(
  value: unknown,
  providers: readonly Pick<FinanceProvider, 'key' | 'fees'>[],
  price: number | null,
): { accepted: Record<string, unknown> | null; problems: string[] } {
  const problems: string[] = []
  const refused = new Set<string>()
  for (const lender of parseLenders(value)) {
    const provider = providers.find(({ key }) => key === lender.financeProvider) ?? null
    const problem = findLenderProblem(lender, provider) ?? findQuoteProblem(lender, provider, price)
    if (!problem) continue
    problems.push(problem)
    refused.add(lender.financeProvider)
  }
  const accepted = Object.entries((value ?? {}) as Record<string, unknown>).filter(([key]) => !refused.has(key))
  return { accepted: accepted.length > 0 ? Object.fromEntries(accepted) : null, problems }
}

/** Lender records with the spec's field names, keyed by provider (FIN-12). */
export function lendersByProvider(lenders: readonly LenderRecord[]): Record<string, Record<string, unknown>> {
  return Object.fromEntries(
    lenders.map(({ interestRatePercent, comparisonRatePercent, ...record }) => [
      record.financeProvider,
      { ...record, interestRate: interestRatePercent, comparisonRate: comparisonRatePercent },
    ]),
  )
}
