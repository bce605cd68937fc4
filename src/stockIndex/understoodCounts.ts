import { withoutWords } from '../domain/stock/query/withoutWords'
import type { UnderstoodData, UnderstoodWords } from '../domain/stock/understoodData'
import { type RunCall, runSearches, searchParamsOf } from './callSearches'
import type { StockIndexCall, StockIndexResponse } from './protocol/handleCall'

type Params = Record<string, unknown>

/** Responses without an understood filter are not parsed. */
const HAS_FILTERS = /"filters":\[\{/

/** Makes and models are one list of alternatives, counted by these attributes. */
const TREE = ['make', 'model', 'make_model', 'make_or_model']

/** Filters that narrow: their counts are those of the search itself. */
const NARROWING: ReadonlySet<string> = new Set(['filtered_features', 'categories'])

/** Attributes that are recounted at most; each costs a search. */
const MAX_COUNTED = 6

/**
 * Counts the values of each filter that typed words became as those of a chosen filter are counted: without the filter itself. "Used" can
 * then be widened to demo cars. The first search of the call is the page's.
 */
export async function countUnderstoodFilters(
  call: StockIndexCall,
  response: StockIndexResponse,
  run: RunCall,
): Promise<StockIndexResponse> {
  if (response.status !== 200 || !call.path.endsWith('/queries') || !HAS_FILTERS.test(response.body)) return response
  const { requests } = JSON.parse(call.body) as { requests: Params[] }
  const params = searchParamsOf(requests[0])
  const facets = Array.isArray(params?.facets) ? (params.facets as string[]) : []
  if (!params || facets.length === 0 || params.hitsPerPage === 0) return response
  const { results } = JSON.parse(response.body) as { results: Params[] }
  const [result, ...others] = results
  const data = (result?.userData as [UnderstoodData] | undefined)?.[0]
  const leftOut = data?.understood?.leftOut?.spans ?? []
  const groups = [...groupByAttribute(data?.understood?.parts ?? [], facets)].slice(0, MAX_COUNTED)
  if (!result || groups.length === 0) return response
  const counted = await runSearches(
    groups.map(([, { parts, facets: own }]) => ({
      ...params,
      query: withoutWords(String(params.query ?? ''), ...parts, ...leftOut),
      page: 0,
      hitsPerPage: 0,
      facets: own,
    })),
    call,
    run,
  )
  const merged = { ...result }
  for (const { facets: values, facets_stats: stats } of counted) {
    merged.facets = { ...(merged.facets as object), ...(values as object) }
    merged.facets_stats = { ...(merged.facets_stats as object), ...(stats as object) }
  }
  return { status: 200, body: JSON.stringify({ results: [merged, ...others] }) }
}

/** The parts that filter by each attribute, with the requested facets that count it. */
function groupByAttribute(parts: readonly UnderstoodWords[], facets: readonly string[]) {
  const groups = new Map<string, { parts: UnderstoodWords[]; facets: string[] }>()
  for (const part of parts) {
    for (const filter of part.filters) {
      const { attribute } = filter
      if (NARROWING.has(attribute) || ('values' in filter && filter.excluded)) continue
      const isTree = TREE.includes(attribute)
      const own = facets.filter((facet) => (isTree ? TREE.includes(facet) : facet === attribute))
      if (own.length === 0) continue
      const key = isTree ? 'tree' : attribute
      const group = groups.get(key) ?? { parts: [], facets: own }
      group.parts.push(part)
      groups.set(key, group)
    }
  }
  return groups
}
