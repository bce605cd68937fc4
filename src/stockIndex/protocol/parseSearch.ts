import { allOf, countConditions, type Filter, FilterError } from '../../domain/stock/filters/filter'
import { parseFilters } from '../../domain/stock/filters/filterGrammar'
import { parseFacetFilters, parseNumericFilters, parseOptionalFilters } from '../engine/filterLists'
import type { EngineQuery } from '../engine/stockEngine'
import { COUNTED_ATTRIBUTES, PAGINATION_LIMITED_TO } from '../settings'
import { CAPS } from './caps'
import { parseAround, parseBoundingBoxes } from './geoParams'
import { ProtocolError } from './protocolError'
import { parseSearchParams, type SearchParams } from './searchParams'

/** A parsed search. */
export interface Search {
  /** the parameters as received, which the response repeats */
  input: Record<string, unknown>
  params: SearchParams
  /** the engine query without index and scope */
  query: Omit<EngineQuery, 'index' | 'scope'>
}

/** Parses a search before any work is done. @throws ProtocolError 400 when it is invalid or too large */
export function parseSearch(input: Record<string, unknown>): Search {
  const params = parseSearchParams(input)
  return {
    input,
    params,
    query: {
      filter: buildFilter(params),
      text: params.query ?? '',
      prefixes: params.queryType,
      typos: params.typoTolerance === 'min' ? 'fewest' : params.typoTolerance ? 'all' : 'none',
      preferred: readFilters(() => parseOptionalFilters(params.optionalFilters ?? [])),
      around: parseAround(params),
      boxes: parseBoundingBoxes(params),
      ...toWindow(params),
      facets: facetNames(params.facets ?? []),
      valuesPerFacet: params.maxValuesPerFacet,
      facetValueOrder: params.sortFacetValuesBy,
    },
  }
}

/** Rejects a call whose searches together exceed the caps. @throws ProtocolError 400 */
export function checkCall(searches: readonly Search[]): void {
  const sum = (getValue: (search: Search) => number) => searches.reduce((total, search) => total + getValue(search), 0)
  const reject = (what: string, cap: number) => {
    throw new ProtocolError(400, `Too many ${what} in one call: at most ${cap}`)
  }
  if (sum(({ query }) => query.length) > CAPS.hitsPerCall) reject('hits', CAPS.hitsPerCall)
  if (sum(({ query }) => countConditions(query.filter)) > CAPS.conditionsPerCall)
    reject('filter conditions', CAPS.conditionsPerCall)
  if (new Set(searches.map(({ query }) => query.text)).size > CAPS.textsPerCall)
    reject('different texts', CAPS.textsPerCall)
}

function buildFilter(params: SearchParams): Filter {
  return readFilters(() =>
    allOf([
      parseFilters(params.filters ?? ''),
      ...(params.facetFilters ? [parseFacetFilters(params.facetFilters)] : []),
      ...(params.numericFilters ? [parseNumericFilters(params.numericFilters)] : []),
    ]),
  )
}

/** Reads filters, and rejects invalid ones and too many. */
function readFilters<Read extends Filter | Filter[]>(read: () => Read): Read {
  try {
    const filters = read()
    const count = [filters].flat().reduce((sum, filter) => sum + countConditions(filter as Filter), 0)
    if (count > CAPS.conditionsPerRequest) {
      throw new FilterError(`More than ${CAPS.conditionsPerRequest} filter conditions in one request`)
    }
    return filters
  } catch (error) {
    if (error instanceof FilterError) throw new ProtocolError(400, error.message)
    throw error
  }
}

/** The requested facets that may be counted; others are ignored, as on Algolia. */
function facetNames(requested: readonly string[]): readonly string[] {
  return requested.includes('*') ? COUNTED_ATTRIBUTES : COUNTED_ATTRIBUTES.filter((name) => requested.includes(name))
}

/** The requested hits: a page, or `length` from `offset`, within the paging limit. */
function toWindow(params: SearchParams): { offset: number; length: number } {
  const byOffset = isByOffset(params)
  const offset = byOffset ? (params.offset ?? 0) : (params.page ?? 0) * params.hitsPerPage
  const requestedCount = byOffset ? (params.length ?? params.hitsPerPage) : params.hitsPerPage
  return { offset, length: Math.max(0, Math.min(requestedCount, PAGINATION_LIMITED_TO - offset)) }
}

export const isByOffset = ({ offset, length }: SearchParams): boolean =>
  typeof offset === 'number' || typeof length === 'number'
