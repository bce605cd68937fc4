import { createContext, type ReactNode, useContext, useMemo } from 'react'
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

const State = createContext<SearchState | null>(null)

/** Provides the current search, which InstantSearch computes anew for each component that asks. */
export function SearchStateProvider({ children }: { children: ReactNode }) {
  const { defaultSort } = useSearchSetup()
  const { indexUiState } = useInstantSearch()
  const state = useMemo(() => fromUiState(indexUiState, defaultSort), [indexUiState, defaultSort])
  return <State value={state}>{children}</State>
}

/** The current search. Throws outside one. */
export function useSearchState(): SearchState {
  const state = useContext(State)
  if (!state) throw new Error('useSearchState is called outside a stock search')
  return state
}
