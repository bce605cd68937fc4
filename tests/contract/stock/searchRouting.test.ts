import { beforeEach, expect, it, vi } from 'vitest'
import { ALL_STOCK, type SearchState } from '@/domain/stock/searchState'
import type { SearchSetup } from '@/stock/search/searchSetup'
import { createRouting } from '@/stock/search/useSearchRouting'

const setup = { place: { kind: 'page', path: '/stock' }, vocabulary: {}, defaultSort: 'recommended' } as SearchSetup
const search = (query: string): SearchState => ({ ...ALL_STOCK, query })

interface Router {
  push: (address: string) => void
  createURL: (state: { routeState: SearchState; location: Location }) => string
  parseURL: (at: { location: Location }) => SearchState
  getLocation: () => Location
  start: (update: () => void) => void
}

/** The browser's history, as Next writes to it, and the search as the page has it, which follows the router. */
function open() {
  const at = { pathname: '/stock', search: '', hash: '' }
  const entries: { state: Record<string, unknown> | null; address: string }[] = [{ state: {}, address: '/stock' }]
  let index = 0
  const show = () => {
    const { pathname, search, hash } = new URL(entries[index]!.address, 'http://site.invalid')
    Object.assign(at, { pathname, search, hash })
  }
  const browserHistory = {
    get state() {
      return entries[index]!.state
    },
    pushState: (state: Record<string, unknown> | null, _: string, address = entries[index]!.address) => {
      entries.splice(index + 1, entries.length, { state: state ?? {}, address })
      index += 1
      show()
    },
    replaceState: (state: Record<string, unknown> | null, _: string, address = entries[index]!.address) => {
      entries[index] = { state: state ?? {}, address }
      show()
    },
  }
  vi.stubGlobal('location', at)
  vi.stubGlobal('history', browserHistory)
  vi.stubGlobal('window', { scrollY: 0, sessionStorage: { setItem: () => {}, getItem: () => null } })
  vi.stubGlobal('document', {})
  const { routing, applyAddress } = createRouting(setup, '/stock')
  const router = routing.router as unknown as Router
  let shown = ''
  router.start(() => {
    shown = router.parseURL({ location: router.getLocation() }).query
  })
  applyAddress()
  const writeSearch = (query: string) =>
    router.push(router.createURL({ routeState: search(query), location: at as Location }))
  return {
    addresses: () => entries.map(({ address }) => address),
    shown: () => shown,
    address: () => `${at.pathname}${at.search}`,
    type: (query: string) => {
      shown = query
      writeSearch(query)
    },
    /** InstantSearch tells of the search that it has: also when only a filter is added to the page. */
    tellSearch: () => writeSearch(shown),
    /** Next renders an address that the search wrote, and writes it over that of the entry. */
    nextRenders: (address: string) => {
      browserHistory.replaceState(browserHistory.state, '', address)
      applyAddress()
    },
    /** The page is rendered again, without another address. */
    renderAgain: applyAddress,
    followLink: (address: string) => {
      browserHistory.pushState({}, '', address)
      applyAddress()
    },
    /** The browser is on the entry before. Its event comes later. */
    traverseBack: () => {
      index -= 1
      show()
    },
    popState: applyAddress,
  }
}

beforeEach(() => {
  vi.useFakeTimers()
})

it('[STK-02] an older address that Next renders late does not take back what was typed since', () => {
  const page = open()
  page.type('hilu')
  page.type('hilux under 45k')
  page.nextRenders('/stock?query=hilu')
  expect([page.shown(), page.address()]).toEqual(['hilux under 45k', '/stock?query=hilux+under+45k'])
  page.nextRenders('/stock?query=hilux+under+45k')
  expect([page.shown(), page.address()]).toEqual(['hilux under 45k', '/stock?query=hilux+under+45k'])
  expect(page.addresses()).toEqual(['/stock', '/stock?query=hilux+under+45k'])
})

it('[STK-02] a step back, and a link to an earlier search, are followed', () => {
  const page = open()
  page.type('hilux')
  page.traverseBack()
  page.popState()
  expect([page.shown(), page.address()]).toEqual(['', '/stock'])
  page.nextRenders('/stock')
  page.type('hilux')
  page.nextRenders('/stock?query=hilux')
  page.followLink('/stock')
  expect([page.shown(), page.address()]).toEqual(['', '/stock'])
  expect(page.addresses()).toEqual(['/stock', '/stock?query=hilux', '/stock'])
})

it.each([
  ['Next renders the page again', (page: ReturnType<typeof open>) => page.renderAgain()],
  [
    'Next writes the address that was left over it',
    (page: ReturnType<typeof open>) => page.nextRenders('/stock?query=hilux'),
  ],
  ['InstantSearch tells of the search that was left', (page: ReturnType<typeof open>) => page.tellSearch()],
])('[STK-02] a step back is followed also if, before its event, %s', (_, happen) => {
  const page = open()
  page.type('hilux')
  page.traverseBack()
  happen(page)
  page.popState()
  page.tellSearch()
  expect([page.shown(), page.address()]).toEqual(['', '/stock'])
  expect(page.addresses()).toEqual(['/stock', '/stock?query=hilux'])
})
