import { COMPARISON_WARNING } from '@/domain/finance/assumptions'
import { StaticHtml } from '@/ui/lazy/StaticHtml'

/** The regulated warning for the comparison rates of a list of cars, and where lenders' own offers are, once below it (FIN-13). */
export function ComparisonNote() {
  return (
    <StaticHtml as="p" part="comparison-note" className="mt-4 text-sm text-muted">
      * {COMPARISON_WARNING} A lender’s own offer stands on the vehicle’s page.
    </StaticHtml>
  )
}
