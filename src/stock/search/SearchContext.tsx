import { createContext, useContext } from 'react'
import { useInstantSearch } from 'react-instantsearch'
import type { SearchState } from '@/domain/stock/searchState'
import type { SearchSetup } from './searchSetup'
import { fromUiState } from './searchUiState'

const Setup = createContext<SearchSetup | null>(null)
export const SearchSetupProvider = Setup.Provider

/** The setup of the enclosing search. Throws outside one. */
export function useSearchSetup(): SearchSetup {
  const setup = useContext(Setup)
  if (!setup) throw new Error('useSearchSetup is called outside a stock search')
  return setup
}

/** The current search. */
export function useSearchState(): SearchState {
  const { defaultSort } = useSearchSetup()
  const { indexUiState } = useInstantSearch()
  return fromUiState(indexUiState, defaultSort)
}
