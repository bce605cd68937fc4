import { estimateDisclaimer } from './assumptions'
import { financeTerms } from './financeTerms'
import { findFinanceProvider } from './findFinanceProvider'
import type { SiteFinance } from './siteFinance'

/** Dollars; the terms are shares of the price, so that any price that is financed states the same. */
const EXAMPLE_PRICE = 100_000

/** The terms behind the repayments that a weekly budget is compared with (CAR-21, FIN-13); null if the site finances nothing. */
export function weeklyBudgetTerms(finance: SiteFinance, now: Date): string | null {
  const terms = financeTerms({
    price: EXAMPLE_PRICE,
    year: null,
    carType: 'used',
    lender: null,
    finance,
    provider: findFinanceProvider(finance, null),
    listed: true,
    now,
  })
  return terms && estimateDisclaimer(terms)
}
