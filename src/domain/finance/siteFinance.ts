import type { FinanceProvider, ProviderAssignment } from './financeProvider'

/** The rates that repayments rest on when a car has no lender record of its own (FIN-01, FIN-04). */
export interface SiteFinance {
  ratePercent: number
  /** as the site's lender quotes it; null: worked out from the rate and the fees */
  comparisonRatePercent: number | null
  termYears: number
  /** share of the price assumed as deposit, 0 to 100 */
  depositPercent: number
  /** share of the price assumed as final payment, 0 to 100 */
  residualPercent: number
  /** of a site without a provider */
  establishmentFee: number
  /** of a site without a provider */
  minimumPrice: number
  /** whose limits, fees and rules hold; null: the usual limits with the fee above */
  provider: FinanceProvider | null
  /** providers of some makes and locations, the first that fits (SITE-01) */
  assignments: ProviderAssignment[]
}
