import { formatDollars, formatPercent, formatRate } from '../format'
import { COMPARISON_EXAMPLE } from './comparisonRate'
import type { FinanceTerms } from './financeTerms'
import { financedFees } from './loan'

/**
 * The disclaimer of an estimate: rates, term, deposit and final payment as percentages of the price (CAR-21).
 */
export function estimateDisclaimer(terms: FinanceTerms): string {
  const { price, ratePercent, comparisonRatePercent, termYears, deposit, residual, fees } = terms
  const share = (dollars: number) => formatPercent(Math.round((dollars / price) * 1000) / 10)
  const assumptions = [
    deposit > 0 ? `a ${share(deposit)} deposit` : 'no deposit',
    residual > 0 ? `a ${share(residual)} final payment` : 'no final payment',
    ...(financedFees(fees) > 0 ? [`${formatDollars(financedFees(fees))} of fees added to the loan`] : []),
    ...(fees.monthlyAccount > 0 ? [`a ${formatDollars(fees.monthlyAccount)} account fee each month`] : []),
  ]
  const rates = `${formatRate(ratePercent)} p.a. (comparison rate ${formatRate(comparisonRatePercent)} p.a.)`
  const list = `${assumptions.slice(0, -1).join(', ')} and ${assumptions.at(-1)}`
  return `Estimate at ${rates} over a ${Math.round(termYears * 100) / 100} year term with ${list}.`
}

/** The comparison rate example and the warning that Australian law requires beside each comparison rate (FIN-13). */
export const COMPARISON_WARNING = `Comparison rates are based on a secured loan of ${formatDollars(COMPARISON_EXAMPLE.amount)} over a term of ${COMPARISON_EXAMPLE.termYears} years. WARNING: This comparison rate is true only for the example given and may not include all fees and charges. Different terms, fees or other loan amounts might result in a different comparison rate.`

/** What stands below repayments outside the site's pages: in an email or a brochure. */
export const REPAYMENT_NOTE = `* An estimate for personal use, subject to approval. ${COMPARISON_WARNING}`
