import { useSortBy } from 'react-instantsearch'
import { STOCK_SORTS } from '@/domain/site/site'
import { indexOfSort, SORT_LABELS } from '@/domain/stock/results'
import { Select } from '@/ui/Select'

/** The orders that shoppers may choose, by the index that answers in each. */
export const SORT_ITEMS = STOCK_SORTS.map((sort) => ({ value: indexOfSort(sort), label: SORT_LABELS[sort] }))

/** The order of results (STK-06). */
export function SortMenu({ className }: { className?: string }) {
  const { currentRefinement, refine } = useSortBy({ items: SORT_ITEMS })
  return (
    <div className={className} data-needs-script>
      <Select
        aria-label="Sort by"
        options={SORT_ITEMS}
        value={currentRefinement}
        onChange={(event) => refine(event.target.value)}
        className="min-h-11"
      />
    </div>
  )
}
