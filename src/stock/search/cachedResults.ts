import type { InitialResults } from 'instantsearch.js'
import { useEffect } from 'react'
import { useInstantSearch } from 'react-instantsearch'
import { STOCK_INDEX } from '@/domain/stock/results'
import { watchTouch } from '@/ui/lazy/whenNear'
import { getInitialResults, setInitialResults } from './initialResults'
import { isPacked, unpackResults } from './packedResults'
import { useSearchSetup, useSearchState } from './SearchContext'
import type { SearchSetup } from './searchSetup'
import { toAddress } from './searchUiState'
import { isShortList } from './shortList'

/** Maximum searches whose results are cached while the shopper is on the site. */
const MAX_SEARCHES = 20

const cachedResults = new Map<string, InitialResults>()

/**
 * The results that `restoreResults` set in place of the server's. React may render a page more than once before committing
 * it.
 */
let restored: InitialResults | undefined

/** Whether the server's results for this page are still unread: the page is hydrating. */
export function hasServerResults(): boolean {
  const initial = getInitialResults()
  return initial !== undefined && initial !== restored
}

/** Makes the server's results, if any, those that the search starts with; another page's, which its shopper left untouched, are dropped. */
export function unpackServerResults(setup: SearchSetup): void {
  const initial = getInitialResults()
  if (!initial || !isPacked(initial)) return
  setInitialResults(initial.url === setup.url ? unpackResults(initial, setup) : undefined)
}

/**
 * Provides the cached results of this URL to the search, so that coming back from a car shows the full list immediately and
 * the scroll position can be restored.
 */
export function restoreResults(address: string): void {
  if (hasServerResults()) return
  restored = cachedResults.get(address)
  setInitialResults(restored)
}

/** Caches the displayed results for `restoreResults`. */
export function CacheResults() {
  const setup = useSearchSetup()
  const search = useSearchState()
  const { results, refresh } = useInstantSearch()
  const address = toAddress(search, setup)
  const isShort = !('__isArtificial' in results) && isShortList(results)
  // Whoever touches the page may soon leave it for a car, and come back.
  useEffect(() => {
    if (isShort) return watchTouch(refresh)
  }, [isShort, refresh])
  // biome-ignore lint/correctness/useExhaustiveDependencies: with new results the address is theirs; with a new address alone, not yet
  useEffect(() => {
    if ('__isArtificial' in results || isShortList(results)) return
    cachedResults.delete(address)
    cachedResults.set(address, { [STOCK_INDEX]: { state: { ...results._state }, results: results._rawResults } })
    const oldest = cachedResults.keys().next().value
    if (cachedResults.size > MAX_SEARCHES && oldest !== undefined) cachedResults.delete(oldest)
  }, [results])
  return null
}
