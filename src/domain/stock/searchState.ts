import { isPostcode } from '../locations/postcode'
import { FACET_ATTRIBUTES } from '../site/facets'
import type { StockSort } from '../site/site'

/** Attributes whose chosen values a search URL may carry, in the order in which it names them (STK-03). */
export const REFINABLE_ATTRIBUTES: readonly string[] = FACET_ATTRIBUTES

/** Attributes that a search URL may narrow from and to (STK-03). */
export const RANGE_ATTRIBUTES: readonly string[] = [
  'price',
  'subscription_price',
  'year',
  'km',
  'seats',
  'sleeps',
  'created_at_timestamp',
]

/** From and to, both included; null leaves that side open. */
export interface SearchRange {
  min: number | null
  max: number | null
}

/** Everything that decides which cars a search shows and in which order: what its URL says (STK-02). */
export interface SearchState {
  query: string
  /** from 1 */
  page: number
  /** null: the site's default, or by distance where there is a place to measure from */
  sortBy: StockSort | null
  /** the postcode that distances are measured from; null for none */
  near: string | null
  /** chosen values by attribute, those that the landing path stands for included */
  refinements: Record<string, string[]>
  ranges: Record<string, SearchRange>
}

/** A search of the whole stock. */
export const ALL_STOCK: SearchState = {
  query: '',
  page: 1,
  sortBy: null,
  near: null,
  refinements: {},
  ranges: {},
}

const STOCK_TYPES = ['new', 'demo', 'used']

/**
 * A state in its one form, so that equal searches have equal URLs: no doubled or empty values, attributes in a fixed
 * order, ranges the right way round, a page of at least 1. All three stock types at once say nothing and go.
 */
export function normalizeSearch(state: SearchState): SearchState {
  const refinements: Record<string, string[]> = {}
  for (const attribute of REFINABLE_ATTRIBUTES) {
    const values = [...new Set((state.refinements[attribute] ?? []).map(readable))].filter(Boolean)
    if (attribute === 'car_type') values.sort((a, b) => STOCK_TYPES.indexOf(a) - STOCK_TYPES.indexOf(b))
    const saysNothing = attribute === 'car_type' && STOCK_TYPES.every((type) => values.includes(type))
    if (values.length > 0 && !saysNothing) refinements[attribute] = values
  }
  const ranges: Record<string, SearchRange> = {}
  for (const attribute of RANGE_ATTRIBUTES) {
    const range = state.ranges[attribute]
    if (!range || (range.min === null && range.max === null)) continue
    const turned = range.min !== null && range.max !== null && range.min > range.max
    ranges[attribute] = turned ? { min: range.max, max: range.min } : { min: range.min, max: range.max }
  }
  const near = state.near !== null && isPostcode(state.near) ? state.near : null
  return {
    query: readable(state.query),
    page: Math.max(1, Math.floor(state.page) || 1),
    // the index's own order is by distance once there is a place to measure from
    sortBy: near !== null && state.sortBy === 'recommended' ? null : state.sortBy,
    near,
    refinements,
    ranges,
  }
}

/** True when two states show the same cars in the same order on the same page. */
export function isSameSearch(a: SearchState, b: SearchState): boolean {
  return JSON.stringify(normalizeSearch(a)) === JSON.stringify(normalizeSearch(b))
}

/**
 * Half a character, as a text cut in the middle of an emoji leaves it, cannot be written in a URL, and control characters
 * cannot be in a page.
 */
function readable(text: string): string {
  return text.replaceAll(/[\p{Surrogate}\p{Control}]/gu, '').trim()
}
