import { type LiteClient, liteClient } from 'algoliasearch/lite'
import type { Site } from '../domain/site/site'
import { searchStock } from './handleStockCall'
import { inProcessRequester } from './inProcessRequester'

/** Never resolved: the requester handles the call before any network. */
const UNUSED_HOST = { url: 'stock-index.invalid', accept: 'readWrite', protocol: 'https' } as const

/**
 * The search client for a site's stock on the server, handled in this process. Its searches fail with the error of the database, by
 * which a page becomes a 503, and not with one of the client.
 */
export function serverSearchClient(site: Site): LiteClient {
  return liteClient('forecourt', 'public', {
    hosts: [UNUSED_HOST],
    requester: inProcessRequester(site, searchStock),
  })
}
