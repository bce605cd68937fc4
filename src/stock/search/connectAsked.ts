import type { Connector, RenderOptions } from 'instantsearch.js'

type AskedDescription = {
  $$type: 'forecourt.asked'
  renderState: Record<string, unknown>
  indexUiState: Record<string, unknown>
}

/**
 * Keeps what was asked for when its answer fails (STK-11). InstantSearch would go back to the search that was last answered, so
 * that the words just typed and the filters just chosen were gone, and trying again brought nothing new. Has to be the first of
 * the widgets: those before it would draw what it takes back.
 */
export const connectAsked: Connector<AskedDescription, object> =
  (render, unmount = () => {}) =>
  (widgetParams) => {
    let asked: RenderOptions['helper']['state'] | undefined
    let failure: Error | undefined
    return {
      $$type: 'forecourt.asked',
      init: ({ instantSearchInstance }) => render({ widgetParams, instantSearchInstance }, true),
      render({ helper, instantSearchInstance }) {
        const { status, error } = instantSearchInstance
        if (status !== 'error') asked = helper.state
        else if (asked && error !== failure) {
          failure = error
          helper.setState(asked)
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
