import type { FinanceProvider, ProviderAssignment } from '../../domain/finance/financeProvider'
import type { SiteFinance } from '../../domain/finance/siteFinance'
import { getRelationId } from '../../domain/relationId'
import type { FinanceProvider as ProviderDocument, Site as SiteDocument } from '../../payload-types'
import { populated } from './relation'

/** A site's rates and lenders from its document. */
export function toSiteFinance({ finance, dealership_websites }: SiteDocument): SiteFinance {
  const { ratePercent, termYears, depositPercent, residualPercent, establishmentFee, minimumPrice } = finance
  return {
    // Without a rate, the site's finance flag is off.
    ratePercent: ratePercent ?? 0,
    termYears,
    depositPercent,
    residualPercent,
    // Without fees, the site's finance flag is off.
    establishmentFee: establishmentFee ?? 0,
    minimumPrice,
    provider: toFinanceProvider(populated(finance.provider)),
    assignments: (dealership_websites ?? []).flatMap(toAssignments),
  }
}

/** Whether a site states its fees: those of its provider, or its own. */
export const statesFees = (finance: SiteDocument['finance'] | undefined): boolean =>
  finance?.establishmentFee != null || getRelationId(finance?.provider) !== null

/** Whether a site states what a repayment needs: a rate and fees. */
export const statesFinanceTerms = (finance: SiteDocument['finance']): boolean =>
  finance.ratePercent != null && statesFees(finance)

type AssignmentRow = NonNullable<SiteDocument['dealership_websites']>[number]

function toAssignments({ make, locations, finance_provider }: AssignmentRow): ProviderAssignment[] {
  const provider = toFinanceProvider(populated(finance_provider))
  if (!provider) return []
  const locationIds = (locations ?? []).flatMap((location) => getRelationId(location) ?? [])
  return [{ make: populated(make)?.name ?? null, locationIds, provider }]
}

function toFinanceProvider(document: ProviderDocument | null): FinanceProvider | null {
  if (!document) return null
  const { limits, carPage, fees, rates, display } = document
  const { comparisonFrom, comparisonTo } = rates ?? {}
  return {
    name: document.name,
    key: document.key,
    minimumPrice: limits.minimumPrice,
    ratePercent: { min: limits.rateMin, max: limits.rateMax, step: limits.rateStep },
    termYears: { min: limits.termMin, max: limits.termMax, step: limits.termStep },
    monthlyOnly: limits.monthlyOnly ?? false,
    hidesInterest: limits.interest,
    hidesResidual: limits.residual,
    carPage: {
      raisesMaximum: carPage?.raisesMaximum ?? false,
      maxTermYears: carPage?.maxTerm ?? null,
      termChoicesYears: [...(carPage?.termChoices ?? [])].sort((a, b) => a - b),
    },
    fees: {
      establishment: fees.establishment,
      securityRegistration: fees.securityRegistration,
      dealerAgency: fees.dealerAgency,
      monthlyAccount: fees.monthlyAccount,
    },
    startRatePercent: rates?.ratePercent ?? null,
    comparisonRange: comparisonFrom != null && comparisonTo != null ? { from: comparisonFrom, to: comparisonTo } : null,
    displayRule: { newerThanYears: display?.newerThanYears ?? null, needsPayment: display?.needsPayment ?? true },
    disclaimer: document.disclaimer?.trim() || null,
  }
}
