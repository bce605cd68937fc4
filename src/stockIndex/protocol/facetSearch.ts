import type { FacetValueCount } from '../engine/facetCounts'
import { isSearchableFacet } from '../settings'
import { CAPS } from './caps'
import { Highlighter } from './highlight'
import { parseSearch, type Search } from './readSearch'
import { Refusal } from './rejection'
import type { SearchableStock } from './search'

/** Facet hits given unless a query asks for more or fewer, as on Algolia. */
const USUAL_FACET_HITS = 10

/** A search among the values of a facet, as it was understood. */
export interface FacetSearch {
  facet: string
  typed: string
  most: number
  /** which cars' values count */
  among: Search
}

/**
 * Understands a facet search.
 * @throws Refusal 400 where it cannot be read or asks too much
 */
export function parseFacetSearch(
  facet: string,
  { facetQuery, maxFacetHits, ...searching }: Record<string, unknown>,
): FacetSearch {
  if (!isSearchableFacet(facet)) {
    throw new Refusal(
      400,
      `Cannot search in \`${facet}\` attribute, you need to add \`searchable(${facet})\` to attributesForFaceting.`,
    )
  }
  const typed = typeof facetQuery === 'string' ? facetQuery : ''
  if (typed.length > CAPS.queryLetters) {
    throw new Refusal(400, `Invalid value for "facetQuery" parameter: longer than ${CAPS.queryLetters} characters`)
  }
  const most = maxFacetHits === undefined || maxFacetHits === null ? USUAL_FACET_HITS : Number(maxFacetHits)
  if (!Number.isInteger(most) || most < 1 || most > CAPS.facetHits) {
    throw new Refusal(400, `Invalid value for "maxFacetHits" parameter: expected 1 to ${CAPS.facetHits}`)
  }
  const among = parseSearch(searching)
  const asked = {
    ...among.asked,
    facets: [facet],
    valuesPerFacet: Number.POSITIVE_INFINITY,
    facetValueOrder: 'count' as const,
  }
  return { facet, typed, most, among: { ...among, asked: { ...asked, offset: 0, length: 0 } } }
}

/**
 * The values of a facet that fit what was typed, among the cars that the rest of the search finds; the commonest first.
 * Slips are forgiven only where nothing fits without.
 */
export function handleFacetSearch(
  { engine, scope }: SearchableStock,
  index: string,
  { facet, typed, most, among }: FacetSearch,
) {
  const began = performance.now()
  const values = engine.search({ ...among.asked, index, scope }).facets.get(facet) ?? []
  const tags = { before: among.params.highlightPreTag, after: among.params.highlightPostTag }
  const fitting = (typos: boolean) =>
    valuesThatFit(values, new Highlighter({ text: typed, prefixes: 'prefixLast', typos }, tags))
  const exact = fitting(false)
  return {
    facetHits: (exact.length > 0 ? exact : fitting(true)).slice(0, most),
    exhaustiveFacetsCount: true,
    processingTimeMS: Math.max(1, Math.round(performance.now() - began)),
  }
}

function valuesThatFit(values: readonly FacetValueCount[], highlighter: Highlighter) {
  return values.flatMap(({ value, count }) => {
    const { value: highlighted, matchLevel } = highlighter.text(value)
    return matchLevel === 'full' || highlighter.seeksNothing ? [{ value, highlighted, count }] : []
  })
}
