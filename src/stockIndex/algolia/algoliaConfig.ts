import { type Algoliasearch, algoliasearch } from 'algoliasearch'
import { isStockIndex } from '../settings'

/** Connection to the Algolia application of the stock. */
export interface AlgoliaConfig {
  appId: string
  /** writes records and settings */
  adminKey: string
  /** searches; stays on the server */
  searchKey: string
  /** prefix of every index name, so that several deployments can share an application */
  prefix: string
  /** base address used instead of Algolia's own hosts, such as a proxy; null for the default hosts */
  url: string | null
}

/** The Algolia configuration of this deployment; null when stock is searched in the embedded index. */
export function algoliaConfig(): AlgoliaConfig | null {
  const { ALGOLIA_APP_ID, ALGOLIA_ADMIN_KEY, ALGOLIA_SEARCH_KEY, ALGOLIA_INDEX_PREFIX, ALGOLIA_URL } = process.env
  if (!ALGOLIA_APP_ID || !ALGOLIA_ADMIN_KEY || !ALGOLIA_SEARCH_KEY) return null
  return {
    appId: ALGOLIA_APP_ID,
    adminKey: ALGOLIA_ADMIN_KEY,
    searchKey: ALGOLIA_SEARCH_KEY,
    prefix: ALGOLIA_INDEX_PREFIX || 'forecourt',
    url: ALGOLIA_URL || null,
  }
}

/** Timeouts of one Algolia host in milliseconds, after which the next host is tried. */
const TIMEOUTS_MS = { connect: 5_000, read: 10_000, write: 60_000 }

export function algoliaClient({ appId, url }: AlgoliaConfig, key: string): Algoliasearch {
  if (url === null) return algoliasearch(appId, key, { timeouts: TIMEOUTS_MS })
  const { host, pathname, protocol } = new URL(url)
  const endpoint = { url: `${host}${pathname.replace(/\/$/, '')}`, accept: 'readWrite' as const }
  const hosts = [{ ...endpoint, protocol: protocol === 'http:' ? ('http' as const) : ('https' as const) }]
  return algoliasearch(appId, key, { hosts, timeouts: TIMEOUTS_MS })
}

/** The Algolia name of a site's index or replica: `forecourt_harbour_stock_price_asc`. */
export function algoliaIndexName({ prefix }: Pick<AlgoliaConfig, 'prefix'>, siteSlug: string, index: string): string {
  return `${prefix}_${siteSlug}_${index}`
}

/** The local name of an Algolia index; null for an index of another application. */
export function toLocalIndexName(name: string): string | null {
  const start = name.lastIndexOf('_stock')
  const indexName = name.slice(start + 1)
  return start !== -1 && isStockIndex(indexName) ? indexName : null
}
