import type { Car } from '../stock/car'
import type { FinanceTerms } from './financeTerms'
import { monthlyFromWeekly } from './monthOfWeeks'

/** A quote of the finance quote service, with its own field names (FIN-11). Dollars, percent a year. */
export interface FinanceQuote {
  weeklyRepaymentAmount: number
  advertisedRate: number
  comparisonRate: number
}

/** The quoted term, in years (FIN-11). */
export const QUOTE_TERM_YEARS = 5

/** Request body of the quote service (FIN-11). */
export interface FinanceQuoteRequest {
  selfAssessedCreditScore: 'GREAT'
  /** dollars */
  purchasePrice: number
  loanTerm: typeof QUOTE_TERM_YEARS
  year: number | null
  vin: string | null
  nvic: string | null
  whoIsHelping: ''
}

/** The quote request of a car; null if it has no price (FIN-11). */
export function quoteRequest(
  { year, vin, nvic }: Pick<Car, 'year' | 'vin' | 'nvic'>,
  price: number | null,
): FinanceQuoteRequest | null {
  if (price === null || price <= 0) return null
  return {
    selfAssessedCreditScore: 'GREAT',
    purchasePrice: price,
    loanTerm: QUOTE_TERM_YEARS,
    year,
    vin,
    nvic,
    whoIsHelping: '',
  }
}

/** Parses a response of the quote service; null if it is incomplete or invalid. */
export function parseFinanceQuote(response: unknown): FinanceQuote | null {
  if (typeof response !== 'object' || response === null) return null
  const { weeklyRepaymentAmount, advertisedRate, comparisonRate } = response as Record<string, unknown>
  const numbers = [weeklyRepaymentAmount, advertisedRate, comparisonRate].map(Number)
  if (numbers.some((value) => !Number.isFinite(value) || value <= 0)) return null
  const [weekly, rate, comparison] = numbers as [number, number, number]
  return { weeklyRepaymentAmount: weekly, advertisedRate: rate, comparisonRate: comparison }
}

/** A car's terms with a quote applied: its rates and repayment over five years on the whole price. */
export function withQuote(terms: FinanceTerms, quote: FinanceQuote | null): FinanceTerms {
  if (!quote) return terms
  return {
    ...terms,
    ratePercent: quote.advertisedRate,
    comparisonRatePercent: quote.comparisonRate,
    deposit: 0,
    residual: 0,
    termYears: QUOTE_TERM_YEARS,
    quoted: { weekly: quote.weeklyRepaymentAmount, monthly: monthlyFromWeekly(quote.weeklyRepaymentAmount) },
  }
}
