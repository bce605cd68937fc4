import { formatCount } from '../format'
import type { Flags } from '../site/flags'
import { STOCK_SORTS, type StockSort } from '../site/site'

/** Cars to a page of results (STK-05). */
export const HITS_PER_PAGE = 21

/** Counts above this are read from facets, which stay exact where an index estimates its total (STK-09). */
export const EXACT_HITS_LIMIT = 1999

/**
 * The number of cars to show (STK-09). `facetCounts` are the counts by value of a facet of which every car has exactly
 * one, such as car_type; without any the index's own total stands.
 */
export function visibleHitCount(totalHits: number, facetCounts: Record<string, number> | undefined): number {
  const counts = Object.values(facetCounts ?? {})
  if (totalHits <= EXACT_HITS_LIMIT || counts.length === 0) return totalHits
  return counts.reduce((sum, count) => sum + count, 0)
}

/** 'Show Me 128 cars' (STK-04). */
export function showMeLabel(count: number, noun: { one: string; many: string }): string {
  return `Show Me ${formatCount(count, noun)}`
}

/** The card in place of results (STK-10). */
export const NO_RESULTS = {
  title: 'No Results Available',
  clearFilters: 'Clear Filters',
  /** lists and offers */
  text: 'There appears to be no offers currently available that meet the conditions of your search',
  /** the search page */
  searchText: 'No results found for your search at this time. Please try adjusting the filters for more results.',
  /** where Clear Filters leads when the list is of offers */
  offersLink: '/special-offers',
} as const

/** The stock index and, for every sort but the recommended one, the replica that holds its order (STK-06). */
export const STOCK_INDEX = 'stock'

/** What shoppers read in the sort menu, in its order. */
export const SORT_LABELS: Record<StockSort, string> = {
  price_asc: 'Price: low to high',
  price_desc: 'Price: high to low',
  newest: 'Newest first',
  km_asc: 'Kilometres: low to high',
  year_desc: 'Year: newest first',
  recommended: 'Recommended',
}

/** The order in which a search with a place to measure from answers unless the shopper says otherwise. */
export const NEAREST_LABEL = 'Nearest first'

/**
 * The index that answers in this order: "stock_price_asc"; Recommended is the index itself, by custom rank (STK-06).
 */
export function sortIndexName(sort: StockSort): string {
  return sort === 'recommended' ? STOCK_INDEX : `${STOCK_INDEX}_${sort}`
}

/** The order of an index by name; null for a name that is none of ours. */
export function parseSortIndexName(index: string): StockSort | null {
  return STOCK_SORTS.find((sort) => sortIndexName(sort) === index) ?? null
}

/**
 * The extra condition of a sort in the index's filter language (STK-06): cheapest first leaves out cars without a price
 * where the site says so. Null: none.
 */
export function sortFilter(sort: StockSort, flags: Pick<Flags, 'hideZeroPriceInDefaultSort'>): string | null {
  return sort === 'price_asc' && flags.hideZeroPriceInDefaultSort ? 'price > 0' : null
}
