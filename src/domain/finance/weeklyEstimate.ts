import { formatDollars, formatPercent } from '../format'
import { fromCents, toCents } from '../money'
import type { SiteFinance } from '../site/site'
import type { LenderRecord } from '../stock/car'
import { amortise } from './amortise'

/** Weeks in a month, as the industry estimates (CAR-21). */
export const WEEKS_PER_MONTH = 4.33
/** dollars; finance is not shown for a price of this or less (FIN-09) */
export const SMALLEST_FINANCED_PRICE = 500

/** Dollars a week and the rates that must stand beside it (FIN-09). */
export interface WeeklyEstimate {
  payment: number
  ratePercent: number
  comparisonRatePercent: number
}

/** What a lender record must have before its figures are shown (FIN-09); a setting, since lenders differ. */
export interface LenderDisplayRule {
  /** years; the car must be newer than this year less so many. Null: any age */
  newerThanYears: number | null
  /** the record itself must carry a weekly or monthly payment; else it is worked out from the record's rate */
  needsPayment: boolean
}

/** The rule of most lenders, and of the one that goes by age (FIN-09). */
export const LENDER_DISPLAY_RULES = {
  byPayment: { newerThanYears: null, needsPayment: true },
  byAge: { newerThanYears: 12, needsPayment: false },
} as const satisfies Record<string, LenderDisplayRule>

export interface WeeklyEstimateQuestion {
  /** dollars, the price that the shopper sees; null when there is none */
  price: number | null
  year: number | null
  /** the lender's offer on this car, if any */
  lender: LenderRecord | null
  finance: SiteFinance
  /** the listing check: listed on the site and available to buy */
  listed: boolean
  now: Date
  rule?: LenderDisplayRule
}

/** True when a lender's own figures may be shown for a car (FIN-09). */
export function showsLenderFigures(question: WeeklyEstimateQuestion): boolean {
  const { lender, price, year, listed, now, rule = LENDER_DISPLAY_RULES.byPayment } = question
  if (!lender || lender.interestRatePercent === null || lender.comparisonRatePercent === null) return false
  if (price === null || price <= SMALLEST_FINANCED_PRICE || !listed) return false
  if (rule.newerThanYears !== null && (year === null || year <= now.getUTCFullYear() - rule.newerThanYears))
    return false
  return !rule.needsPayment || isPositive(lender.paymentWeek) || isPositive(lender.paymentMonth)
}

/**
 * The weekly figure of a car: its lender's where the display rule allows, else one at the site's own rate, term,
 * deposit and final payment (FIN-09, CAR-21). Null where finance may not be shown: no price, one of $500 or less, or
 * not listed.
 */
export function estimateWeekly(question: WeeklyEstimateQuestion): WeeklyEstimate | null {
  const { lender, finance, price, listed } = question
  if (price === null || price <= SMALLEST_FINANCED_PRICE || !listed) return null
  if (lender && showsLenderFigures(question)) {
    const payment = lenderWeekly(lender, price, finance)
    const { interestRatePercent: ratePercent, comparisonRatePercent } = lender
    if (ratePercent !== null && comparisonRatePercent !== null && payment > 0) {
      return { payment, ratePercent, comparisonRatePercent }
    }
  }
  if (finance.ratePercent <= 0 || price < finance.minimumPrice) return null
  return {
    payment: weeklyAtRate(price, finance.ratePercent, finance.establishmentFee, finance),
    ratePercent: finance.ratePercent,
    comparisonRatePercent: finance.comparisonRatePercent,
  }
}

/** The lender record that counts for a site: its finance provider's, else the first (FIN-12). */
export function lenderOf(lenders: LenderRecord[], financeProvider: string | null): LenderRecord | null {
  return lenders.find((lender) => lender.financeProvider === financeProvider) ?? lenders[0] ?? null
}

/** Dollars a month of a weekly repayment (CAR-21). */
export function monthlyFromWeekly(weekly: number): number {
  return fromCents(toCents(weekly * WEEKS_PER_MONTH))
}

/** Dollars a week of a monthly repayment (CAR-21). */
export function weeklyFromMonthly(monthly: number): number {
  return fromCents(toCents(monthly / WEEKS_PER_MONTH))
}

/** 'Only $173 /wk*' (CAR-02): whole dollars, rounded up, so that the teaser never promises less than is paid. */
export function weeklyTeaser(payment: number): string {
  return `Only ${formatDollars(Math.ceil(payment))} /wk*`
}

/**
 * The sentence that stands beside every repayment at the site's own rate: rates, term, deposit and final payment
 * (CAR-21).
 */
export function estimateDisclaimer(
  finance: Pick<
    SiteFinance,
    'ratePercent' | 'comparisonRatePercent' | 'termYears' | 'depositPercent' | 'residualPercent' | 'establishmentFee'
  >,
): string {
  const assumed = [
    `a ${formatPercent(finance.depositPercent)} deposit`,
    `a ${formatPercent(finance.residualPercent)} final payment`,
    ...(finance.establishmentFee > 0 ? [`a ${formatDollars(finance.establishmentFee)} establishment fee`] : []),
  ]
  const rates = `${formatPercent(finance.ratePercent)} p.a. (comparison rate ${formatPercent(finance.comparisonRatePercent)} p.a.)`
  const list = `${assumed.slice(0, -1).join(', ')} and ${assumed.at(-1)}`
  return `Estimate at ${rates} over a ${finance.termYears} year term with ${list}.`
}

function lenderWeekly(lender: LenderRecord, price: number, finance: SiteFinance): number {
  if (isPositive(lender.paymentWeek)) return fromCents(toCents(lender.paymentWeek))
  if (isPositive(lender.paymentMonth)) return weeklyFromMonthly(lender.paymentMonth)
  return weeklyAtRate(price, lender.interestRatePercent ?? finance.ratePercent, lender.establishmentFees ?? 0, finance)
}

function weeklyAtRate(price: number, ratePercent: number, fee: number, finance: SiteFinance): number {
  const priceCents = toCents(price)
  const share = (percent: number) => Math.round((priceCents * percent) / 100)
  return fromCents(
    amortise({
      financedCents: priceCents - share(finance.depositPercent) + toCents(fee),
      ratePercent,
      termYears: finance.termYears,
      frequency: 'weekly',
      residualCents: share(finance.residualPercent),
    }),
  )
}

function isPositive(value: number | null): value is number {
  return value !== null && value > 0
}
