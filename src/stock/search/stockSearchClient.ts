import type { SearchClient } from 'instantsearch.js'
import { responseCache } from './responseCache'

/** Request timeout in milliseconds. */
const TIMEOUT_MS = 10_000

/** Algolia's multi-query path under our own. */
const QUERIES_PATH = '/api/stock-index/1/indexes/*/queries'

let browserClient: SearchClient | null = null

/**
 * The search client of the browser, which calls the site's own host. It replaces Algolia's client, which uses the same protocol but adds
 * hosts, retries and keys that a single endpoint does not need. The server has searched before it renders, see `searchFirst`.
 */
export function stockSearchClient(): SearchClient {
  browserClient ??= ownHostClient()
  return browserClient
}

function ownHostClient(): SearchClient {
  const responsesCache = responseCache()
  const search = (requests: unknown) => {
    const key = { requests }
    return responsesCache.get(key, () => sendRequest(requests), {
      miss: (response) => responsesCache.set(key, response),
    })
  }
  // Without `transporter`, InstantSearch does not cache the server's results, which are short.
  return { search, clearCache: () => responsesCache.clear() } as unknown as SearchClient
}

async function sendRequest(requests: unknown): Promise<unknown> {
  const response = await fetch(QUERIES_PATH, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ requests }),
    signal: AbortSignal.timeout(TIMEOUT_MS),
  })
  if (!response.ok) throw new Error(`The search responded ${response.status}`)
  const body: unknown = await response.json()
  // A proxy or a sign-in page of a network may answer in the server's place.
  if (!isSearchResponse(body, requests)) throw new Error('The search responded with something else')
  return body
}

/** True for one result for each request, each with hits and their number, or values of a facet. */
function isSearchResponse(body: unknown, requests: unknown): boolean {
  const results = (body as { results?: unknown } | null)?.results
  if (!Array.isArray(results) || results.length !== (Array.isArray(requests) ? requests.length : results.length))
    return false
  return results.every((result: { hits?: unknown; nbHits?: unknown; facetHits?: unknown } | null) => {
    if (Array.isArray(result?.facetHits)) return true
    return Array.isArray(result?.hits) && typeof result.nbHits === 'number'
  })
}
