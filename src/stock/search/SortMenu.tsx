import { useSortBy } from 'react-instantsearch'
import { STOCK_SORTS } from '@/domain/site/site'
import { indexOfSort, SORT_LABELS } from '@/domain/stock/results'
import { Select } from '@/ui/Select'

const ITEMS = STOCK_SORTS.map((sort) => ({ value: indexOfSort(sort), label: SORT_LABELS[sort] }))

/** The order of results (STK-06). */
export function SortMenu({ className }: { className?: string }) {
  const { currentRefinement, refine } = useSortBy({ items: ITEMS })
  return (
    <div className={className} data-needs-script>
      <Select
        aria-label="Sort by"
        options={ITEMS}
        value={currentRefinement}
        onChange={(event) => refine(event.target.value)}
        className="min-h-11"
      />
    </div>
  )
}
