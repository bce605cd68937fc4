import { formatCount } from '../format'
import type { Flags } from '../site/flags'
import { STOCK_SORTS, type StockSort } from '../site/site'

/** Cars per page of results (STK-05). */
export const HITS_PER_PAGE = 21

/** Totals above this come from facet counts, which stay exact when an index estimates its totals (STK-09). */
export const EXACT_HITS_LIMIT = 1999

/**
 * The number of cars to show (STK-09). `facetCounts` are the counts of a facet with exactly one value per car, such as
 * car_type; without them the index's total is used.
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

/** The card shown without results (STK-10). */
export const NO_RESULTS = {
  title: 'No Results Available',
  clearFilters: 'Clear Filters',
  /** lists and offers */
  text: 'There appears to be no offers currently available that meet the conditions of your search',
  /** the search page */
  searchText: 'No results found for your search at this time. Please try adjusting the filters for more results.',
  /** target of Clear Filters in a list of offers */
  offersLink: '/special-offers',
} as const

/** The stock index; every sort but Recommended has a replica (STK-06). */
export const STOCK_INDEX = 'stock'

/** Labels of the sort menu, in order. */
export const SORT_LABELS: Record<StockSort, string> = {
  price_asc: 'Price: low to high',
  price_desc: 'Price: high to low',
  newest: 'Newest first',
  km_asc: 'Kilometres: low to high',
  year_desc: 'Year: newest first',
  recommended: 'Recommended',
}

/** Label of the default sort of a search with a postcode. */
export const NEAREST_LABEL = 'Nearest first'

/** Label of the default sort of a search with words. */
export const BEST_MATCH_LABEL = 'Best match'

/**
 * The index of a sort order: "stock_price_asc"; Recommended is the main index, by relevance to a query and then by custom rank
 * (STK-06).
 */
export function sortIndexName(sort: StockSort): string {
  return sort === 'recommended' ? STOCK_INDEX : `${STOCK_INDEX}_${sort}`
}

/** The sort order of an index by name; null for an unknown name. */
export function parseSortIndexName(index: string): StockSort | null {
  return STOCK_SORTS.find((sort) => sortIndexName(sort) === index) ?? null
}

/**
 * The additional filter of a sort order (STK-06): lowest price first excludes cars without a price if the site is configured so.
 * Null for none.
 */
export function sortFilter(sort: StockSort, flags: Pick<Flags, 'hideZeroPriceInDefaultSort'>): string | null {
  return sort === 'price_asc' && flags.hideZeroPriceInDefaultSort ? 'price > 0' : null
}
