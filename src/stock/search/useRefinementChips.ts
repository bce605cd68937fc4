import { useCurrentRefinements } from 'react-instantsearch'
import type { StockFacetSetting } from '@/domain/site/site'
import { facetValueLabel, rangeLabel } from '@/domain/stock/facetLabels'
import { fromTreeNodes, TREE_ATTRIBUTE, toTreeNodes, treeNodeLabel } from '@/domain/stock/makeModelTree'
import type { SearchState } from '@/domain/stock/searchState'
import { useSearchSetup, useSearchState } from './SearchContext'
import type { SearchSetup } from './searchSetup'
import { toAddress } from './searchUiState'

export interface RefinementChip {
  key: string
  label: string
  /** the search without it */
  href: string
  remove: () => void
}

/** The chosen filters in the order of the site's, one chip each; both ends of a range are one. The text query is not included. */
export function useRefinementChips(): RefinementChip[] {
  const setup = useSearchSetup()
  const search = useSearchState()
  const { items } = useCurrentRefinements()
  return inOrderOf(setup.facets, items).flatMap(({ attribute, refinements, refine }) => {
    const values = refinements.filter(({ type }) => type !== 'numeric')
    const chips = values.map((refinement): RefinementChip => {
      const value = String(refinement.value)
      return {
        key: `${attribute}:${value}`,
        label: attribute === TREE_ATTRIBUTE ? treeNodeLabel(value) : facetValueLabel(attribute, value),
        href: toAddress({ ...search, page: 1, refinements: without(search, attribute, value, setup) }, setup),
        remove: () => refine(refinement),
      }
    })
    const ends = refinements.filter(({ type }) => type === 'numeric')
    if (ends.length === 0) return chips
    const { [attribute]: _, ...ranges } = search.ranges
    const range: RefinementChip = {
      key: `${attribute}:range`,
      label: rangeLabel(attribute, search.ranges[attribute]),
      href: toAddress({ ...search, page: 1, ranges }, setup),
      remove: () => {
        for (const end of ends) refine(end)
      },
    }
    return [...chips, range]
  })
}

/** InstantSearch has them in the order in which their widgets have started. */
function inOrderOf<Item extends { attribute: string }>(
  facets: readonly StockFacetSetting[],
  items: readonly Item[],
): Item[] {
  const order = facets.map(({ attribute, kind }) => (kind === 'hierarchy' ? TREE_ATTRIBUTE : attribute))
  const rank = ({ attribute }: Item) => (order.includes(attribute) ? order.indexOf(attribute) : order.length)
  return items.toSorted((a, b) => rank(a) - rank(b) || (a.attribute < b.attribute ? -1 : 1))
}

/** The refinements of a search without one value. */
function without(
  { refinements }: SearchState,
  attribute: string,
  value: string,
  { vocabulary }: SearchSetup,
): SearchState['refinements'] {
  const keep = (values: readonly string[]) => values.filter((other) => other !== value)
  if (attribute !== TREE_ATTRIBUTE) return { ...refinements, [attribute]: keep(refinements[attribute] ?? []) }
  const { make: _, model: __, make_model: ___, ...others } = refinements
  return { ...others, ...fromTreeNodes(keep(toTreeNodes(refinements, vocabulary.models))) }
}
