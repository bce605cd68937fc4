import { formatDollars, formatMediumDate, formatPercent } from '../format'
import type { Site } from '../site/site'
import { type FinanceChoice, NO_CHOICE } from './financeChoice'
import { type FinanceTerms, financeTerms } from './financeTerms'
import { findFinanceProvider } from './findFinanceProvider'
import { formatRates, formatYears } from './labels'
import { repaymentOn } from './repaymentFigure'

/** Dollars; the terms are shares of the price, so that any price that is financed states the same. */
const EXAMPLE_PRICE = 100_000

/** What the repayments of a list rest on: the same for every car in it. */
export interface ListTerms {
  terms: FinanceTerms
  /** the day that they are of: "25 Nov 2026" */
  date: string
}

/** The terms that the repayments of a list rest on, stated above it; null if the site shows none. */
export function listTerms(
  { flags, finance, timeZone }: Pick<Site, 'flags' | 'finance' | 'timeZone'>,
  now: Date,
): ListTerms | null {
  if (!flags.finance) return null
  const provider = findFinanceProvider(finance, null)
  const car = { price: EXAMPLE_PRICE, year: null, carType: 'used', lender: null, listed: true } as const
  const terms = financeTerms({ ...car, finance, provider, now })
  return terms && { terms, date: formatMediumDate(now.toISOString(), timeZone) }
}

/**
 * The terms in words, with what the shopper chose in place of the site's, as on every card of the list. Short, so that they take two
 * lines of a phone: cards say how often is paid.
 */
export function listTermsText({ terms, date }: ListTerms, choice: FinanceChoice = NO_CHOICE): string {
  const figure = repaymentOn(terms, choice)
  const { termYears, deposit, residual, price, source } = figure
  const share = (dollars: number) => formatPercent(Math.round((dollars / price) * 1000) / 10)
  const parts = [
    formatRates(figure),
    formatYears(termYears),
    deposit === 0 ? 'no deposit' : `${choice.deposit === null ? share(deposit) : formatDollars(deposit)} deposit`,
    residual === 0 ? 'no final payment' : `${share(residual)} final payment`,
    date,
  ].join(', ')
  return `Repayments${source === 'shopper' ? ' on your terms' : ''}: ${parts}.`
}
