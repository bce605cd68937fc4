import { COMPARISON_WARNING } from '@/domain/finance/assumptions'
import type { ComparisonRange } from '@/domain/finance/comparisonRate'
import { formatPercent } from '@/domain/format'
import { TEXT_LIMITS, truncateWithEllipsis } from '@/domain/text'
import { ShowMoreText } from '@/ui/layout/ShowMore'

interface CalculatorSmallPrintProps {
  disclaimer: string
  comparisonRange: ComparisonRange | null
}

/**
 * What the law and the lender want said: the warning whole, the disclaimer from its 198th character on demand (FIN-05, FIN-06).
 * Where a finance estimate that says the same stands right below, the page hides what is marked as repeated.
 */
export function CalculatorSmallPrint({ disclaimer, comparisonRange }: CalculatorSmallPrintProps) {
  const range = comparisonRange && comparisonRange.from < comparisonRange.to ? comparisonRange : null
  return (
    <div className="border-t border-hairline pt-5 text-sm text-muted" data-repeated-below={range === null || undefined}>
      <div className="grid content-start gap-x-14 gap-y-3 lg:grid-cols-2">
        <p>
          <span data-repeated-below>* {COMPARISON_WARNING}</span>
          {range && (
            <>
              {' '}
              Comparison rates range from {formatPercent(range.from)} p.a. to {formatPercent(range.to)} p.a.
            </>
          )}
        </p>
        <div data-repeated-below>
          <ShowMoreText
            text={disclaimer.trim()}
            short={truncateWithEllipsis(disclaimer, TEXT_LIMITS.financeDisclaimer).text}
          />
        </div>
      </div>
    </div>
  )
}
