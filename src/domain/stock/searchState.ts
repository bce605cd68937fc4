import { isPostcode } from '../locations/postcode'
import { FACET_ATTRIBUTES } from '../site/facets'
import type { StockSort } from '../site/site'
import { normalizeTree } from './makeModelTree'

/** Attributes that a search URL can refine, in order (STK-03). */
export const REFINABLE_ATTRIBUTES: readonly string[] = FACET_ATTRIBUTES

/** Attributes that a search URL can filter by range (STK-03). */
export const RANGE_ATTRIBUTES: readonly string[] = [
  'price',
  'subscription_price',
  'year',
  'km',
  'seats',
  'sleeps',
  'weekly_price',
  'tare_weight_kg',
  'aggregate_trailer_mass_kg',
  'tow_ball_mass_kg',
  'body_length_feet',
  'engine_hours',
  'power_hp',
  'created_at_timestamp',
]

/** Attributes of which a car must have every chosen value, not one of them: each further feature narrows the search. */
export const NARROWING_ATTRIBUTES: ReadonlySet<string> = new Set(['filtered_features'])

/** An inclusive range; null leaves that side open. */
export interface SearchRange {
  min: number | null
  max: number | null
}

/** The state of a search, as stored in its URL (STK-02). */
export interface SearchState {
  query: string
  /** true: the query is searched as it is, without turning its words into filters */
  plain: boolean
  /** from 1 */
  page: number
  /** null: the site's default, by distance with a postcode, else the best match with a query */
  sortBy: StockSort | null
  /** the postcode that distances are measured from; null for none */
  near: string | null
  /** selected values by attribute, including those of the landing path */
  refinements: Record<string, string[]>
  ranges: Record<string, SearchRange>
}

/** A search of all stock. */
export const ALL_STOCK: SearchState = {
  query: '',
  plain: false,
  page: 1,
  sortBy: null,
  near: null,
  refinements: {},
  ranges: {},
}

const STOCK_TYPES = ['new', 'demo', 'used']

/**
 * Normalises a state, so that equal searches have equal URLs: no duplicate or empty values, attributes in a fixed order, ranges
 * with min below max, a page of at least 1, makes and models in one form. All three car types together are dropped.
 */
export function normalizeSearch(state: SearchState): SearchState {
  const refinements: Record<string, string[]> = {}
  const cleaned = Object.entries(state.refinements).map(([attribute, values]) => [
    attribute,
    [...new Set(values.map(stripInvalid))].filter(Boolean),
  ])
  const chosen: Record<string, string[]> = normalizeTree(Object.fromEntries(cleaned))
  for (const attribute of REFINABLE_ATTRIBUTES) {
    const values = [...(chosen[attribute] ?? [])]
    if (attribute === 'car_type') values.sort((a, b) => STOCK_TYPES.indexOf(a) - STOCK_TYPES.indexOf(b))
    const selectsAll = attribute === 'car_type' && STOCK_TYPES.every((type) => values.includes(type))
    if (values.length > 0 && !selectsAll) refinements[attribute] = values
  }
  const ranges: Record<string, SearchRange> = {}
  for (const attribute of RANGE_ATTRIBUTES) {
    const range = state.ranges[attribute]
    if (!range || (range.min === null && range.max === null)) continue
    const isReversed = range.min !== null && range.max !== null && range.min > range.max
    ranges[attribute] = isReversed ? { min: range.max, max: range.min } : { min: range.min, max: range.max }
  }
  const near = state.near !== null && isPostcode(state.near) ? state.near : null
  const query = stripInvalid(state.query)
  return {
    query,
    plain: state.plain && query !== '',
    page: Math.max(1, Math.floor(state.page) || 1),
    // the main index sorts by distance if there is a postcode, and by relevance if there is a query
    sortBy: (near !== null || query !== '') && state.sortBy === 'recommended' ? null : state.sortBy,
    near,
    refinements,
    ranges,
  }
}

/** The order of a search: the chosen one, else by distance or best match, else the site's default. */
export function effectiveSort(
  { sortBy, near, query }: Pick<SearchState, 'sortBy' | 'near' | 'query'>,
  defaultSort: StockSort,
): StockSort {
  return sortBy ?? (near !== null || query !== '' ? 'recommended' : defaultSort)
}

/** True if two states show the same cars in the same order on the same page. */
export function isSameSearch(a: SearchState, b: SearchState): boolean {
  return JSON.stringify(normalizeSearch(a)) === JSON.stringify(normalizeSearch(b))
}

/** True for the first page of all stock, in any order. */
export function isAllStock(state: SearchState): boolean {
  return isSameSearch({ ...state, sortBy: null }, ALL_STOCK)
}

/**
 * Removes lone surrogates, which cannot be URL-encoded, and control characters.
 */
function stripInvalid(text: string): string {
  return text.replaceAll(/[\p{Surrogate}\p{Control}]/gu, '').trim()
}
