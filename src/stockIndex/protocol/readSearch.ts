import { allOf, countConditions, type Filter, FilterError } from '../../domain/stock/filters/filter'
import { parseFilters } from '../../domain/stock/filters/filterGrammar'
import { parseFacetFilters, parseNumericFilters } from '../engine/filterLists'
import type { EngineQuery } from '../engine/stockEngine'
import { COUNTED_ATTRIBUTES, PAGINATION_LIMITED_TO } from '../settings'
import { CAPS } from './caps'
import { parseAround, parseBoundingBoxes } from './geoParams'
import { Refusal } from './rejection'
import { parseSearchParams, type SearchParams } from './searchParams'

/** A search as it was understood. */
export interface Search {
  /** the parameters as they came, for the answer to repeat */
  given: Record<string, unknown>
  params: SearchParams
  /** the question to the engine, but for where it is put */
  asked: Omit<EngineQuery, 'index' | 'scope'>
}

/**
 * Understands a search, before anything is worked out for it.
 * @throws Refusal 400 where it cannot be read or asks too much
 */
export function parseSearch(given: Record<string, unknown>): Search {
  const params = parseSearchParams(given)
  return {
    given,
    params,
    asked: {
      filter: filterOf(params),
      text: params.query ?? '',
      prefixes: params.queryType,
      typos: params.typoTolerance === 'min' ? 'fewest' : params.typoTolerance ? 'all' : 'none',
      around: parseAround(params),
      boxes: parseBoundingBoxes(params),
      ...windowOf(params),
      facets: facetNames(params.facets ?? []),
      valuesPerFacet: params.maxValuesPerFacet,
      facetValueOrder: params.sortFacetValuesBy,
    },
  }
}

/**
 * Sees that the searches of one call together do not ask too much.
 * @throws Refusal 400
 */
export function checkCall(searches: readonly Search[]): void {
  const sum = (of: (search: Search) => number) => searches.reduce((total, search) => total + of(search), 0)
  const refuse = (what: string, cap: number) => {
    throw new Refusal(400, `Too many ${what} in one call: at most ${cap}`)
  }
  if (sum(({ asked }) => asked.length) > CAPS.hitsPerCall) refuse('hits', CAPS.hitsPerCall)
  if (sum(({ asked }) => countConditions(asked.filter)) > CAPS.conditionsPerCall)
    refuse('filter conditions', CAPS.conditionsPerCall)
  if (new Set(searches.map(({ asked }) => asked.text)).size > CAPS.textsPerCall)
    refuse('different texts', CAPS.textsPerCall)
}

function filterOf(params: SearchParams): Filter {
  try {
    const filter = allOf([
      parseFilters(params.filters ?? ''),
      ...(params.facetFilters ? [parseFacetFilters(params.facetFilters)] : []),
      ...(params.numericFilters ? [parseNumericFilters(params.numericFilters)] : []),
    ])
    if (countConditions(filter) > CAPS.conditionsPerRequest) {
      throw new FilterError(`More than ${CAPS.conditionsPerRequest} filter conditions in one request`)
    }
    return filter
  } catch (error) {
    if (error instanceof FilterError) throw new Refusal(400, error.message)
    throw error
  }
}

/** The facets that may be counted, of those asked for; the rest are passed over as on Algolia. */
function facetNames(asked: readonly string[]): readonly string[] {
  return asked.includes('*') ? COUNTED_ATTRIBUTES : COUNTED_ATTRIBUTES.filter((name) => asked.includes(name))
}

/** Which hits are wanted: a page, or `length` from `offset`; never past those that may be paged to. */
function windowOf(params: SearchParams): { offset: number; length: number } {
  const byOffset = isByOffset(params)
  const offset = byOffset ? (params.offset ?? 0) : (params.page ?? 0) * params.hitsPerPage
  const wanted = byOffset ? (params.length ?? params.hitsPerPage) : params.hitsPerPage
  return { offset, length: Math.max(0, Math.min(wanted, PAGINATION_LIMITED_TO - offset)) }
}

export const isByOffset = ({ offset, length }: SearchParams): boolean =>
  typeof offset === 'number' || typeof length === 'number'
