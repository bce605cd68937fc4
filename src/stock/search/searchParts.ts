import type { StockFacetSetting } from '@/domain/site/site'
import { STOCK_SORTS } from '@/domain/site/site'
import { CARD_ATTRIBUTES } from '@/domain/stock/cardRecord'
import { HITS_PER_PAGE, SORT_LABELS, STOCK_INDEX, sortFilter, sortIndexName } from '@/domain/stock/results'
import { effectiveSort, type SearchState } from '@/domain/stock/searchState'
import type { SearchSetup } from './searchSetup'

/** Of InstantSearch, on the server and in the browser. */
export const SETTINGS = {
  indexName: STOCK_INDEX,
  insights: false,
  future: { preserveSharedStateOnUnmount: true },
} as const

/** Values of a filter that are requested; longer lists are searched by text. */
export const FACET_VALUES = 200

/** The sort options, by index name. */
export const SORT_ITEMS = STOCK_SORTS.map((sort) => ({ value: sortIndexName(sort), label: SORT_LABELS[sort] }))

/** Attributes that landing paths use, which apply whether or not the site shows them as filters (STK-01). */
const LANDING_ATTRIBUTES = ['car_type', 'location_name', 'dealership_name']

/** Attributes that the tree of makes and models takes the place of. */
const TREE_ATTRIBUTES = new Set(['make', 'model', 'make_model'])

/** The parts of a query that are the same for all searches of a page, or follow from its order. */
export function pageParameters(setup: SearchSetup, search: SearchState) {
  const flags = { hideZeroPriceInDefaultSort: setup.hideUnpricedInDefaultSort }
  const filters = [setup.filter, sortFilter(effectiveSort(search, setup.defaultSort), flags)]
    .filter(Boolean)
    .join(' AND ')
  return {
    hitsPerPage: HITS_PER_PAGE,
    maxValuesPerFacet: FACET_VALUES,
    attributesToRetrieve: [...CARD_ATTRIBUTES],
    attributesToHighlight: [],
    ...(filters && { filters }),
  }
}

/** True if makes and models are chosen as a tree: unless the site lists them as filters of their own. */
export function hasTree(facets: readonly StockFacetSetting[]): boolean {
  return !facets.some(({ attribute, kind }) => TREE_ATTRIBUTES.has(attribute) && kind !== 'hierarchy')
}

/** The refinable attributes: the site's filters, those of landing paths, and any others in the address. */
export function findAttributes(facets: readonly StockFacetSetting[], search: SearchState) {
  const isTree = hasTree(facets)
  const lists = new Set([...LANDING_ATTRIBUTES, ...(isTree ? [] : TREE_ATTRIBUTES), ...Object.keys(search.refinements)])
  const ranges = new Set(['price', ...Object.keys(search.ranges)])
  for (const { attribute, kind } of facets) {
    if (kind === 'range' || kind === 'age') ranges.add(attribute)
    else if (kind !== 'hierarchy') lists.add(attribute)
  }
  return { lists: [...lists].filter((attribute) => !isTree || !TREE_ATTRIBUTES.has(attribute)), ranges: [...ranges] }
}
