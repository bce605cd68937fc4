import type { Site } from '../domain/site/site'
import { type StockCallHandler, searchStock, searchWithoutWords } from './handleStockCall'
import type { ReceivedSearch } from './protocol/parseCall'

/** A result of a search, as far as this server reads it; the rest is Algolia's. */
interface SearchResult<Hit> {
  hits: Hit[]
  nbHits: number
  facets?: Record<string, Record<string, number>>
  userData?: unknown[]
}

/** The search client as InstantSearch calls it. */
export interface ServerSearchClient {
  /** @throws as `sendSearches` */
  search: <Hit = Record<string, unknown>>(requests: readonly object[]) => Promise<{ results: SearchResult<Hit>[] }>
}

/**
 * The search client for a site's stock on the server, handled in this process. It replaces Algolia's client, which uses the same protocol
 * but adds hosts, retries and keys that a call in this process does not need.
 */
export function serverSearchClient(site: Site): ServerSearchClient {
  const search = async (requests: readonly object[]) => {
    const results = await searchWithoutWords(site, requests as readonly ReceivedSearch[])
    return results ? { results } : JSON.parse(await sendSearches(site, requests))
  }
  return { search }
}

/**
 * Runs searches of a site's stock, and returns the JSON of the response.
 * @throws the error of the database or of Algolia, by which a page becomes a 503; an error with the response if a search is invalid
 */
export async function sendSearches(
  site: Site,
  requests: readonly object[],
  handle: StockCallHandler = searchStock,
): Promise<string> {
  const { status, body } = await handle(site, {
    method: 'POST',
    path: '/1/indexes/*/queries',
    searchParams: new URLSearchParams(),
    body: JSON.stringify({ requests }),
  })
  if (status !== 200) throw new Error(`The stock index responded with ${status}: ${body}`)
  return body
}
