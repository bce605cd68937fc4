import { useEffect, useLayoutEffect, useRef } from 'react'
import { useInstantSearch } from 'react-instantsearch'
import { knownPlace, leavePlace, notePlace, restorePlace, writePlaces } from './placeOnPage'
import { useSearchSetup, useSearchState } from './SearchContext'
import { addressOf, isAddressOfSearch, searchAt } from './searchUiState'

/**
 * Brings shoppers back to where they were on the page (STK-02): coming back from a car, going back and forth through filters and
 * pages, and after a reload. The browser's own way scrolls before the results stand, so here it waits for them.
 */
export function KeepPlaceOnPage({ hydrated }: { hydrated: boolean }) {
  const setup = useSearchSetup()
  const search = useSearchState()
  const { results, status } = useInstantSearch({ catchError: true })
  const address = addressOf(search, setup)
  const answered = !('__isArtificial' in results)
  const shown = useRef(address)
  const awaited = useRef<{ y: number; address: string } | null>(null)

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, as the page comes
  useLayoutEffect(() => {
    const y = knownPlace()
    // A page that came as HTML was at its full height from the start, and the browser may have been quicker.
    if (y === null || (hydrated && window.scrollY > 0)) return
    if (answered) restorePlace(y)
    else awaited.current = { y, address }
  }, [])

  // biome-ignore lint/correctness/useExhaustiveDependencies: with new results the address is theirs; with a new address alone, not yet
  useLayoutEffect(() => {
    if (!answered) return
    shown.current = address
    if (awaited.current?.address !== address) return
    restorePlace(awaited.current.y)
    awaited.current = null
  }, [results])

  // What was there stays where an answer failed (STK-11), and so does the shopper.
  useEffect(() => {
    if (status === 'error') awaited.current = null
  }, [status])

  useLayoutEffect(() => {
    const isHere = () => isAddressOfSearch(location.pathname, setup)
    const note = () => {
      if (!awaited.current && isHere()) notePlace()
    }
    const travelled = () => {
      awaited.current = null
      const y = isHere() ? knownPlace() : null
      if (y === null) return
      const there = addressOf(searchAt(new URL(location.href), setup), setup)
      if (there === shown.current) restorePlace(y)
      else awaited.current = { y, address: there }
    }
    addEventListener('scroll', note, { passive: true })
    addEventListener('popstate', travelled)
    addEventListener('pagehide', writePlaces)
    return () => {
      removeEventListener('scroll', note)
      removeEventListener('popstate', travelled)
      removeEventListener('pagehide', writePlaces)
      leavePlace()
    }
  }, [setup])

  useOwnRestoration()
  return null
}

/** Turns off the browser's own restoring for the steps of the search, and on again where the document itself ends. */
function useOwnRestoration() {
  useEffect(() => {
    const own = () => {
      history.scrollRestoration = 'manual'
    }
    const browsers = () => {
      history.scrollRestoration = 'auto'
    }
    own()
    if (knownPlace() === null) notePlace()
    addEventListener('pageshow', own)
    addEventListener('pagehide', browsers)
    return () => {
      removeEventListener('pageshow', own)
      removeEventListener('pagehide', browsers)
      browsers()
    }
  }, [])
}
