import type { FinanceProvider, ProviderAssignment } from './financeProvider'

/** Default rates for cars without a lender record (FIN-01, FIN-04). */
export interface SiteFinance {
  ratePercent: number
  termYears: number
  /** share of the price assumed as deposit, 0 to 100 */
  depositPercent: number
  /** share of the price assumed as final payment, 0 to 100 */
  residualPercent: number
  /** of a site without a provider */
  establishmentFee: number
  /** of a site without a provider */
  minimumPrice: number
  /** the site's provider; null: the usual limits with the fee above */
  provider: FinanceProvider | null
  /** providers of some makes and locations, first match wins (SITE-01) */
  assignments: ProviderAssignment[]
}
