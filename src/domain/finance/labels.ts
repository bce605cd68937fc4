import { formatDollars, formatPercent } from '../format'
import type { FinanceTerms } from './financeTerms'
import type { RepaymentFrequency } from './loan'

/** Shown in place of a repayment of `MIN_REPAYMENT` or less (FIN-07). */
export const ENQUIRE_FOR_FINANCE = 'Enquire for Finance'

/** Labels of a repayment frequency: '/wk' (CAR-02), 'a week', 'Weekly'. */
export const FREQUENCY_LABELS: Record<RepaymentFrequency, { short: string; per: string; label: string }> = {
  weekly: { short: '/wk', per: 'a week', label: 'Weekly' },
  fortnightly: { short: '/fn', per: 'a fortnight', label: 'Fortnightly' },
  monthly: { short: '/mth', per: 'a month', label: 'Monthly' },
}

/** 'Only $173 /wk*' (CAR-02): dollars, rounded up, so that the teaser is never below the actual repayment. */
export function repaymentTeaser({ payment, frequency }: { payment: number; frequency: RepaymentFrequency }): string {
  return `Only ${formatDollars(Math.ceil(payment))} ${FREQUENCY_LABELS[frequency].short}*`
}

/** Both rates of a repayment, equally: "7.49% p.a., comparison rate 8.04% p.a." */
export function formatRates({
  ratePercent,
  comparisonRatePercent,
}: Pick<FinanceTerms, 'ratePercent' | 'comparisonRatePercent'>): string {
  return `${formatPercent(ratePercent)} p.a., comparison rate ${formatPercent(comparisonRatePercent)} p.a.`
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

/** A term as text: "5 years", "1 year", "4.5 years". */
export function formatYears(years: number): string {
  return `${Math.round(years * 100) / 100} ${years === 1 ? 'year' : 'years'}`
}
