import { COMPARISON_WARNING } from '@/domain/finance/assumptions'
import type { ComparisonRange } from '@/domain/finance/comparisonRate'
import { formatRate } from '@/domain/format'
import { TEXT_LIMITS, truncateWithEllipsis } from '@/domain/text'
import { ShowMoreText } from '@/ui/layout/ShowMore'

interface CalculatorSmallPrintProps {
  disclaimer: string
  comparisonRange: ComparisonRange | null
}

/**
 * The statutory warning in full, and the disclaimer truncated at 198 characters with "Show More" (FIN-05, FIN-06). The page
 * hides `data-repeated-below` elements where a finance estimate with the same text follows.
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
              Comparison rates range from {formatRate(range.from)} p.a. to {formatRate(range.to)} p.a.
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
