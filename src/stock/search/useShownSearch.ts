import type { SearchState } from '@/domain/stock/searchState'
import { wordsToFilters } from '@/domain/stock/wordsToFilters'
import { type ChangeSearch, useSearchSetup, useSearchState, useUnderstanding } from './SearchContext'

export interface ShownSearch {
  /** the search with the typed words that filter by the attributes as chosen filters */
  search: SearchState
  /** typed words filter by them */
  isTyped: boolean
  /** searches again; gets the search in the same form */
  change: ChangeSearch
}

/**
 * The search as the filter of some attributes shows it: typed words that became this filter are chosen in it, and changing it turns them
 * into a chosen filter.
 */
export function useShownSearch(...attributes: string[]): ShownSearch {
  const { vocabulary } = useSearchSetup()
  const search = useSearchState()
  const { understood, change } = useUnderstanding()
  // The words may have become filters since they were understood.
  const show = (current: SearchState) =>
    current.query === search.query
      ? wordsToFilters(current, understood?.parts ?? [], attributes, vocabulary.models)
      : current
  const shown = show(search)
  return {
    search: shown,
    isTyped: shown !== search,
    change: (toNext) => change((current) => toNext(show(current))),
  }
}

/** The search with a value of an attribute chosen, or no longer. */
export function withToggled(search: SearchState, attribute: string, value: string): SearchState {
  const values = search.refinements[attribute] ?? []
  const next = values.includes(value) ? values.filter((other) => other !== value) : [...values, value]
  return { ...search, page: 1, refinements: { ...search.refinements, [attribute]: next } }
}
