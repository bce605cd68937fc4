import type { Connector } from 'instantsearch.js'

type PlainDescription = {
  $$type: 'forecourt.plain'
  renderState: Record<string, unknown>
  indexUiState: { plain?: boolean }
}

/** A parameter of Algolia that the helper sends but does not name. */
interface Rules {
  enableRules?: boolean
}

const withRules = (enableRules: boolean | undefined): object => ({ enableRules })

/** Asks the index to search the typed words as they are, if the state says so; otherwise it turns words into filters. */
export const connectPlain: Connector<PlainDescription, object> =
  (render, unmount = () => {}) =>
  (widgetParams) => ({
    $$type: 'forecourt.plain',
    init: ({ instantSearchInstance }) => render({ widgetParams, instantSearchInstance }, true),
    render: ({ instantSearchInstance }) => render({ widgetParams, instantSearchInstance }, false),
    dispose({ state }) {
      unmount()
      return state.setQueryParameters(withRules(undefined))
    },
    getRenderState: (renderState) => renderState,
    getWidgetRenderState: () => ({ widgetParams }),
    getWidgetUiState(uiState, { searchParameters }) {
      const { plain: _, ...others } = uiState
      return (searchParameters as Rules).enableRules === false ? { ...others, plain: true } : others
    },
    getWidgetSearchParameters: (searchParameters, { uiState }) =>
      searchParameters.setQueryParameters(withRules(uiState.plain ? false : undefined)),
  })
