import algoliasearchHelper from 'algoliasearch-helper'
import type { Connector, InitialResults } from 'instantsearch.js'
import { useConnector } from 'react-instantsearch'
import { STOCK_INDEX } from '@/domain/stock/results'
import { findFirstResults } from './firstResults'
import { useSearchSetup } from './SearchContext'
import { SearchRules } from './SearchRules'

type SearchedState = NonNullable<InitialResults[string]['state']>

type SearchedDescription = {
  $$type: 'forecourt.searched'
  renderState: Record<string, unknown>
  indexUiState: Record<string, unknown>
}

/** Gives the other widgets the query of a search that was made. */
const connectSearched: Connector<SearchedDescription, { state: SearchedState }> =
  (render, unmount = () => {}) =>
  (widgetParams) => ({
    $$type: 'forecourt.searched',
    init: ({ instantSearchInstance }) => render({ widgetParams, instantSearchInstance }, true),
    render: ({ instantSearchInstance }) => render({ widgetParams, instantSearchInstance }, false),
    dispose: () => unmount(),
    getRenderState: (renderState) => renderState,
    getWidgetRenderState: () => ({ widgetParams }),
    getWidgetUiState: (uiState) => uiState,
    getWidgetSearchParameters: () => new algoliasearchHelper.SearchParameters(widgetParams.state),
  })

/**
 * `SearchRules` on the server: the query with which `searchFirst` has searched, which nine rules would make again. They do if that search
 * failed.
 */
export function ServerRules({ firstUrl }: { firstUrl: string }) {
  const state = findFirstResults(useSearchSetup())?.[STOCK_INDEX]?.state
  return state ? <Searched state={state} /> : <SearchRules firstUrl={firstUrl} />
}

function Searched({ state }: { state: SearchedState }) {
  useConnector(connectSearched, { state })
  return null
}
