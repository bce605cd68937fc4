import type { UiState } from 'instantsearch.js'
import { usePathname, useSearchParams } from 'next/navigation'
import { useEffect, useState } from 'react'
import type { InstantSearchNext } from 'react-instantsearch-nextjs'
import { STOCK_INDEX } from '@/domain/stock/results'
import { searchLanding } from '@/domain/stock/searchLanding'
import { ALL_STOCK, isSameSearch, type SearchState } from '@/domain/stock/searchState'
import { otherParams } from '@/domain/stock/searchUrl'
import { replaceAddress } from '@/shopper/replacedAddress'
import { currentEntryId, findEntryId, HISTORY_STEP, rememberEntry } from './historyEntry'
import { takeNewEntry } from './newHistoryEntry'
import { recordScrollPosition } from './scrollPosition'
import type { SearchSetup } from './searchSetup'
import { fromUiState, isSearchPath, parseAddress, toAddress, toUiState } from './searchUiState'

type Routing = Exclude<Parameters<typeof InstantSearchNext<UiState, SearchState>>[0]['routing'], boolean | undefined>

/** Base URL for parsing addresses of which only the path and query matter. */
const ANY_ORIGIN = 'http://site.invalid'

/**
 * Syncs the search with the address bar (STK-02): filters that a landing can express are in the path, the rest in the
 * query. `url` is the address of the first render, the same on server and browser; the browser's actual address is
 * applied after mount.
 */
export function useSearchRouting(setup: SearchSetup, url: string): Routing {
  const address = `${usePathname()}?${useSearchParams()}`
  const [{ routing, applyAddress }] = useState(() => createRouting(setup, url))
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs when the URL changes; its value is read from the location
  useEffect(() => applyAddress(), [address, applyAddress])
  // Next renders the address only later, or not at all where it had not rendered the one that is left.
  useEffect(() => {
    addEventListener('popstate', applyAddress)
    return () => removeEventListener('popstate', applyAddress)
  }, [applyAddress])
  return routing
}

/** The router of InstantSearch, and what follows the address bar. Exported for its tests. */
export function createRouting(setup: SearchSetup, url: string) {
  let mounted = false
  let currentAddress = url
  let onUpdate: (() => void) | null = null
  /**
   * The addresses of history entries, by their ids. On a slow device Next writes an address late: over a newer one of the same entry, or over
   * that of an entry the browser went back to. Taken for a link, it would bring back another search, and lose what was typed since.
   */
  const addresses = new Map<string, string>()
  /** the entry of `currentAddress`, null if unknown */
  let currentEntry: string | null = null

  const currentUrl = () => `${location.pathname}${location.search}`
  const parse = (address: string) => parseAddress(address, setup)
  const isSameAddress = (one: string, other: string) => one === other || isSameSearch(parse(one), parse(other))

  /** The title of a landing; not by InstantSearch's router, which also writes it while the next page is shown. */
  const showTitle = (search: SearchState) => {
    if (setup.place.kind !== 'landings') return
    const site = { name: setup.siteName, stockNoun: setup.stockNoun }
    document.title = searchLanding(search, setup.vocabulary, site, null, setup.landingTexts).title
  }

  const remember = (entry: string, address: string) => {
    rememberEntry(addresses, entry, address)
    currentEntry = entry
  }

  /** Whether the browser is on another entry already, of which its event comes later. */
  const hasTraversed = () => {
    const entry = findEntryId()
    return entry !== null && entry !== currentEntry && addresses.has(entry)
  }

  const write = (next: string) => {
    if (!isSearchPath(location.pathname, setup)) return
    if (hasTraversed()) return applyAddress()
    const before = parse(currentUrl())
    const after = parse(next)
    if (isSameSearch(before, after)) return
    // Consecutive changes to the text query are one history entry.
    const typing =
      !takeNewEntry() &&
      before.query !== '' &&
      isSameSearch({ ...before, query: '', page: 1 }, { ...after, query: '', page: 1 })
    currentAddress = next
    if (typing && before.page === after.page) {
      // The entry gets another id.
      addresses.delete(findEntryId() ?? '')
      history.replaceState(null, '', next)
    } else history.pushState(null, '', next)
    recordScrollPosition()
    remember(currentEntryId(), next)
    showTitle(after)
  }

  const routing: Routing = {
    router: {
      writeDelay: 0,
      cleanUrlOnDispose: false,
      getLocation: () => new URL(mounted ? currentUrl() : url, ANY_ORIGIN) as unknown as Location,
      parseURL: ({ location: at }) => parse(at.href),
      createURL: ({ routeState }) => toAddress(routeState, setup),
      push: write,
      start(this: unknown, update: () => void) {
        onUpdate = update
        // The router blocks writes after a popstate until the state changes, but a jump to an anchor is a popstate
        // without a change. `write` compares addresses, so the guard is not needed.
        Object.defineProperty(this, 'inPopState', { get: () => false, set: () => undefined, configurable: true })
      },
    },
    stateMapping: {
      stateToRoute: (state) => fromUiState(state[STOCK_INDEX] ?? {}, setup.defaultSort),
      routeToState: (search) => ({ [STOCK_INDEX]: toUiState(search, setup.defaultSort) }),
    },
  }

  /**
   * Applies an address that this code did not write: a step back, a link to another search, or one that the server could not know.
   */
  const applyAddress = () => {
    const isFirst = !mounted
    mounted = true
    // The address of the next page comes before this one has gone.
    if (!isSearchPath(location.pathname, setup)) return
    restoreAddress()
    const address = currentUrl()
    const changed = !isSameAddress(address, currentAddress)
    currentAddress = address
    if (changed) onUpdate?.()
    // For a step back to a filtered search Next has the title of the page that was loaded.
    if (changed || isFirst) showTitle(parse(address))
    toProperPath()
    remember(currentEntryId(), currentAddress)
  }

  /** Takes back an address that Next wrote late. */
  const restoreAddress = () => {
    const entry = findEntryId()
    const address = entry === null ? undefined : addresses.get(entry)
    if (address === undefined || isSameAddress(currentUrl(), address)) return
    history.replaceState({ [HISTORY_STEP]: entry }, '', address)
  }

  /**
   * Moves filters that a landing can express from the query to the path (STK-02), and keeps parameters that are not the
   * search's.
   */
  const toProperPath = () => {
    if (setup.place.kind === 'page' || !isSearchPath(location.pathname, setup)) return
    const search = parse(currentUrl())
    const [path, query = ''] = toAddress(search, setup).split('?')
    if (path === location.pathname || isSameSearch(search, ALL_STOCK)) return
    const others = otherParams(new URLSearchParams(location.search))
    currentAddress = `${path}${query || others ? `?${[query, others].filter(Boolean).join('&')}` : ''}`
    replaceAddress(currentAddress + location.hash)
  }

  return { routing, applyAddress }
}
