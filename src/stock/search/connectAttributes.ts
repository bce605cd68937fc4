import type { Connector, Widget } from 'instantsearch.js'
import connectRange from 'instantsearch.js/es/connectors/range/connectRange'
import connectRefinementList from 'instantsearch.js/es/connectors/refinement-list/connectRefinementList'
import { NARROWING_ATTRIBUTES } from '@/domain/stock/searchState'

interface Attributes {
  /** attributes whose chosen values are alternatives, or all required of a car */
  lists: string[]
  /** numeric attributes with a lowest and a highest value */
  ranges: string[]
}

type AttributesDescription = {
  $$type: 'forecourt.attributes'
  renderState: Record<string, unknown>
  indexUiState: Record<string, unknown>
}

/** How the chosen values of a list are combined. */
export const listOperator = (attribute: string): 'and' | 'or' => (NARROWING_ATTRIBUTES.has(attribute) ? 'and' : 'or')

const noRender = () => {}

/**
 * Adds the refinable attributes to the query as InstantSearch's own filters do, without computing their values: a filter of
 * the page computes its own, and only if it is shown.
 */
export const connectAttributes: Connector<AttributesDescription, Attributes> =
  (_render, unmount = noRender) =>
  (widgetParams) => {
    const { lists, ranges } = widgetParams
    const widgets = [
      ...lists.map((attribute) => connectRefinementList(noRender)({ attribute, operator: listOperator(attribute) })),
      ...ranges.map((attribute) => connectRange(noRender)({ attribute })),
    ] as unknown as Required<Pick<Widget, 'getWidgetUiState' | 'getWidgetSearchParameters' | 'dispose'>>[]
    return {
      $$type: 'forecourt.attributes',
      init: noRender,
      render: noRender,
      dispose(options) {
        unmount()
        return widgets.reduce((state, widget) => widget.dispose({ ...options, state }) as typeof state, options.state)
      },
      getRenderState: (renderState) => renderState,
      getWidgetRenderState: () => ({ widgetParams }),
      getWidgetUiState: (uiState, options) =>
        widgets.reduce((state, widget) => widget.getWidgetUiState(state, options) as typeof state, uiState),
      getWidgetSearchParameters: (searchParameters, options) =>
        widgets.reduce((state, widget) => widget.getWidgetSearchParameters(state, options), searchParameters),
    }
  }
