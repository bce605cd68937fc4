import type { UiState } from 'instantsearch.js'
import { usePathname, useSearchParams } from 'next/navigation'
import { useEffect, useState } from 'react'
import type { InstantSearchNext } from 'react-instantsearch-nextjs'
import { STOCK_INDEX } from '@/domain/stock/results'
import { searchLanding } from '@/domain/stock/searchLanding'
import { ALL_STOCK, isSameSearch, type SearchState } from '@/domain/stock/searchState'
import { otherParams } from '@/domain/stock/searchUrl'
import { notePlace } from './placeOnPage'
import type { SearchSetup } from './searchSetup'
import { addressOf, fromUiState, isAddressOfSearch, searchAt, toUiState } from './searchUiState'

type Routing = Exclude<Parameters<typeof InstantSearchNext<UiState, SearchState>>[0]['routing'], boolean | undefined>

/** An origin for addresses of which only the path and the query count. */
const ANY_ORIGIN = 'http://site.invalid'

/**
 * Ties the search to the address bar (STK-02): filters that a landing can express move into the path, all else into the query.
 * `url` is what the first render stands for, on the server and in the browser alike; whatever address the browser really is at
 * is taken up once it has mounted.
 */
export function useSearchRouting(setup: SearchSetup, url: string): Routing {
  const address = `${usePathname()}?${useSearchParams()}`
  const [{ routing, follow }] = useState(() => createRouting(setup, url))
  // biome-ignore lint/correctness/useExhaustiveDependencies: the address is the news; its value is read where it is true
  useEffect(() => follow(), [address, follow])
  return routing
}

function createRouting(setup: SearchSetup, url: string) {
  let mounted = false
  let known = url
  let onUpdate: (() => void) | null = null

  const here = () => `${location.pathname}${location.search}`
  const searchOf = (address: string) => searchAt(new URL(address, ANY_ORIGIN), setup)

  const write = (next: string) => {
    const before = searchOf(here())
    const after = searchOf(next)
    if (isSameSearch(before, after)) return
    // Words typed one after the other are one step of the history, not one each.
    const typing =
      before.query !== '' && isSameSearch({ ...before, query: '', page: 1 }, { ...after, query: '', page: 1 })
    known = next
    if (typing && before.page === after.page) history.replaceState(null, '', next)
    else history.pushState(null, '', next)
    notePlace()
  }

  const routing: Routing = {
    router: {
      writeDelay: 0,
      cleanUrlOnDispose: false,
      getLocation: () => new URL(mounted ? here() : url, ANY_ORIGIN) as unknown as Location,
      parseURL: ({ location: at }) => searchOf(at.href),
      createURL: ({ routeState }) => addressOf(routeState, setup),
      push: write,
      start(this: unknown, update: () => void) {
        onUpdate = update
        // The router refuses to write after a popstate until the state has changed, and a jump to an anchor is a popstate that
        // changes nothing. What `write` compares makes that guard needless.
        Object.defineProperty(this, 'inPopState', { get: () => false, set: () => undefined, configurable: true })
      },
      windowTitle:
        setup.place.kind === 'landings'
          ? (search) =>
              searchLanding(search, setup.vocabulary, { name: setup.siteName, stockNoun: setup.stockNoun }, null).title
          : undefined,
    },
    stateMapping: {
      stateToRoute: (state) => fromUiState(state[STOCK_INDEX] ?? {}, setup.defaultSort),
      routeToState: (search) => ({ [STOCK_INDEX]: toUiState(search, setup.defaultSort) }),
    },
  }

  /** Takes up an address that we did not write ourselves: a link to another search, or one that the server could not know. */
  const follow = () => {
    mounted = true
    const address = here()
    if (address === known) {
      toProperPath()
      return
    }
    const news = !isSameSearch(searchOf(address), searchOf(known))
    known = address
    if (news) onUpdate?.()
    toProperPath()
  }

  /** Moves filters that a landing can express from the query into the path (STK-02), and leaves what is not the search's. */
  const toProperPath = () => {
    if (setup.place.kind === 'page' || !isAddressOfSearch(location.pathname, setup)) return
    const search = searchOf(here())
    const [path, query = ''] = addressOf(search, setup).split('?')
    if (path === location.pathname || isSameSearch(search, ALL_STOCK)) return
    const others = otherParams(new URLSearchParams(location.search))
    known = `${path}${query || others ? `?${[query, others].filter(Boolean).join('&')}` : ''}`
    history.replaceState(null, '', known + location.hash)
  }

  return { routing, follow }
}
