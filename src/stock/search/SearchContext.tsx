import { createContext, type ReactNode, useCallback, useContext, useMemo } from 'react'
import { useInstantSearch } from 'react-instantsearch'
import { STOCK_INDEX } from '@/domain/stock/results'
import type { SearchState } from '@/domain/stock/searchState'
import type { UnderstoodData } from '@/domain/stock/understoodData'
import { wantNewEntry } from './newHistoryEntry'
import type { SearchSetup } from './searchSetup'
import { fromUiState, toUiState } from './searchUiState'

const Setup = createContext<SearchSetup | null>(null)
export const SearchSetupProvider = Setup.Provider

/** The setup of the enclosing search. Throws outside one. */
export function useSearchSetup(): SearchSetup {
  const setup = useContext(Setup)
  if (!setup) throw new Error('useSearchSetup is called outside a stock search')
  return setup
}

const State = createContext<SearchState | null>(null)

/**
 * Changes the search as it is by then, not as it was rendered: two changes may come before the next rendering, as when presses that came
 * before hydration are replayed.
 */
export type ChangeSearch = (change: (search: SearchState) => SearchState) => void

/** What the typed words were understood as, and how to search again. */
interface Understanding {
  understood: UnderstoodData['understood'] | null
  /** as an entry of the browser's history of its own */
  change: ChangeSearch
}

interface Answer extends Pick<ReturnType<typeof useInstantSearch>, 'results'> {
  change: ChangeSearch
}

const AnswerContext = createContext<Answer | null>(null)

const Understood = createContext<Understanding | null>(null)

/** Provides the current search, which InstantSearch recomputes, with a listener of its own, for each component that asks. */
export function SearchStateProvider({ children }: { children: ReactNode }) {
  const { defaultSort } = useSearchSetup()
  const { indexUiState } = useInstantSearch()
  const state = useMemo(() => fromUiState(indexUiState, defaultSort), [indexUiState, defaultSort])
  return <State value={state}>{children}</State>
}

/** Provides the results, and what typed words mean. InstantSearch reads all filters again for each component that asks it. */
export function UnderstandingProvider({ children }: { children: ReactNode }) {
  const { defaultSort } = useSearchSetup()
  const state = useSearchState()
  const { setUiState, results } = useInstantSearch()
  const data = results?.userData?.[0] as UnderstoodData | undefined
  const understood = state.query !== '' && results?.query === state.query ? (data?.understood ?? null) : null
  const change = useCallback<ChangeSearch>(
    (toNext) =>
      // `setIndexUiState` passes the state before the last change.
      setUiState((uiState) => ({
        [STOCK_INDEX]: toUiState(toNext(fromUiState(uiState[STOCK_INDEX] ?? {}, defaultSort)), defaultSort),
      })),
    [setUiState, defaultSort],
  )
  const understanding = useMemo(
    () => ({
      understood,
      change: (toNext: Parameters<ChangeSearch>[0]) => {
        wantNewEntry()
        change(toNext)
      },
    }),
    [understood, change],
  )
  const answer = useMemo(() => ({ results, change }), [results, change])
  return (
    <AnswerContext value={answer}>
      <Understood value={understanding}>{children}</Understood>
    </AnswerContext>
  )
}

/** What the index understood of the typed words, null without words or before it has answered; `change` searches again. */
export function useUnderstanding(): Understanding {
  const understanding = useContext(Understood)
  if (!understanding) throw new Error('useUnderstanding is called outside a stock search')
  return understanding
}

/** The results, and how to change the search. Throws outside a search. */
export function useAnswer(): Answer {
  const answer = useContext(AnswerContext)
  if (!answer) throw new Error('useAnswer is called outside a stock search')
  return answer
}

/** The current search. Throws outside one. */
export function useSearchState(): SearchState {
  const state = useContext(State)
  if (!state) throw new Error('useSearchState is called outside a stock search')
  return state
}
