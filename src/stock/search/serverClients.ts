import type { SearchClient } from 'instantsearch.js'

/** Where the server leaves each site's in-process client for the rendering of client components, which is a module world of its own. */
const SERVER_CLIENTS = Symbol.for('forecourt.stockSearchClients')
type WithServerClients = { [SERVER_CLIENTS]?: Map<number, SearchClient> }

/** Makes a site's in-process client known to the rendering of this request. Server only. */
export function provideServerClient(siteId: number, client: SearchClient): void {
  const world = globalThis as WithServerClients
  world[SERVER_CLIENTS] ??= new Map()
  world[SERVER_CLIENTS].set(siteId, { search: (requests) => client.search(requests).catch(() => noAnswer(requests)) })
}

/** Marks an answer that stands for none. */
const NO_ANSWER = 'forecourt_no_answer'

/** True for what the server put in place of an answer that the index did not give. */
export function isNoAnswer(rawResult: object | undefined): boolean {
  return rawResult !== undefined && NO_ANSWER in rawResult
}

/**
 * The server renders nothing until its search is answered, and a failed one would never be. It gets an empty answer that says so; the
 * browser then asks for itself.
 */
function noAnswer(requests: readonly unknown[]): Awaited<ReturnType<SearchClient['search']>> {
  const nothing = {
    hits: [],
    nbHits: 0,
    nbPages: 0,
    page: 0,
    hitsPerPage: 0,
    query: '',
    params: '',
    processingTimeMS: 0,
  }
  return { results: requests.map(() => ({ ...nothing, exhaustiveNbHits: false, [NO_ANSWER]: true })) } as never
}

/** A site's in-process client. Throws where none was provided. Server only. */
export function serverClient(siteId: number): SearchClient {
  const client = (globalThis as WithServerClients)[SERVER_CLIENTS]?.get(siteId)
  if (!client) throw new Error(`No stock search client was provided for site ${siteId}`)
  return client
}
