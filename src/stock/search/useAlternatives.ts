import type { CarSummary } from '@/domain/stock/car'
import { type CardRecord, fromStockRecord } from '@/domain/stock/cardRecord'
import { facetValueLabel, rangeLabel } from '@/domain/stock/facetLabels'
import { TREE_ATTRIBUTE, toTreeNodes, treeNodeLabel } from '@/domain/stock/makeModelTree'
import { leftOutLabel } from '@/domain/stock/query/withoutWords'
import { NARROWING_ATTRIBUTES, type SearchState } from '@/domain/stock/searchState'
import type { EmptySearch, LeftOut } from '@/domain/stock/understoodData'
import { useAnswer, useSearchSetup, useSearchState } from './SearchContext'

/** A search that finds something where the current one finds nothing. */
export interface Alternative {
  /** what it leaves out: "White", "\u201cgxl\u201d" */
  label: string
  search: SearchState
  count: number
}

export interface Alternatives {
  offers: Alternative[]
  /** typed words that no car has; null if some have them */
  unknownWords: string | null
  /** makes and models that were typed and of which there is no car */
  missing: string[]
  nearest: CarSummary[]
  /** no car is like what was asked for: `nearest` came last */
  isNewest: boolean
}

/** Labels of the parts that are words searched as text, which the index does not name otherwise. */
const quote = (words: string) => `\u201c${words}\u201d`

/** What would find something, if the search found nothing; null if the index says nothing of it. */
export function useAlternatives(): Alternatives | null {
  const search = useSearchState()
  const { vocabulary } = useSearchSetup()
  const { results } = useAnswer()
  const data = results?.userData?.[0] as
    | (Partial<EmptySearch> & { understood?: { text: { words: string } | null } })
    | undefined
  if (!data?.nothing || results.query !== search.query) return null
  const { offers, unknownWords, missing, nearest, isNewest } = data.nothing
  const text = data.understood ? data.understood.text?.words : search.query
  const describe = (left: LeftOut): string => {
    if (left.kind === 'words') return ` ${text} `.includes(` ${left.label} `) ? quote(left.label) : left.label
    const { attribute } = left
    const isTree = attribute === TREE_ATTRIBUTE
    const values = isTree ? toTreeNodes(search.refinements, vocabulary.models) : search.refinements[attribute]
    return values?.length
      ? values
          .map((value) => (isTree ? treeNodeLabel(value) : facetValueLabel(attribute, value)))
          .join(NARROWING_ATTRIBUTES.has(attribute) ? ' and ' : ' or ')
      : rangeLabel(attribute, search.ranges[attribute])
  }
  return {
    offers: offers.flatMap(({ without, query, count }): Alternative[] => {
      const attributes = without.flatMap((left) => {
        if (left.kind !== 'filter') return []
        return left.attribute === TREE_ATTRIBUTE ? ['make', 'model', 'make_model'] : left.attribute
      })
      const label = without.map(describe).map(leftOutLabel).filter(Boolean).join(' and ')
      // A filter of the page itself, such as a block's, cannot be left out.
      if (label === '') return []
      const omit = <Value>(all: Record<string, Value>) =>
        Object.fromEntries(Object.entries(all).filter(([attribute]) => !attributes.includes(attribute)))
      const [refinements, ranges] = [omit(search.refinements), omit(search.ranges)]
      return [{ label, count, search: { ...search, query, refinements, ranges, page: 1 } }]
    }),
    unknownWords,
    missing,
    isNewest,
    nearest: nearest.map((hit) => fromStockRecord(hit as CardRecord)),
  }
}
