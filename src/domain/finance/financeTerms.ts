import { fromCents, toCents } from '../money'
import type { CarType } from '../stock/carType'
import { exampleComparisonRatePercent } from './comparisonRate'
import type { FinanceProvider } from './financeProvider'
import { findLenderProblem, findQuoteProblem, lenderFees } from './lenderCheck'
import { type LenderRecord, lenderTermYears } from './lenderRecord'
import type { LoanFees } from './loan'
import { monthlyFromWeekly, weeklyFromMonthly } from './monthOfWeeks'
import type { SiteFinance } from './siteFinance'

/** dollars; no finance is shown for a price at or below this (FIN-09) */
export const MIN_FINANCED_PRICE = 500

/**
 * The terms behind a car's repayments. Sent with every card, so that server and browser calculate the same figure
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
  /** the lender's quoted repayments for exactly these terms; null: calculated */
  quoted: { weekly: number; monthly: number } | null
  /** terms the lender offers: a range, or only the listed choices */
  termYearsOffered: { min: number; max: number; choices: number[] }
  monthlyOnly: boolean
  /** from a lender record, not the site's estimate */
  fromLender: boolean
  /** an estimate at the rates and fees of a lender for the car's make or location, not on the site's own terms, which lists have */
  throughLender?: boolean
}

/** Whether the rates and fees are a lender's for this car, and not the site's own. */
export const hasLendersRates = ({ fromLender, throughLender }: FinanceTerms): boolean =>
  fromLender || throughLender === true

export interface FinanceInput {
  /** dollars, the price shown to the shopper; null if there is none */
  price: number | null
  year: number | null
  carType: CarType
  /** the lender's offer on this car, if any */
  lender: LenderRecord | null
  finance: SiteFinance
  provider: FinanceProvider
  /** the car is listed on the site and available to buy */
  listed: boolean
  now: Date
}

/** True if a lender's own figures may be shown for a car: its comparison rate and repayments must follow from its rate, fees and terms (FIN-09). */
export function showsLenderFigures(input: FinanceInput): boolean {
  const { lender, price, year, listed, now } = input
  const rule = input.provider.displayRule
  if (!lender || lender.interestRatePercent === null || lender.comparisonRatePercent === null) return false
  if (price === null || price <= MIN_FINANCED_PRICE || !listed) return false
  if (findLenderProblem(lender, input.provider) ?? findQuoteProblem(lender, input.provider, price)) return false
  if (rule.newerThanYears !== null && (year === null || year <= now.getUTCFullYear() - rule.newerThanYears))
    return false
  return !rule.needsPayment || lenderPayments(lender) !== null
}

/**
 * The finance terms of a car: its lender's if the display rule allows, else an estimate at the site's rate, term, deposit
 * and final payment (FIN-09, CAR-21). Null if finance may not be shown: no price, $500 or less, below the minimum price, or
 * not listed.
 */
export function financeTerms(input: FinanceInput): FinanceTerms | null {
  const { lender, finance, provider, price, listed } = input
  if (price === null || price <= MIN_FINANCED_PRICE || !listed) return null
  if (lender && showsLenderFigures(input)) return lenderTerms(price, lender, input)
  const { ratePercent, comparisonRatePercent } = startingRates(finance, provider)
  if (ratePercent <= 0 || price < provider.minimumPrice) return null
  return {
    price,
    ratePercent,
    comparisonRatePercent,
    deposit: percentOf(price, finance.depositPercent),
    residual: percentOf(price, finance.residualPercent),
    termYears: finance.termYears,
    fees: provider.fees,
    quoted: null,
    fromLender: false,
    ...offeredTerms(provider),
  }
}

/** The initial rates of calculators: the provider's rate if set, else the site's, and the comparison rate that follows. */
export function startingRates(
  finance: Pick<SiteFinance, 'ratePercent'>,
  provider: Pick<FinanceProvider, 'startRatePercent' | 'fees'>,
): { ratePercent: number; comparisonRatePercent: number } {
  const ratePercent = provider.startRatePercent ?? finance.ratePercent
  return { ratePercent, comparisonRatePercent: computedComparisonRate(ratePercent, provider.fees) }
}

function computedComparisonRate(ratePercent: number, fees: LoanFees): number {
  return exampleComparisonRatePercent(ratePercent, fees) ?? ratePercent
}

/** The lender record to use: the provider's, or the first if the site has no provider (FIN-12). */
export function findLender(lenders: readonly LenderRecord[], providerKey: string | null): LenderRecord | null {
  if (providerKey) return lenders.find(({ financeProvider }) => financeProvider === providerKey) ?? null
  return lenders[0] ?? null
}

function lenderTerms(price: number, lender: LenderRecord, { finance, provider }: FinanceInput): FinanceTerms {
  const quoted = lenderPayments(lender)
  const ratePercent = lender.interestRatePercent ?? finance.ratePercent
  const fees = lenderFees(lender, provider) ?? provider.fees
  return {
    price,
    ratePercent,
    comparisonRatePercent: computedComparisonRate(ratePercent, fees),
    // A record with its own repayment is complete; one without uses the site's assumptions.
    deposit: lender.deposit ?? (quoted ? 0 : percentOf(price, finance.depositPercent)),
    residual: lender.balloon ?? (quoted ? 0 : percentOf(price, finance.residualPercent)),
    termYears: lenderTermYears(lender) ?? finance.termYears,
    fees,
    quoted,
    fromLender: true,
    ...offeredTerms(provider),
  }
}

/** By provider: the records of a stock share them in memory. */
const offeredByProvider = new WeakMap<FinanceProvider, FinanceTerms['termYearsOffered']>()

function offeredTerms(provider: FinanceProvider): Pick<FinanceTerms, 'termYearsOffered' | 'monthlyOnly'> {
  const { termYears, carPage, monthlyOnly } = provider
  let termYearsOffered = offeredByProvider.get(provider)
  if (!termYearsOffered) {
    termYearsOffered = {
      min: termYears.min,
      max: carPage.maxTermYears ?? termYears.max,
      choices: carPage.termChoicesYears,
    }
    offeredByProvider.set(provider, termYearsOffered)
  }
  return { termYearsOffered, monthlyOnly }
}

/** The record's repayments, each derived from the other if missing; null without either. */
function lenderPayments({ paymentWeek, paymentMonth }: LenderRecord): FinanceTerms['quoted'] {
  const weekly = positiveOrNull(paymentWeek)
  const monthly = positiveOrNull(paymentMonth)
  if (weekly !== null) return { weekly: fromCents(toCents(weekly)), monthly: monthly ?? monthlyFromWeekly(weekly) }
  return monthly === null ? null : { weekly: weeklyFromMonthly(monthly), monthly: fromCents(toCents(monthly)) }
}

function percentOf(price: number, percent: number): number {
  return fromCents(Math.round((toCents(price) * percent) / 100))
}

function positiveOrNull(value: number | null): number | null {
  return value !== null && value > 0 ? value : null
}
