import { liteClient } from 'algoliasearch/lite'
import type { SearchClient } from 'instantsearch.js'
import { answerCache } from './answerCache'
import { serverClient } from './serverClients'

/** Milliseconds to wait for an answer before the search says that it failed. */
const TIMEOUT_MS = 10_000

let browserClient: SearchClient | null = null

/** The search client of a site: on the server the one that was provided, in the browser one that asks the site's own host. */
export function stockSearchClient(siteId: number): SearchClient {
  if (typeof window === 'undefined') return serverClient(siteId)
  browserClient ??= liteClient('forecourt', 'public', {
    hosts: [
      {
        url: `${location.host}/api/stock-index`,
        accept: 'readWrite',
        protocol: location.protocol === 'http:' ? 'http' : 'https',
      },
    ],
    responsesCache: answerCache(),
    timeouts: { connect: TIMEOUT_MS, read: TIMEOUT_MS, write: TIMEOUT_MS },
  }) as unknown as SearchClient
  return browserClient
}
