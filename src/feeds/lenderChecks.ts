import type { FeedRow } from '../domain/feeds/feedRow'
import type { FinanceProvider } from '../domain/finance/financeProvider'
import { checkLenders } from '../domain/stock/lenders'
import { cashPrice } from '../domain/stock/price'

/** Refused records that a report lists; the rest are only counted. */
const MAX_LISTED = 20

type CheckedRow = Pick<FeedRow, 'stocknum' | 'price' | 'offer_price' | 'finance_lenders'>

/** Refuses lender records whose comparison rate or repayments do not follow from their terms. Their cars are imported without them. */
export class LenderChecks {
  private readonly listed: string[] = []
  private refused = 0

  /** @param providers the site's lenders with their fees */
  constructor(private readonly providers: readonly Pick<FinanceProvider, 'key' | 'fees'>[]) {}

  /** The lender records of a row that may be stored; null if none. */
  accept({ stocknum, price, offer_price: offerPrice, finance_lenders: value }: CheckedRow, line: number): unknown {
    if (value === null) return null
    const { accepted, problems } = checkLenders(value, this.providers, cashPrice({ price, offerPrice }))
    if (problems.length === 0) return value
    this.refused += problems.length
    for (const problem of problems)
      if (this.listed.length < MAX_LISTED)
        this.listed.push(`Line ${line}, stock number ${stocknum}: lender offer refused. ${problem}`)
    return accepted
  }

  /** What staff should mend, one line per refused record. */
  warnings(): string[] {
    const others = this.refused - this.listed.length
    return others > 0 ? [...this.listed, `${others} more lender offers were refused.`] : this.listed
  }
}
