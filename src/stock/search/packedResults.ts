import type { InitialResults } from 'instantsearch.js'
import { TREE_ATTRIBUTE, treeNode } from '@/domain/stock/makeModelTree'
import { HITS_PER_PAGE, STOCK_INDEX } from '@/domain/stock/results'
import { mapValues } from './mapValues'
import { searchParameters } from './searchParameters'
import type { SearchSetup } from './searchSetup'
import { parseAddress } from './searchUiState'

/** The counts of a filter's values: the position of each value among `knownValues`, or an unknown value itself, and its count. */
type PackedCounts = (string | number)[]

type RawResult = Record<string, unknown> & {
  facets?: Record<string, Record<string, number>>
  facets_stats?: Record<string, { min: number; max: number }>
}

/**
 * The server's results as the page gives them to the browser: without what the browser knows from the setup of the search, which are its
 * query and the names of most values.
 */
export interface PackedResults {
  /** address of the search */
  url: string
  packed: (Omit<RawResult, 'facets'> & { facets?: Record<string, PackedCounts> })[]
}

export const isPacked = (results: InitialResults | PackedResults): results is PackedResults =>
  Array.isArray(results.packed)

/** Packs the results of a setup's search. */
export function packResults(results: InitialResults, setup: SearchSetup): PackedResults {
  const usual = usualFields(results[STOCK_INDEX]?.state ?? stateOf(setup))
  const packed = ((results[STOCK_INDEX]?.results ?? []) as unknown as RawResult[]).map(
    ({ facets = {}, facets_stats: stats = {}, ...fields }) => ({
      ...Object.fromEntries(Object.entries(fields).filter(([name, value]) => !isSame(value, usual[name]))),
      facets: mapValues(facets, (counts, attribute) => packCounts(counts, knownValues(attribute, setup))),
      // Averages and sums are shown nowhere.
      facets_stats: mapValues(stats, ({ min, max }) => ({ min, max })),
    }),
  )
  return { url: setup.url, packed }
}

/** The inverse of `packResults`, for the same setup. */
export function unpackResults({ packed }: PackedResults, setup: SearchSetup): InitialResults {
  const state = stateOf(setup)
  const results = packed.map(({ facets = {}, ...fields }) => ({
    ...usualFields(state),
    ...fields,
    facets: mapValues(facets, (counts, attribute) => unpackCounts(counts, knownValues(attribute, setup))),
  }))
  return { [STOCK_INDEX]: { state: { ...state }, results } } as unknown as InitialResults
}

const stateOf = (setup: SearchSetup) => searchParameters(setup, parseAddress(setup.url, setup))

/** Fields of most results. */
function usualFields({ index, query = '' }: { index?: string; query?: string }): Record<string, unknown> {
  return {
    ...{ index, query, page: 0, hitsPerPage: HITS_PER_PAGE, processingTimeMS: 1, renderingContent: {} },
    exhaustive: { nbHits: true, facetsCount: true, typo: true },
    ...{ exhaustiveNbHits: true, exhaustiveFacetsCount: true, exhaustiveTypo: true },
  }
}

/** The values of an attribute that the setup names. */
function knownValues(attribute: string, { vocabulary, facetValues }: SearchSetup): string[] {
  if (attribute !== TREE_ATTRIBUTE) return facetValues[attribute] ?? []
  const { makes, models } = vocabulary
  return [...makes.map(({ name }) => name), ...models.map(({ make, name }) => treeNode(make, name))]
}

function packCounts(counts: Record<string, number>, known: readonly string[]): PackedCounts {
  const positions = new Map(known.map((value, position) => [value, position]))
  return Object.entries(counts).flatMap(([value, count]) => [positions.get(value) ?? value, count])
}

function unpackCounts(packed: PackedCounts, known: readonly string[]): Record<string, number> {
  const counts: Record<string, number> = {}
  for (let i = 0; i < packed.length; i += 2) {
    const value = packed[i] as string | number
    counts[typeof value === 'number' ? (known[value] ?? '') : value] = packed[i + 1] as number
  }
  return counts
}

const isSame = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b)
