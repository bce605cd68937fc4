import type { SearchState } from '@/domain/stock/searchState'
import { wordsToFilters } from '@/domain/stock/wordsToFilters'
import { useSearchSetup, useSearchState, useUnderstanding } from './SearchContext'

export interface ShownSearch {
  /** the search with the typed words that filter by the attributes as chosen filters */
  search: SearchState
  /** typed words filter by them */
  isTyped: boolean
  /** searches again */
  show: (next: SearchState) => void
}

/**
 * The search as the filter of some attributes shows it: typed words that became this filter are chosen in it, and changing it turns them
 * into a chosen filter.
 */
export function useShownSearch(...attributes: string[]): ShownSearch {
  const { vocabulary } = useSearchSetup()
  const search = useSearchState()
  const { understood, show } = useUnderstanding()
  const shown = wordsToFilters(search, understood?.parts ?? [], attributes, vocabulary.models)
  return {
    search: shown,
    isTyped: shown !== search,
    show,
  }
}

/** The search with a value of an attribute chosen, or no longer. */
export function withToggled(search: SearchState, attribute: string, value: string): SearchState {
  const values = search.refinements[attribute] ?? []
  const next = values.includes(value) ? values.filter((other) => other !== value) : [...values, value]
  return { ...search, page: 1, refinements: { ...search.refinements, [attribute]: next } }
}
