import { useSortBy } from 'react-instantsearch'
import { STOCK_SORTS, type StockSort } from '@/domain/site/site'
import { NEAREST_LABEL, SORT_LABELS, sortIndexName } from '@/domain/stock/results'
import { Select } from '@/ui/forms/Select'
import { useSearchState } from './SearchContext'

/** The sort options, by index name. */
export const SORT_ITEMS = STOCK_SORTS.map((sort) => ({ value: sortIndexName(sort), label: SORT_LABELS[sort] }))

/** The sort options as shown. With a location to measure from, the default index sorts by distance and comes first. */
export function sortChoices(measured: boolean): { sort: StockSort; label: string }[] {
  const choices = STOCK_SORTS.map((sort) => ({ sort, label: SORT_LABELS[sort] }))
  if (!measured) return choices
  return [{ sort: 'recommended', label: NEAREST_LABEL }, ...choices.filter(({ sort }) => sort !== 'recommended')]
}

/** The sort select (STK-06). */
export function SortMenu({ className }: { className?: string }) {
  const { near } = useSearchState()
  const { currentRefinement, refine } = useSortBy({ items: SORT_ITEMS })
  return (
    <div className={className} data-needs-script>
      <Select
        aria-label="Sort by"
        options={sortChoices(near !== null).map(({ sort, label }) => ({ value: sortIndexName(sort), label }))}
        value={currentRefinement}
        onChange={(event) => refine(event.target.value)}
        className="min-h-11"
      />
    </div>
  )
}
