import type { Car } from '../stock/car'
import type { FinanceTerms } from './financeTerms'
import { monthlyFromWeekly } from './monthOfWeeks'

/** A quote of the finance quote service, by its own names (FIN-11). Dollars, percent a year. */
export interface FinanceQuote {
  weeklyRepaymentAmount: number
  advertisedRate: number
  comparisonRate: number
}

/** The term that quotes are asked for, in years (FIN-11). */
export const QUOTE_TERM_YEARS = 5

/** What the quote service is asked (FIN-11). */
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

/** The question about a car; null where none is asked, since it has no price (FIN-11). */
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

/** A quote out of an answer of the service; null where the answer is none, so that nothing half-known is ever shown. */
export function parseFinanceQuote(answer: unknown): FinanceQuote | null {
  if (typeof answer !== 'object' || answer === null) return null
  const { weeklyRepaymentAmount, advertisedRate, comparisonRate } = answer as Record<string, unknown>
  const numbers = [weeklyRepaymentAmount, advertisedRate, comparisonRate].map(Number)
  if (numbers.some((value) => !Number.isFinite(value) || value <= 0)) return null
  const [weekly, rate, comparison] = numbers as [number, number, number]
  return { weeklyRepaymentAmount: weekly, advertisedRate: rate, comparisonRate: comparison }
}

/** A car's terms once a quote has come: its rates and repayment over five years on the whole price. */
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
