import type { SearchClient } from 'instantsearch.js'

/** Where the server leaves each site's in-process client for the rendering of client components, which is a module world of its own. */
const SERVER_CLIENTS = Symbol.for('forecourt.stockSearchClients')
type WithServerClients = { [SERVER_CLIENTS]?: Map<number, SearchClient> }

/** Makes a site's in-process client known to the rendering of this request. Server only. */
export function provideServerClient(siteId: number, client: SearchClient): void {
  const world = globalThis as WithServerClients
  world[SERVER_CLIENTS] ??= new Map()
  world[SERVER_CLIENTS].set(siteId, client)
}

/** A site's in-process client. Throws where none was provided. Server only. */
export function serverClient(siteId: number): SearchClient {
  const client = (globalThis as WithServerClients)[SERVER_CLIENTS]?.get(siteId)
  if (!client) throw new Error(`No stock search client was provided for site ${siteId}`)
  return client
}
