import { fromTreeNodes, toTreeNodes } from './makeModelTree'
import { withoutWords } from './query/withoutWords'
import { RANGE_ATTRIBUTES, REFINABLE_ATTRIBUTES, type SearchState } from './searchState'
import type { UnderstoodFilter, UnderstoodWords } from './understoodData'

/** The attributes that makes and models are chosen by. */
const TREE: ReadonlySet<string> = new Set(['make', 'model', 'make_model'])

/** True for a filter of typed words that the filters of the page can have too. */
function canChoose(filter: UnderstoodFilter): boolean {
  if ('min' in filter) return RANGE_ATTRIBUTES.includes(filter.attribute)
  return !filter.excluded && (TREE.has(filter.attribute) || REFINABLE_ATTRIBUTES.includes(filter.attribute))
}

/**
 * The same search with the words that filter by some attributes turned into chosen filters, so that the filter panel shows and changes
 * them. `models` are the models in stock by make. The search itself if no words filter by them.
 */
export function wordsToFilters(
  search: SearchState,
  parts: readonly UnderstoodWords[],
  attributes: readonly string[],
  models: Parameters<typeof toTreeNodes>[1],
): SearchState {
  const isMeant = ({ attribute }: UnderstoodFilter) => attributes.includes(attribute)
  // Words with several meanings, as those of staff, become all of them.
  const meant = parts.filter(({ filters }) => filters.some(isMeant) && filters.every(canChoose))
  if (meant.length === 0) return search
  const filters = meant.flatMap((part) => part.filters)
  const refinements = { ...search.refinements }
  const ranges = { ...search.ranges }
  const nodes: string[] = []
  for (const filter of filters) {
    const { attribute } = filter
    if ('min' in filter) ranges[attribute] = { min: filter.min, max: filter.max }
    else if (TREE.has(attribute)) nodes.push(...filter.values)
    else refinements[attribute] = [...new Set([...(refinements[attribute] ?? []), ...filter.values])]
  }
  const query = withoutWords(search.query, ...meant)
  const next = { ...search, query, refinements, ranges, page: 1 }
  if (nodes.length === 0) return next
  const { make: _, model: __, make_model: ___, ...others } = refinements
  return {
    ...next,
    refinements: { ...others, ...fromTreeNodes([...toTreeNodes(search.refinements, models), ...nodes]) },
  }
}
