import algoliasearchHelper from 'algoliasearch-helper'
import connectConfigure from 'instantsearch.js/es/connectors/configure/connectConfigure'
import connectPagination from 'instantsearch.js/es/connectors/pagination/connectPagination'
import connectSearchBox from 'instantsearch.js/es/connectors/search-box/connectSearchBox'
import connectSortBy from 'instantsearch.js/es/connectors/sort-by/connectSortBy'
import { STOCK_INDEX } from '@/domain/stock/results'
import type { SearchState } from '@/domain/stock/searchState'
import { connectAttributes } from './connectAttributes'
import { connectNear } from './connectNear'
import { connectPlain } from './connectPlain'
import { connectTree } from './connectTree'
import { findAttributes, hasTree, pageParameters, SORT_ITEMS } from './searchParts'
import type { SearchSetup } from './searchSetup'
import { toUiState } from './searchUiState'

const noRender = () => {}

/** What a widget adds to a query. */
interface QueryPart {
  getWidgetSearchParameters?: (state: algoliasearchHelper.SearchParameters, options: never) => object
}

/** The query of a search as InstantSearch makes it from `SearchRules`, without rendering them. */
export function searchParameters(setup: SearchSetup, search: SearchState): algoliasearchHelper.SearchParameters {
  const widgets = [
    connectConfigure(noRender)({ searchParameters: pageParameters(setup, search) }),
    connectSearchBox(noRender)({}),
    connectSortBy(noRender)({ items: SORT_ITEMS }),
    connectPagination(noRender)({}),
    connectNear(noRender)({}),
    connectPlain(noRender)({}),
    connectAttributes(noRender)(findAttributes(setup.facets, search)),
    ...(hasTree(setup.facets) ? [connectTree(noRender)({ models: setup.vocabulary.models })] : []),
  ] as unknown as QueryPart[]
  const options = { uiState: toUiState(search, setup.defaultSort) } as never
  return widgets.reduce(
    (state, widget) =>
      (widget.getWidgetSearchParameters?.(state, options) ?? state) as algoliasearchHelper.SearchParameters,
    new algoliasearchHelper.SearchParameters({ index: STOCK_INDEX }),
  )
}
