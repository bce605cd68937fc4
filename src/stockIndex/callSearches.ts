import type { Span } from '../domain/stock/understoodData'
import { CAPS } from './protocol/caps'
import type { StockIndexCall, StockIndexResponse } from './protocol/handleCall'
import { knownParams } from './protocol/searchParams'

type Params = Record<string, unknown>

/** Runs a call for the same site, in the embedded index or in Algolia. */
export type RunCall = (call: StockIndexCall) => StockIndexResponse | Promise<StockIndexResponse>

/**
 * The results of further searches for the caller of `call`, as many as were answered. `leaveOut` says for each where words are that it leaves
 * out.
 */
export async function runSearches(
  requests: readonly Params[],
  call: StockIndexCall,
  run: RunCall,
  leaveOut?: readonly (readonly Span[])[],
): Promise<Params[]> {
  const found: Params[] = []
  for (let from = 0; from < requests.length; from += CAPS.textsPerCall) {
    const to = from + CAPS.textsPerCall
    const body = JSON.stringify({ requests: requests.slice(from, to) })
    const response = await run({ ...call, body, leaveOut: leaveOut?.slice(from, to) })
    if (response.status !== 200) return found
    found.push(...(JSON.parse(response.body) as { results: Params[] }).results)
  }
  return found
}

/** The parameters of a search that are given as an object or beside the index; null if they are given as text. */
export function searchParamsOf(request: Params | undefined): Params | null {
  const { params, ...direct } = request ?? {}
  if (params === undefined || params === null) return direct
  return typeof params === 'object' ? { ...direct, ...params } : null
}

/** The searches of a call that was answered, with their parameters however they were given. */
export function searchesOf({ body }: StockIndexCall): Params[] {
  const { requests } = JSON.parse(body) as { requests: Params[] }
  return requests.map(({ indexName, params, ...direct }) => ({
    indexName,
    ...knownParams(typeof params === 'object' ? { ...direct, ...params } : { ...direct, params }),
  }))
}
