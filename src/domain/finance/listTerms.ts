import { formatDate, formatPercent } from '../format'
import type { Site } from '../site/site'
import { formatYears } from './labels'

/**
 * The terms that the repayments of a list rest on, stated above it; null if the site shows none. A lender's own terms stand on the card
 * of the car that it quoted.
 */
export function listTerms(
  { flags, finance, timeZone }: Pick<Site, 'flags' | 'finance' | 'timeZone'>,
  now: Date,
): string | null {
  if (!flags.finance) return null
  const { depositPercent, residualPercent, termYears } = finance
  const share = (percent: number, name: string) => (percent > 0 ? `a ${formatPercent(percent)} ${name}` : `no ${name}`)
  const parts = `${share(depositPercent, 'deposit')} and ${share(residualPercent, 'final payment')}`
  const date = formatDate(now.toISOString(), timeZone)
  return `Weekly repayments are over ${formatYears(termYears)} with ${parts}, as of ${date}. Where a lender quoted a car, its card states that lender’s terms.`
}
