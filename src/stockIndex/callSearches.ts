import { CAPS } from './protocol/caps'
import type { StockIndexCall, StockIndexResponse } from './protocol/handleCall'

type Params = Record<string, unknown>

/** Runs a call for the same site, in the embedded index or in Algolia. */
export type RunCall = (call: StockIndexCall) => StockIndexResponse | Promise<StockIndexResponse>

/** The results of further searches for the caller of `call`, as many as were answered. */
export async function runSearches(requests: readonly Params[], call: StockIndexCall, run: RunCall): Promise<Params[]> {
  const found: Params[] = []
  for (let from = 0; from < requests.length; from += CAPS.textsPerCall) {
    const some = requests.slice(from, from + CAPS.textsPerCall)
    const response = await run({ ...call, body: JSON.stringify({ requests: some }) })
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
