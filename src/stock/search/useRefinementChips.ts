import { useCurrentRefinements } from 'react-instantsearch'
import { facetValueLabel, rangeLabel } from '@/domain/stock/facetLabels'
import { useSearchSetup, useSearchState } from './SearchContext'
import { toAddress } from './searchUiState'

export interface RefinementChip {
  key: string
  label: string
  /** the search without it */
  href: string
  remove: () => void
}

/** The chosen filters, one chip each; both ends of a range are one. The text query is not included. */
export function useRefinementChips(): RefinementChip[] {
  const setup = useSearchSetup()
  const search = useSearchState()
  const { items } = useCurrentRefinements()
  return items.flatMap(({ attribute, refinements, refine }) => {
    const values = refinements.filter(({ type }) => type !== 'numeric')
    const chips = values.map((refinement): RefinementChip => {
      const value = String(refinement.value)
      const others = (search.refinements[attribute] ?? []).filter((other) => other !== value)
      return {
        key: `${attribute}:${value}`,
        label: facetValueLabel(attribute, value),
        href: toAddress({ ...search, page: 1, refinements: { ...search.refinements, [attribute]: others } }, setup),
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
