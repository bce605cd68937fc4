import type { FacetValueCount } from '../engine/facetCounts'
import { isSearchableFacet } from '../settings'
import { CAPS } from './caps'
import { Highlighter } from './highlight'
import { Refusal } from './refusal'
import { engineQuery, type SearchableStock } from './search'
import { readSearchParams } from './searchParams'

/** Facet hits given unless a query asks for more or fewer, as on Algolia. */
const USUAL_FACET_HITS = 10

/**
 * The values of a facet that fit what was typed, among the cars that the rest of the query finds; the commonest first.
 * Slips are forgiven only where nothing fits without.
 */
export function answerFacetSearch(
  { engine, scope }: SearchableStock,
  index: string,
  facet: string,
  given: Record<string, unknown>,
) {
  const began = performance.now()
  if (!isSearchableFacet(facet)) {
    throw new Refusal(
      400,
      `Cannot search in \`${facet}\` attribute, you need to add \`searchable(${facet})\` to attributesForFaceting.`,
    )
  }
  const { facetQuery, maxFacetHits, ...searching } = given
  const typed = typeof facetQuery === 'string' ? facetQuery : ''
  if (typed.length > CAPS.queryLetters)
    throw new Refusal(400, `"facetQuery" is longer than ${CAPS.queryLetters} characters`)
  const most = maxFacetHits === undefined || maxFacetHits === null ? USUAL_FACET_HITS : Number(maxFacetHits)
  if (!Number.isInteger(most) || most < 1 || most > CAPS.facetHits) {
    throw new Refusal(400, `Invalid value for "maxFacetHits" parameter: expected 1 to ${CAPS.facetHits}`)
  }
  const params = readSearchParams(searching)
  const query = {
    ...engineQuery(params, index, scope, { offset: 0, length: 0 }),
    facets: [facet],
    valuesPerFacet: Number.POSITIVE_INFINITY,
    facetValueOrder: 'count' as const,
  }
  const values = engine.search(query).facets.get(facet) ?? []
  const tags = { before: params.highlightPreTag, after: params.highlightPostTag }
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
