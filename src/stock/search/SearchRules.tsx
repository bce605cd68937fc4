import { useState } from 'react'
import { useConfigure, useConnector, usePagination, useSearchBox, useSortBy } from 'react-instantsearch'
import type { StockFacetSetting } from '@/domain/site/site'
import { CARD_ATTRIBUTES } from '@/domain/stock/cardRecord'
import { HITS_PER_PAGE, sortFilter } from '@/domain/stock/results'
import { effectiveSort, type SearchState } from '@/domain/stock/searchState'
import { connectAttributes } from './connectAttributes'
import { connectKeepQuery } from './connectKeepQuery'
import { connectNear } from './connectNear'
import { connectPlain } from './connectPlain'
import { connectTree } from './connectTree'
import { FACET_VALUES } from './facets/ListFacet'
import { useSearchSetup, useSearchState } from './SearchContext'
import { SORT_ITEMS } from './SortMenu'
import { toSearch } from './searchUiState'

/** Attributes that landing paths use, which apply whether or not the site shows them as filters (STK-01). */
const LANDING_ATTRIBUTES = ['car_type', 'location_name', 'dealership_name']

/** Attributes that the tree of makes and models takes the place of. */
const TREE_ATTRIBUTES = new Set(['make', 'model', 'make_model'])

/**
 * All parts of the query, without UI. On the server a component that reads results suspends and its children are not
 * rendered yet, so each part of the query is a leaf here and none is missed.
 */
export function SearchRules({ firstUrl }: { firstUrl: string }) {
  const setup = useSearchSetup()
  const [{ lists, ranges }] = useState(() =>
    refinable(setup.facets, toSearch(new URL(firstUrl, 'http://site.invalid'), setup)),
  )
  return (
    <>
      <KeepQueryRule />
      <PageRule />
      <QueryRule />
      <SortRule />
      <TurningRule />
      <NearRule />
      <PlainRule />
      <AttributesRule lists={lists} ranges={ranges} />
      {hasTree(setup.facets) && <TreeRule />}
    </>
  )
}

function KeepQueryRule() {
  useConnector(connectKeepQuery, {})
  return null
}

function PageRule() {
  const setup = useSearchSetup()
  const search = useSearchState()
  const flags = { hideZeroPriceInDefaultSort: setup.hideUnpricedInDefaultSort }
  const filters = [setup.filter, sortFilter(effectiveSort(search, setup.defaultSort), flags)]
    .filter(Boolean)
    .join(' AND ')
  useConfigure({
    hitsPerPage: HITS_PER_PAGE,
    maxValuesPerFacet: FACET_VALUES,
    attributesToRetrieve: [...CARD_ATTRIBUTES],
    attributesToHighlight: [],
    ...(filters && { filters }),
  })
  return null
}

function QueryRule() {
  useSearchBox()
  return null
}

function SortRule() {
  useSortBy({ items: SORT_ITEMS })
  return null
}

function TurningRule() {
  usePagination()
  return null
}

function NearRule() {
  useConnector(connectNear, {})
  return null
}

function PlainRule() {
  useConnector(connectPlain, {})
  return null
}

function AttributesRule(attributes: { lists: string[]; ranges: string[] }) {
  useConnector(connectAttributes, attributes)
  return null
}

function TreeRule() {
  const { vocabulary } = useSearchSetup()
  useConnector(connectTree, { models: vocabulary.models })
  return null
}

/** True if makes and models are chosen as a tree: unless the site lists them as filters of their own. */
function hasTree(facets: readonly StockFacetSetting[]): boolean {
  return !facets.some(({ attribute, kind }) => TREE_ATTRIBUTES.has(attribute) && kind !== 'hierarchy')
}

/** The refinable attributes: the site's filters, those of landing paths, and any others in the address. */
function refinable(facets: StockFacetSetting[], search: SearchState) {
  const isTree = hasTree(facets)
  const lists = new Set([...LANDING_ATTRIBUTES, ...(isTree ? [] : TREE_ATTRIBUTES), ...Object.keys(search.refinements)])
  const ranges = new Set(['price', ...Object.keys(search.ranges)])
  for (const { attribute, kind } of facets) {
    if (kind === 'range' || kind === 'age') ranges.add(attribute)
    else if (kind !== 'hierarchy') lists.add(attribute)
  }
  return { lists: [...lists].filter((attribute) => !isTree || !TREE_ATTRIBUTES.has(attribute)), ranges: [...ranges] }
}
