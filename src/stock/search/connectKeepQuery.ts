import type { Connector, RenderOptions } from 'instantsearch.js'

type KeepQueryDescription = {
  $$type: 'forecourt.keepQuery'
  renderState: Record<string, unknown>
  indexUiState: Record<string, unknown>
}

/**
 * Keeps the requested search when its request fails (STK-11). InstantSearch would revert to the last successful one,
 * which loses the typed text and chosen filters and makes a retry useless. Must be the first widget: those before it
 * would render the reverted state.
 */
export const connectKeepQuery: Connector<KeepQueryDescription, object> =
  (render, unmount = () => {}) =>
  (widgetParams) => {
    let requested: RenderOptions['helper']['state'] | undefined
    let failure: Error | undefined
    return {
      $$type: 'forecourt.keepQuery',
      init: ({ instantSearchInstance }) => render({ widgetParams, instantSearchInstance }, true),
      render({ helper, instantSearchInstance }) {
        const { status, error } = instantSearchInstance
        if (status !== 'error') requested = helper.state
        else if (requested && error !== failure) {
          failure = error
          helper.setState(requested)
        }
        render({ widgetParams, instantSearchInstance }, false)
      },
      dispose: () => unmount(),
      getRenderState: (renderState) => renderState,
      getWidgetRenderState: () => ({ widgetParams }),
      getWidgetUiState: (uiState) => uiState,
      getWidgetSearchParameters: (searchParameters) => searchParameters,
    }
  }
