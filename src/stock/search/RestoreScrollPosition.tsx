import { useEffect, useLayoutEffect, useRef } from 'react'
import { useInstantSearch } from 'react-instantsearch'
import { useSearchSetup, useSearchState } from './SearchContext'
import {
  cancelRestore,
  getScrollPosition,
  recordScrollPosition,
  restoreScrollPosition,
  storeScrollPositions,
} from './scrollPosition'
import { isSearchPath, toAddress, toSearch } from './searchUiState'

/**
 * Restores the scroll position (STK-02) after coming back from a car, going back and forth through filters and pages,
 * and a reload. The browser's own restoration scrolls before the results are rendered, so this waits for them.
 */
export function RestoreScrollPosition({ hydrated }: { hydrated: boolean }) {
  const setup = useSearchSetup()
  const search = useSearchState()
  const { results, status } = useInstantSearch({ catchError: true })
  const address = toAddress(search, setup)
  const answered = !('__isArtificial' in results)
  const shown = useRef(address)
  const awaited = useRef<{ y: number; address: string } | null>(null)

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, as the page comes
  useLayoutEffect(() => {
    const y = getScrollPosition()
    // A server-rendered page has its full height from the start, so the browser may already have restored the position.
    if (y === null || (hydrated && window.scrollY > 0)) return
    if (answered) restoreScrollPosition(y)
    else awaited.current = { y, address }
  }, [])

  // biome-ignore lint/correctness/useExhaustiveDependencies: with new results the address is theirs; with a new address alone, not yet
  useLayoutEffect(() => {
    if (!answered) return
    shown.current = address
    if (awaited.current?.address !== address) return
    restoreScrollPosition(awaited.current.y)
    awaited.current = null
  }, [results])

  // Results stay when a request fails (STK-11), and so does the position.
  useEffect(() => {
    if (status === 'error') awaited.current = null
  }, [status])

  useLayoutEffect(() => {
    const isHere = () => isSearchPath(location.pathname, setup)
    const note = () => {
      if (!awaited.current && isHere()) recordScrollPosition()
    }
    const travelled = () => {
      awaited.current = null
      const y = isHere() ? getScrollPosition() : null
      if (y === null) return
      const there = toAddress(toSearch(new URL(location.href), setup), setup)
      if (there === shown.current) restoreScrollPosition(y)
      else awaited.current = { y, address: there }
    }
    addEventListener('scroll', note, { passive: true })
    addEventListener('popstate', travelled)
    addEventListener('pagehide', storeScrollPositions)
    return () => {
      removeEventListener('scroll', note)
      removeEventListener('popstate', travelled)
      removeEventListener('pagehide', storeScrollPositions)
      cancelRestore()
    }
  }, [setup])

  useManualScrollRestoration()
  return null
}

/**
 * Turns off the browser's own restoration for history entries of the search, and on again when the document unloads.
 */
function useManualScrollRestoration() {
  useEffect(() => {
    const own = () => {
      history.scrollRestoration = 'manual'
    }
    const browsers = () => {
      history.scrollRestoration = 'auto'
    }
    own()
    if (getScrollPosition() === null) recordScrollPosition()
    addEventListener('pageshow', own)
    addEventListener('pagehide', browsers)
    return () => {
      removeEventListener('pageshow', own)
      removeEventListener('pagehide', browsers)
      browsers()
    }
  }, [])
}
