import { decodeSegment } from '@/domain/site/path'
import type { StockSort } from '@/domain/site/site'
import { parseSortIndexName, sortIndexName } from '@/domain/stock/results'
import type { SearchState } from '@/domain/stock/searchState'
import { ALL_STOCK, effectiveSort } from '@/domain/stock/searchState'
import { addSearchToPage, formatRange, formatSearchUrl, parseRange, parseSearchUrl } from '@/domain/stock/searchUrl'
import type { SearchUiState } from './connectNear'
import { findPlace } from './placeCache'
import type { SearchSetup } from './searchSetup'

type AddressSetup = Pick<SearchSetup, 'place' | 'vocabulary'>

/** True for a path of this search. */
export function isSearchPath(path: string, { place }: Pick<AddressSetup, 'place'>): boolean {
  return place.kind === 'page' ? path === place.path : /^\/(search(\/|$)|cars\/?$)/.test(path)
}

/** The search of an address; all stock for an address outside the search. */
export function toSearch(url: URL, { place, vocabulary }: AddressSetup): SearchState {
  const segments =
    place.kind === 'landings' && url.pathname.startsWith('/search')
      ? url.pathname.split('/').slice(2).filter(Boolean).map(decodeSegment)
      : []
  const search = parseSearchUrl(segments, url.searchParams, vocabulary) ?? ALL_STOCK
  // Distances cannot be measured from an unknown postcode.
  return search.near && !findPlace(search.near) ? { ...search, near: null } : search
}

/** The search of a path with its query; all stock for an address outside the search. */
export const parseAddress = (address: string, setup: AddressSetup): SearchState =>
  toSearch(new URL(address, 'http://site.invalid'), setup)

/** The address of a search, starting with its path. */
export function toAddress(search: SearchState, { place, vocabulary }: AddressSetup): string {
  return place.kind === 'landings' ? formatSearchUrl(search, vocabulary) : addSearchToPage(place.path, search)
}

/** InstantSearch's state of a search. Always names the sort, since InstantSearch has no default. */
export function toUiState(search: SearchState, defaultSort: StockSort): SearchUiState {
  return {
    ...(search.near && { near: search.near }),
    ...(search.plain && { plain: true }),
    query: search.query,
    page: search.page,
    sortBy: sortIndexName(effectiveSort(search, defaultSort)),
    refinementList: search.refinements,
    range: Object.fromEntries(
      Object.entries(search.ranges).map(([attribute, range]) => [attribute, formatRange(range)]),
    ),
  }
}

/** The search of InstantSearch's state; leaves out the site's default sort. */
export function fromUiState(state: SearchUiState, defaultSort: StockSort): SearchState {
  const sort = parseSortIndexName(state.sortBy ?? sortIndexName('recommended'))
  const near = state.near ?? null
  const query = state.query ?? ''
  return {
    query,
    plain: state.plain ?? false,
    page: state.page ?? 1,
    sortBy: sort === effectiveSort({ sortBy: null, near, query }, defaultSort) ? null : sort,
    near,
    refinements: state.refinementList ?? {},
    ranges: Object.fromEntries(
      Object.entries(state.range ?? {}).map(([attribute, range]) => [attribute, parseRange(range)]),
    ),
  }
}
