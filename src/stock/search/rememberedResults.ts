import type { InitialResults } from 'instantsearch.js'
import { useEffect } from 'react'
import { useInstantSearch } from 'react-instantsearch'
import { STOCK_INDEX } from '@/domain/stock/results'
import { useSearchSetup, useSearchState } from './SearchContext'
import { addressOf } from './searchUiState'

/** Searches whose results are kept while the shopper is on the site. */
const REMEMBERED = 20

/** Where react-instantsearch-nextjs leaves the server's results for the browser; it takes them from there when it mounts. */
const INITIAL_RESULTS = Symbol.for('InstantSearchInitialResults')
type WithInitialResults = { [INITIAL_RESULTS]?: InitialResults }

const remembered = new Map<string, InitialResults>()

/** What `recallResults` put in the server's place. React may render a page more than once before it stands. */
let recalled: InitialResults | undefined

/** Whether the server's results for this page are still waiting to be taken: the page is being hydrated. */
export function hasServerResults(): boolean {
  const waiting = (window as WithInitialResults)[INITIAL_RESULTS]
  return waiting !== undefined && waiting !== recalled
}

/**
 * Puts the results that the shopper saw at this address where the search will find them, so that coming back from a car shows the
 * list at once, at its full height, and the place on the page can be restored with it.
 */
export function recallResults(address: string): void {
  if (hasServerResults()) return
  recalled = remembered.get(address)
  ;(window as WithInitialResults)[INITIAL_RESULTS] = recalled
}

/** Keeps what is on the screen for `recallResults`. */
export function RememberResults() {
  const setup = useSearchSetup()
  const search = useSearchState()
  const { results } = useInstantSearch()
  const address = addressOf(search, setup)
  // biome-ignore lint/correctness/useExhaustiveDependencies: with new results the address is theirs; with a new address alone, not yet
  useEffect(() => {
    if ('__isArtificial' in results) return
    remembered.delete(address)
    remembered.set(address, { [STOCK_INDEX]: { state: { ...results._state }, results: results._rawResults } })
    const oldest = remembered.keys().next().value
    if (remembered.size > REMEMBERED && oldest !== undefined) remembered.delete(oldest)
  }, [results])
  return null
}
