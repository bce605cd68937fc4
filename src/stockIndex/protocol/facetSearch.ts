import type { FacetValueCount } from '../engine/facetCounts'
import { isSearchableFacet } from '../settings'
import { withUnderstanding } from '../understanding'
import { CAPS } from './caps'
import { Highlighter } from './highlight'
import { parseSearch, type Search } from './parseSearch'
import { ProtocolError } from './protocolError'
import { readQuery, type SearchableStock } from './search'

/** Default number of facet hits, as on Algolia. */
const DEFAULT_FACET_HITS = 10

/** A parsed search among the values of a facet. */
export interface FacetSearch {
  facet: string
  typed: string
  max: number
  /** the search whose cars' values count */
  search: Search
}

/** Parses a facet search. @throws ProtocolError 400 when it is invalid or too large */
export function parseFacetSearch(
  facet: string,
  { facetQuery, maxFacetHits, ...searching }: Record<string, unknown>,
): FacetSearch {
  if (!isSearchableFacet(facet)) {
    throw new ProtocolError(
      400,
      `Cannot search in \`${facet}\` attribute, you need to add \`searchable(${facet})\` to attributesForFaceting.`,
    )
  }
  const typed = typeof facetQuery === 'string' ? facetQuery : ''
  if (typed.length > CAPS.queryLetters) {
    throw new ProtocolError(
      400,
      `Invalid value for "facetQuery" parameter: longer than ${CAPS.queryLetters} characters`,
    )
  }
  const max = maxFacetHits === undefined || maxFacetHits === null ? DEFAULT_FACET_HITS : Number(maxFacetHits)
  if (!Number.isInteger(max) || max < 1 || max > CAPS.facetHits) {
    throw new ProtocolError(400, `Invalid value for "maxFacetHits" parameter: expected 1 to ${CAPS.facetHits}`)
  }
  const search = parseSearch(searching)
  const query = {
    ...search.query,
    facets: [facet],
    valuesPerFacet: Number.POSITIVE_INFINITY,
    facetValueOrder: 'count' as const,
  }
  return { facet, typed, max, search: { ...search, query: { ...query, offset: 0, length: 0 } } }
}

/**
 * The facet values that match the text among the cars that the search finds, the most frequent first. Typos are tolerated
 * only if nothing matches exactly.
 */
export function handleFacetSearch(
  { engine, scope, reader }: SearchableStock,
  index: string,
  { facet, typed, max, search }: FacetSearch,
) {
  const startedAt = performance.now()
  const understood = readQuery(reader, search.params, search.query.text)
  const query = understood ? withUnderstanding(search.query, understood) : search.query
  const values = engine.search({ ...query, index, scope }).facets.get(facet) ?? []
  const tags = { before: search.params.highlightPreTag, after: search.params.highlightPostTag }
  const matching = (typos: boolean) =>
    findMatchingValues(values, new Highlighter({ text: typed, prefixes: 'prefixLast', typos }, tags))
  const exact = matching(false)
  return {
    facetHits: (exact.length > 0 ? exact : matching(true)).slice(0, max),
    exhaustiveFacetsCount: true,
    processingTimeMS: Math.max(1, Math.round(performance.now() - startedAt)),
  }
}

function findMatchingValues(values: readonly FacetValueCount[], highlighter: Highlighter) {
  return values.flatMap(({ value, count }) => {
    const { value: highlighted, matchLevel } = highlighter.text(value)
    return matchLevel === 'full' || highlighter.isEmpty ? [{ value, highlighted, count }] : []
  })
}
