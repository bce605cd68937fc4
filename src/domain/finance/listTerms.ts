import { formatDate, formatDollars, formatPercent } from '../format'
import type { Site } from '../site/site'
import { type FinanceChoice, NO_CHOICE } from './financeChoice'
import { type FinanceTerms, financeTerms } from './financeTerms'
import { findFinanceProvider } from './findFinanceProvider'
import { FREQUENCY_LABELS, formatYears } from './labels'
import { repaymentOn } from './repaymentFigure'

/** Dollars; the terms are shares of the price, so that any price that is financed states the same. */
const EXAMPLE_PRICE = 100_000

/** What the repayments of a list rest on. */
export interface ListTerms {
  /** the site's own; null if only lenders' offers are shown */
  terms: FinanceTerms | null
  /** the day that they are of: "25 November 2026" */
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
  return { terms: financeTerms({ ...car, finance, provider, now }), date: formatDate(now.toISOString(), timeZone) }
}

/** The terms in words, with what the shopper chose in place of the site's, as on the cards of the list. */
export function listTermsText({ terms, date }: ListTerms, choice: FinanceChoice = NO_CHOICE): string {
  if (terms === null) return `Repayments are lenders’ offers, as of ${date}. Each card states its own terms.`
  const { frequency, termYears, deposit, residual, price, source } = repaymentOn(terms, choice)
  const share = (dollars: number) => formatPercent(Math.round((dollars / price) * 1000) / 10)
  const parts = [
    deposit === 0 ? 'no deposit' : `a ${choice.deposit === null ? share(deposit) : formatDollars(deposit)} deposit`,
    residual === 0 ? 'no final payment' : `a ${share(residual)} final payment`,
  ].join(' and ')
  const label = FREQUENCY_LABELS[frequency].label
  const over = `over ${formatYears(termYears)} with ${parts}, as of ${date}`
  if (source !== 'shopper')
    return `${label} repayments are ${over}. Where a card says that they are a lender’s offer, that lender’s terms apply.`
  const lenders = [
    'rate',
    ...(choice.termYears === null ? ['term'] : ['nearest term']),
    ...(choice.deposit === null ? ['deposit'] : []),
  ].join(', ')
  return `${label} repayments are on your terms: ${over}. Where a lender has an offer on a vehicle, its ${lenders} and final payment apply, as its card states.`
}
