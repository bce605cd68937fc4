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

/** The address bar, and the search as the page has it, which follows the router. */
function open() {
  const at = { pathname: '/stock', search: '', hash: '' }
  const show = (address: string) => {
    const { pathname, search, hash } = new URL(address, 'http://site.invalid')
    Object.assign(at, { pathname, search, hash })
  }
  const entries = ['/stock']
  const write = (address: string | undefined, isNew: boolean) => {
    if (address === undefined) return
    entries.splice(isNew ? entries.length : -1, isNew ? 0 : 1, address)
    show(address)
  }
  vi.stubGlobal('location', at)
  vi.stubGlobal('history', {
    state: null,
    pushState: (_: unknown, __: string, address?: string) => write(address, true),
    replaceState: (_: unknown, __: string, address?: string) => write(address, false),
  })
  vi.stubGlobal('window', { scrollY: 0, sessionStorage: { setItem: () => {}, getItem: () => null } })
  vi.stubGlobal('document', {})
  const { routing, applyAddress, goBack } = createRouting(setup, '/stock')
  const router = routing.router as unknown as Router
  let shown = ''
  router.start(() => {
    shown = router.parseURL({ location: router.getLocation() }).query
  })
  applyAddress()
  return {
    applyAddress,
    goBack,
    entries,
    shown: () => shown,
    address: () => `${at.pathname}${at.search}`,
    type: (query: string) => {
      shown = query
      router.push(router.createURL({ routeState: search(query), location: at as Location }))
    },
    /** Next renders an address, which it writes to the address bar. */
    nextRenders: (address: string) => {
      history.replaceState(null, '', address)
      applyAddress()
    },
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
  expect(page.entries).toEqual(['/stock', '/stock?query=hilux+under+45k'])
})

it('[STK-02] a step back, and a link to an earlier search, are followed', () => {
  const page = open()
  page.type('hilux')
  page.goBack()
  page.nextRenders('/stock')
  expect([page.shown(), page.address()]).toEqual(['', '/stock'])
  page.type('hilux')
  page.nextRenders('/stock?query=hilux')
  page.nextRenders('/stock')
  expect([page.shown(), page.address()]).toEqual(['', '/stock'])
})
