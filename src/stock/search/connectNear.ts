import type { Connector, IndexUiState } from 'instantsearch.js'
import { findPlace, findPostcode, formatLatLng } from './placeCache'

/** InstantSearch's state with the postcode that distances are measured from, and whether the query is searched as it is. */
export type SearchUiState = IndexUiState & { near?: string; plain?: boolean }

type NearDescription = {
  $$type: 'forecourt.near'
  renderState: Record<string, unknown>
  indexUiState: { near?: string }
}

/** Adds the postcode in the state to the query if its location is known; the default sort then ranks by distance. */
export const connectNear: Connector<NearDescription, object> =
  (render, unmount = () => {}) =>
  (widgetParams) => ({
    $$type: 'forecourt.near',
    init: ({ instantSearchInstance }) => render({ widgetParams, instantSearchInstance }, true),
    render: ({ instantSearchInstance }) => render({ widgetParams, instantSearchInstance }, false),
    dispose({ state }) {
      unmount()
      return state.setQueryParameters(NO_GEO_PARAMETERS)
    },
    getRenderState: (renderState) => renderState,
    getWidgetRenderState: () => ({ widgetParams }),
    getWidgetUiState(uiState, { searchParameters }) {
      const { near: _, ...others } = uiState
      const near = findPostcode(searchParameters.aroundLatLng)
      return near === null ? others : { ...others, near }
    },
    getWidgetSearchParameters(searchParameters, { uiState }) {
      const place = uiState.near ? findPlace(uiState.near) : null
      if (place === null) return searchParameters.setQueryParameters(NO_GEO_PARAMETERS)
      return searchParameters.setQueryParameters({
        aroundLatLng: formatLatLng(place),
        aroundRadius: 'all',
        getRankingInfo: true,
      })
    },
  })

const NO_GEO_PARAMETERS = { aroundLatLng: undefined, aroundRadius: undefined, getRankingInfo: undefined }
