import type { InitialResults } from 'instantsearch.js'

/** A hit of the results that the page gives the browser: which car it is. The rest of the car is in the page's HTML only. */
export interface ShortHit {
  objectID: string
  status: string
  hasRepayment: boolean
  _rankingInfo?: { geoDistance: number }
}

/** Whether the hits of these results are `ShortHit`s. */
export const isShortList = (results: { _rawResults?: readonly object[] }): boolean =>
  'shortList' in (results._rawResults?.[0] ?? {})

/** A result of Algolia's protocol, as far as it is shortened. */
interface RawResult {
  hits?: readonly Record<string, unknown>[]
  facets?: Record<string, object>
  facets_stats?: Record<string, object>
  params?: string
}

/**
 * Leaves out of the results of a search what the page shows as HTML: its cards are not drawn again until the results change, and then
 * the browser asks for them whole.
 */
export function shortenResults(indexes: InitialResults): InitialResults {
  return Object.fromEntries(
    Object.entries(indexes).map(([name, { state, results }]) => [
      name,
      { state, results: (results as readonly RawResult[] | undefined)?.map((result) => shortenResult(result, state)) },
    ]),
  ) as InitialResults
}

function shortenResult(result: RawResult, state: { numericRefinements?: Record<string, object> } | undefined): object {
  const { params, ...shown } = { ...result, facets: withoutRangeValues(result, state) }
  if (!result.hits?.length) return shown
  return { ...shown, params: params && shortParams(params), hits: result.hits.map(shortenHit), shortList: true }
}

/** The parameters of a query that say which cars it finds, without what it asks of them. */
export function shortParams(params: string): string {
  const short = new URLSearchParams(params)
  for (const name of ['attributesToHighlight', 'attributesToRetrieve', 'facets', 'maxValuesPerFacet'])
    short.delete(name)
  return short.toString()
}

/**
 * A range filter shows the lowest and highest value, which are in the statistics: hundreds of prices and kilometres are not needed.
 */
function withoutRangeValues(
  { facets, facets_stats: stats = {} }: RawResult,
  state: { numericRefinements?: Record<string, object> } | undefined,
) {
  if (!facets) return facets
  const ranges = Object.keys(state?.numericRefinements ?? {}).filter((name) => name in facets && name in stats)
  return { ...facets, ...Object.fromEntries(ranges.map((name) => [name, {}])) }
}

/** What tells which cars are shown, and where. */
function shortenHit(hit: Record<string, unknown>): ShortHit {
  const {
    objectID,
    status,
    _rankingInfo,
    finance_terms: terms,
  } = hit as unknown as ShortHit & { finance_terms: unknown }
  return { objectID, status, ...(_rankingInfo && { _rankingInfo }), hasRepayment: Boolean(terms) }
}
