import { fromCents, toCents } from '../money'
import type { CarType } from '../stock/carType'
import { exampleComparisonRatePercent } from './comparisonRate'
import type { FinanceProvider } from './financeProvider'
import type { LenderRecord } from './lenderRecord'
import type { LoanFees } from './loan'
import { monthlyFromWeekly, weeklyFromMonthly } from './monthOfWeeks'
import type { SiteFinance } from './siteFinance'

/** dollars; finance is not shown for a price of this or less (FIN-09) */
export const MIN_FINANCED_PRICE = 500

/**
 * What the repayments on one car rest on. Small, since it travels with every card: whoever has it works out the same figure
 * (`repaymentOn`). Money in dollars, rates in percent a year.
 */
export interface FinanceTerms {
  price: number
  ratePercent: number
  comparisonRatePercent: number
  deposit: number
  /** final payment */
  residual: number
  termYears: number
  fees: LoanFees
  /** the lender's own repayments at exactly these terms; null: they are worked out */
  quoted: { weekly: number; monthly: number } | null
  /** terms that the lender writes: from, to, or only those named */
  termYearsOffered: { min: number; max: number; choices: number[] }
  monthlyOnly: boolean
  /** they are a lender record's, not the site's estimate */
  fromLender: boolean
}

export interface FinanceInput {
  /** dollars, the price that the shopper sees; null when there is none */
  price: number | null
  year: number | null
  carType: CarType
  /** the lender's offer on this car, if any */
  lender: LenderRecord | null
  finance: SiteFinance
  provider: FinanceProvider
  /** the listing check: listed on the site and available to buy */
  listed: boolean
  now: Date
}

/** True when a lender's own figures may be shown for a car (FIN-09). */
export function showsLenderFigures(question: FinanceInput): boolean {
  const { lender, price, year, listed, now } = question
  const rule = question.provider.displayRule
  if (!lender || lender.interestRatePercent === null || lender.comparisonRatePercent === null) return false
  if (price === null || price <= MIN_FINANCED_PRICE || !listed) return false
  if (rule.newerThanYears !== null && (year === null || year <= now.getUTCFullYear() - rule.newerThanYears))
    return false
  return !rule.needsPayment || quotedBy(lender) !== null
}

/**
 * The terms of a car: its lender's where the display rule allows, else an estimate at the site's own rate, term, deposit and
 * final payment (FIN-09, CAR-21). Null where finance may not be shown: no price, one of $500 or less, one below what is
 * financed, or not listed.
 */
export function financeTerms(question: FinanceInput): FinanceTerms | null {
  const { lender, finance, provider, price, listed } = question
  if (price === null || price <= MIN_FINANCED_PRICE || !listed) return null
  if (lender && showsLenderFigures(question)) return lenderTerms(price, lender, question)
  const { ratePercent, comparisonRatePercent } = startingRates(finance, provider)
  if (ratePercent <= 0 || price < provider.minimumPrice) return null
  return {
    price,
    ratePercent,
    comparisonRatePercent,
    deposit: shareOf(price, finance.depositPercent),
    residual: shareOf(price, finance.residualPercent),
    termYears: finance.termYears,
    fees: provider.fees,
    quoted: null,
    fromLender: false,
    ...offeredBy(provider),
  }
}

/** The rates that calculators start at: the provider's where it has one, else the site's; a stored comparison rate wins. */
export function startingRates(
  finance: Pick<SiteFinance, 'ratePercent' | 'comparisonRatePercent' | 'provider'>,
  provider: FinanceProvider,
): { ratePercent: number; comparisonRatePercent: number } {
  const ratePercent = provider.startRatePercent ?? finance.ratePercent
  // The site's own comparison rate is quoted with the fees of its own provider, and says nothing of another's.
  const isOfSite = provider.startRatePercent === null && provider.key === (finance.provider?.key ?? '')
  const stored = provider.comparisonRatePercent ?? (isOfSite ? finance.comparisonRatePercent : null)
  return {
    ratePercent,
    comparisonRatePercent: stored ?? exampleComparisonRatePercent(ratePercent, provider.fees) ?? ratePercent,
  }
}

/** The lender record that counts: the provider's own, or the first where the site has chosen none (FIN-12). */
export function findLender(lenders: readonly LenderRecord[], providerKey: string | null): LenderRecord | null {
  if (providerKey) return lenders.find(({ financeProvider }) => financeProvider === providerKey) ?? null
  return lenders[0] ?? null
}

function lenderTerms(price: number, lender: LenderRecord, { finance, provider }: FinanceInput): FinanceTerms {
  const quoted = quotedBy(lender)
  const ratePercent = lender.interestRatePercent ?? finance.ratePercent
  return {
    price,
    ratePercent,
    comparisonRatePercent: lender.comparisonRatePercent ?? ratePercent,
    // A record with a repayment of its own says what that rests on; one without takes what the site assumes.
    deposit: lender.deposit ?? (quoted ? 0 : shareOf(price, finance.depositPercent)),
    residual: lender.balloon ?? (quoted ? 0 : shareOf(price, finance.residualPercent)),
    termYears: termOf(lender) ?? finance.termYears,
    fees: { ...provider.fees, establishment: lender.establishmentFees ?? provider.fees.establishment },
    quoted,
    fromLender: true,
    ...offeredBy(provider),
  }
}

function offeredBy({ termYears, carPage, monthlyOnly }: FinanceProvider) {
  const max = carPage.longestTermYears ?? termYears.max
  return { termYearsOffered: { min: termYears.min, max, choices: carPage.termChoicesYears }, monthlyOnly }
}

/** The record's repayments, each worked out from the other where it is missing; null without either. */
function quotedBy({ paymentWeek, paymentMonth }: LenderRecord): FinanceTerms['quoted'] {
  const weekly = positive(paymentWeek)
  const monthly = positive(paymentMonth)
  if (weekly !== null) return { weekly: fromCents(toCents(weekly)), monthly: monthly ?? monthlyFromWeekly(weekly) }
  return monthly === null ? null : { weekly: weeklyFromMonthly(monthly), monthly: fromCents(toCents(monthly)) }
}

function termOf({ termYears, termMonths, termWeeks }: LenderRecord): number | null {
  if (termYears !== null && termYears > 0) return termYears
  if (termMonths !== null && termMonths > 0) return termMonths / 12
  return termWeeks !== null && termWeeks > 0 ? termWeeks / 52 : null
}

function shareOf(price: number, percent: number): number {
  return fromCents(Math.round((toCents(price) * percent) / 100))
}

function positive(value: number | null): number | null {
  return value !== null && value > 0 ? value : null
}
