import { formatDollars, formatRate } from '../format'
import type { FinanceTerms } from './financeTerms'
import type { RepaymentFrequency } from './loan'
import type { RepaymentFigure } from './repaymentFigure'

/** Shown in place of a repayment of `MIN_REPAYMENT` or less (FIN-07). */
export const ENQUIRE_FOR_FINANCE = 'Enquire for Finance'

/** Labels of a repayment frequency: '/wk' (CAR-02), 'a week', 'Weekly'. */
export const FREQUENCY_LABELS: Record<RepaymentFrequency, { short: string; per: string; label: string }> = {
  weekly: { short: '/wk', per: 'a week', label: 'Weekly' },
  fortnightly: { short: '/fn', per: 'a fortnight', label: 'Fortnightly' },
  monthly: { short: '/mth', per: 'a month', label: 'Monthly' },
}

/** A repayment in whole dollars, rounded up, so that no place shows less than is actually repaid. */
export function formatRepayment(dollars: number): string {
  return formatDollars(Math.ceil(dollars))
}

/** A repayment with all that it rests on, as text: "$108/wk at 8.20% p.a., comparison rate 8.90% p.a., 5 years, no deposit". */
export function repaymentText(figure: RepaymentFigure): string {
  if (figure.showsEnquire) return ENQUIRE_FOR_FINANCE
  return `${formatRepayment(figure.payment)}${FREQUENCY_LABELS[figure.frequency].short} at ${formatRates(figure)}, ${formatTerms(figure)}`
}

/** A repayment in print or an email; its asterisk leads to `COMPARISON_WARNING`. Null if it is too small to quote. */
export function printedRepayment(figure: RepaymentFigure): string | null {
  return figure.showsEnquire ? null : `${repaymentText(figure)}*`
}

/** What a car's card says, beside the other repayment of its page, so that neither seems wrong; null if they are the same. */
export function listRepaymentNote(listed: RepaymentFigure, shown: RepaymentFigure): string | null {
  const text = repaymentText(listed)
  return text === repaymentText(shown) ? null : `On our usual terms, as in our lists: ${text}*.`
}

/** 'Only $173 /wk*' (CAR-02). */
export function repaymentTeaser({ payment, frequency }: { payment: number; frequency: RepaymentFrequency }): string {
  return `Only ${formatRepayment(payment)} ${FREQUENCY_LABELS[frequency].short}*`
}

/** Both rates of a repayment, equally: "7.49% p.a., comparison rate 8.04% p.a." */
export function formatRates({
  ratePercent,
  comparisonRatePercent,
}: Pick<FinanceTerms, 'ratePercent' | 'comparisonRatePercent'>): string {
  return `${formatRate(ratePercent)} p.a., comparison rate ${formatRate(comparisonRatePercent)} p.a.`
}

/** The assumptions of a repayment in short: "5 years, $4,900 deposit, $14,685 final payment". */
export function formatAssumptions(
  { termYears, deposit, residual }: Pick<FinanceTerms, 'termYears' | 'deposit' | 'residual'>,
  { withFinalPayment = true } = {},
): string {
  const parts = [formatYears(termYears), deposit > 0 ? `${formatDollars(deposit)} deposit` : 'no deposit']
  if (withFinalPayment && residual > 0) parts.push(`${formatDollars(residual)} final payment`)
  return parts.join(', ')
}

/** After the terms of a lender's own offer on a car. */
export const LENDERS_OFFER = ', a lender’s offer'

/** The assumptions of a repayment, and that it is a lender's, so that it is not taken for the one on the site's own terms: "5 years, no deposit, a lender's offer". */
export function formatTerms(figure: RepaymentFigure): string {
  return `${formatAssumptions(figure)}${lenderNote(figure)}`
}

function lenderNote({ source, hasLendersRates }: RepaymentFigure): string {
  if (!hasLendersRates) return ''
  return source === 'shopper' ? ', at a lender’s rates' : LENDERS_OFFER
}

/** A term as text: "5 years", "1 year", "4.5 years". */
export function formatYears(years: number): string {
  return `${Math.round(years * 100) / 100} ${years === 1 ? 'year' : 'years'}`
}
