import { useSortBy } from 'react-instantsearch'
import { STOCK_SORTS, type StockSort } from '@/domain/site/site'
import { BEST_MATCH_LABEL, NEAREST_LABEL, SORT_LABELS, sortIndexName } from '@/domain/stock/results'
import type { SearchState } from '@/domain/stock/searchState'
import { Select } from '@/ui/forms/Select'
import { useSearchState } from './SearchContext'

/** The sort options, by index name. */
export const SORT_ITEMS = STOCK_SORTS.map((sort) => ({ value: sortIndexName(sort), label: SORT_LABELS[sort] }))

/**
 * The sort options as shown. With a location to measure from, or with words, the main index sorts by distance or by the best match,
 * and comes first.
 */
export function sortChoices({
  near,
  query,
}: Pick<SearchState, 'near' | 'query'>): { sort: StockSort; label: string }[] {
  const choices = STOCK_SORTS.map((sort) => ({ sort, label: SORT_LABELS[sort] }))
  if (near === null && query === '') return choices
  const label = near === null ? BEST_MATCH_LABEL : NEAREST_LABEL
  return [{ sort: 'recommended', label }, ...choices.filter(({ sort }) => sort !== 'recommended')]
}

/** The sort select (STK-06). */
export function SortMenu({ className }: { className?: string }) {
  const search = useSearchState()
  const { currentRefinement, refine } = useSortBy({ items: SORT_ITEMS })
  return (
    <div className={className} data-needs-script>
      <Select
        aria-label="Sort by"
        options={sortChoices(search).map(({ sort, label }) => ({ value: sortIndexName(sort), label }))}
        value={currentRefinement}
        onChange={(event) => refine(event.target.value)}
        className="min-h-11"
      />
    </div>
  )
}
