import { useSortBy } from 'react-instantsearch'
import { STOCK_SORTS, type StockSort } from '@/domain/site/site'
import { BEST_MATCH_LABEL, NEAREST_LABEL, SORT_LABELS, sortIndexName } from '@/domain/stock/results'
import type { SearchState } from '@/domain/stock/searchState'
import { Select } from '@/ui/forms/Select'
import { useSearchState, useUnderstanding } from './SearchContext'
import { SORT_ITEMS } from './searchParts'

/**
 * The sort options as shown. With a location to measure from, or with words, the main index sorts by distance or by the best match,
 * and comes first. `byWords` is the order that the words ask for.
 */
export function sortChoices(
  { near, query }: Pick<SearchState, 'near' | 'query'>,
  byWords: StockSort | null = null,
): { sort: StockSort; label: string }[] {
  const choices = STOCK_SORTS.map((sort) => ({ sort, label: SORT_LABELS[sort] }))
  // Words that ask for an order leave the best match without a place: removing their chip gives it back.
  if (byWords !== null) return choices.filter(({ sort }) => sort !== 'recommended')
  if (near === null && query === '') return choices
  const label = near === null ? BEST_MATCH_LABEL : NEAREST_LABEL
  return [{ sort: 'recommended', label }, ...choices.filter(({ sort }) => sort !== 'recommended')]
}

/** The order that the typed words ask for, such as "cheapest"; null where the shopper chose one. */
export function useOrderOfWords(): StockSort | null {
  const { understood } = useUnderstanding()
  return understood?.parts.find(({ sort }) => sort)?.sort ?? null
}

/** The sort select (STK-06). */
export function SortMenu({ className }: { className?: string }) {
  const search = useSearchState()
  const byWords = useOrderOfWords()
  const { currentRefinement, refine } = useSortBy({ items: SORT_ITEMS })
  return (
    <div className={className} data-needs-script>
      <Select
        aria-label="Sort by"
        options={sortChoices(search, byWords).map(({ sort, label }) => ({ value: sortIndexName(sort), label }))}
        value={byWords === null ? currentRefinement : sortIndexName(byWords)}
        onChange={(event) => refine(event.target.value)}
        className="min-h-11"
      />
    </div>
  )
}
