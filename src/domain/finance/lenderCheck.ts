import { formatRate } from '../format'
import { findComparisonProblem } from './comparisonRate'
import type { FinanceProvider } from './financeProvider'
import type { LenderRecord } from './lenderRecord'
import { type LoanFees, NO_FEES } from './loan'

type LenderTerms = Pick<
  LenderRecord,
  'financeProvider' | 'interestRatePercent' | 'comparisonRatePercent' | 'establishmentFees'
>

/**
 * The fees of a lender's offer in dollars: those configured for the lender, with the record's own establishment fee. Null if
 * neither is known, so that its comparison rate cannot be computed.
 * @param provider the lender as configured for the site; another or none if it is not configured
 */
export function lenderFees(
  { financeProvider, establishmentFees }: LenderTerms,
  provider: Pick<FinanceProvider, 'key' | 'fees'> | null,
): LoanFees | null {
  const configured = provider?.key === financeProvider ? provider.fees : null
  if (establishmentFees === null) return configured
  return { ...(configured ?? NO_FEES), establishment: establishmentFees }
}

/**
 * Why a lender record may not be shown: its comparison rate differs by more than 0.01 from the one computed from its rate and
 * fees, or cannot be computed. For staff, with both figures. Null if it agrees, or states no comparison rate.
 */
export function findLenderProblem(
  lender: LenderTerms,
  provider: Pick<FinanceProvider, 'key' | 'fees'> | null,
): string | null {
  const { financeProvider, interestRatePercent, comparisonRatePercent } = lender
  if (interestRatePercent === null || comparisonRatePercent === null) return null
  const fees = lenderFees(lender, provider)
  if (fees) {
    const problem = findComparisonProblem(comparisonRatePercent, interestRatePercent, fees)
    return problem && `${financeProvider}: ${problem}`
  }
  return `${financeProvider}: The comparison rate of ${formatRate(comparisonRatePercent)} cannot be checked, because the fees are unknown. Add establishmentFees to the record, or the lender under Finance providers.`
}
