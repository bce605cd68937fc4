import type { Connector, IndexUiState } from 'instantsearch.js'
import type { SearchVocabulary } from '@/domain/stock/landingPath'
import { fromTreeNodes, normalizeTree, TREE_ATTRIBUTE, toTreeNodes } from '@/domain/stock/makeModelTree'

type TreeDescription = {
  $$type: 'forecourt.tree'
  renderState: Record<string, unknown>
  indexUiState: { refinementList?: Record<string, string[]> }
}

interface TreeParams extends Record<string, unknown> {
  models: SearchVocabulary['models']
}

/**
 * Makes and models as one list of alternatives, so that (Toyota HiLux) or (Ford) is one search. The state has them as addresses do, in
 * `make`, `model` and `make_model`; the query has them in `TREE_ATTRIBUTE`, which InstantSearch counts like any other list.
 */
export const connectTree: Connector<TreeDescription, TreeParams> =
  (render, unmount = () => {}) =>
  (widgetParams) => ({
    $$type: 'forecourt.tree',
    init: ({ instantSearchInstance }) => render({ widgetParams, instantSearchInstance }, true),
    render: ({ instantSearchInstance }) => render({ widgetParams, instantSearchInstance }, false),
    dispose({ state }) {
      unmount()
      return state.removeDisjunctiveFacet(TREE_ATTRIBUTE)
    },
    getRenderState: (renderState) => renderState,
    getWidgetRenderState: () => ({ widgetParams }),
    getWidgetUiState(uiState, { searchParameters }) {
      const { make: _, model: __, make_model: ___, ...others } = uiState.refinementList ?? {}
      const nodes = searchParameters.disjunctiveFacetsRefinements[TREE_ATTRIBUTE] ?? []
      return { ...uiState, refinementList: { ...others, ...fromTreeNodes(nodes) } } as IndexUiState
    },
    getWidgetSearchParameters(searchParameters, { uiState }) {
      const chosen = normalizeTree(uiState.refinementList ?? {})
      const base = searchParameters.addDisjunctiveFacet(TREE_ATTRIBUTE).setQueryParameters({
        disjunctiveFacetsRefinements: { ...searchParameters.disjunctiveFacetsRefinements, [TREE_ATTRIBUTE]: [] },
      })
      return toTreeNodes(chosen, widgetParams.models).reduce(
        (state, node) => state.addDisjunctiveFacetRefinement(TREE_ATTRIBUTE, node),
        base,
      )
    },
  })
