import type { SearchClient } from 'instantsearch.js'

/**
 * Passes each site's in-process client to the server rendering of client components, which use separate module instances.
 */
const SERVER_CLIENTS = Symbol.for('forecourt.stockSearchClients')
type WithServerClients = { [SERVER_CLIENTS]?: Map<number, SearchClient> }

/** Registers a site's in-process client for rendering this request. Server only. */
export function provideServerClient(siteId: number, client: SearchClient): void {
  const world = globalThis as WithServerClients
  world[SERVER_CLIENTS] ??= new Map()
  world[SERVER_CLIENTS].set(siteId, {
    search: (requests) => client.search(requests).catch(() => emptyResponse(requests)),
  })
}

/** Marks a placeholder response. */
const NO_RESPONSE = 'forecourt_no_answer'

/** True for the placeholder of a response that the index failed to give. */
export function isNoResponse(rawResult: object | undefined): boolean {
  return rawResult !== undefined && NO_RESPONSE in rawResult
}

/**
 * The server suspends until its search responds, and a failed one never would. It gets an empty marked response, and
 * the browser then sends the request itself.
 */
function emptyResponse(requests: readonly unknown[]): Awaited<ReturnType<SearchClient['search']>> {
  const emptyResult = {
    hits: [],
    nbHits: 0,
    nbPages: 0,
    page: 0,
    hitsPerPage: 0,
    query: '',
    params: '',
    processingTimeMS: 0,
  }
  return { results: requests.map(() => ({ ...emptyResult, exhaustiveNbHits: false, [NO_RESPONSE]: true })) } as never
}

/** A site's in-process client. Throws if there is none. Server only. */
export function serverClient(siteId: number): SearchClient {
  const client = (globalThis as WithServerClients)[SERVER_CLIENTS]?.get(siteId)
  if (!client) throw new Error(`No stock search client was provided for site ${siteId}`)
  return client
}
