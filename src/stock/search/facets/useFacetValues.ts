import { listFacetValues, type ValueWithCount } from '@/domain/stock/facetLabels'
import { useSearchSetup } from '../SearchContext'
import type { SearchSetup } from '../searchSetup'

/** The values that each filter of a search has listed, by its setup. */
const listed = new WeakMap<SearchSetup, Map<string, string[]>>()

/**
 * The values of a filter with their counts. Those of which no car is left stay, with a count of 0, and every value keeps its place, so
 * that the list does not move under the pointer.
 */
export function useFacetValues(attribute: string, found: readonly ValueWithCount[]): ValueWithCount[] {
  const setup = useSearchSetup()
  const known = listed.get(setup) ?? new Map<string, string[]>()
  listed.set(setup, known)
  const values = listFacetValues(attribute, known.get(attribute) ?? [], found, setup.facetValues[attribute] ?? [])
  known.set(attribute, values)
  const counts = new Map(found.map(({ value, count }) => [value, count]))
  return values.map((value) => ({ value, count: counts.get(value) ?? 0 }))
}

/** The bounds of a range filter: the widest that it had, so that its slider keeps its scale while other filters narrow the search. */
export function useFacetBounds(attribute: string, lowest: number, highest: number): [lowest: number, highest: number] {
  const setup = useSearchSetup()
  const known = listed.get(setup) ?? new Map<string, string[]>()
  listed.set(setup, known)
  const numbers = [...(known.get(attribute) ?? []).map(Number), ...(highest > lowest ? [lowest, highest] : [])]
  if (numbers.length === 0) return [lowest, highest]
  const bounds: [number, number] = [Math.min(...numbers), Math.max(...numbers)]
  known.set(attribute, bounds.map(String))
  return bounds
}
