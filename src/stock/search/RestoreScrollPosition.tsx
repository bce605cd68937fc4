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
  const hasResults = !('__isArtificial' in results)
  const shown = useRef(address)
  const pending = useRef<{ y: number; address: string } | null>(null)

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, as the page comes
  useLayoutEffect(() => {
    const y = getScrollPosition()
    // A server-rendered page has its full height from the start, so the browser may already have restored the position.
    if (y === null || (hydrated && window.scrollY > 0)) return
    if (hasResults) restoreScrollPosition(y)
    else pending.current = { y, address }
  }, [])

  // biome-ignore lint/correctness/useExhaustiveDependencies: with new results the address is theirs; with a new address alone, not yet
  useLayoutEffect(() => {
    if (!hasResults) return
    shown.current = address
    if (pending.current?.address !== address) return
    restoreScrollPosition(pending.current.y)
    pending.current = null
  }, [results])

  // Results stay when a request fails (STK-11), and so does the position.
  useEffect(() => {
    if (status === 'error') pending.current = null
  }, [status])

  useLayoutEffect(() => {
    const isOnSearch = () => isSearchPath(location.pathname, setup)
    const onScroll = () => {
      if (!pending.current && isOnSearch()) recordScrollPosition()
    }
    const onPopState = () => {
      pending.current = null
      const y = isOnSearch() ? getScrollPosition() : null
      if (y === null) return
      const targetAddress = toAddress(toSearch(new URL(location.href), setup), setup)
      if (targetAddress === shown.current) restoreScrollPosition(y)
      else pending.current = { y, address: targetAddress }
    }
    addEventListener('scroll', onScroll, { passive: true })
    addEventListener('popstate', onPopState)
    addEventListener('pagehide', storeScrollPositions)
    return () => {
      removeEventListener('scroll', onScroll)
      removeEventListener('popstate', onPopState)
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
    const setManual = () => {
      history.scrollRestoration = 'manual'
    }
    const setAuto = () => {
      history.scrollRestoration = 'auto'
    }
    setManual()
    if (getScrollPosition() === null) recordScrollPosition()
    addEventListener('pageshow', setManual)
    addEventListener('pagehide', setAuto)
    return () => {
      removeEventListener('pageshow', setManual)
      removeEventListener('pagehide', setAuto)
      setAuto()
    }
  }, [])
}
