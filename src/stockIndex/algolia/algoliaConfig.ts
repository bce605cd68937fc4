import { type Algoliasearch, algoliasearch } from 'algoliasearch'
import { isStockIndex } from '../settings'

/** Which Algolia application holds the stock, where one does. */
export interface AlgoliaConfig {
  appId: string
  /** writes records and settings */
  adminKey: string
  /** searches; never leaves the server */
  searchKey: string
  /** begins every index name, so that several deployments may share an application */
  prefix: string
  /** where calls go instead of Algolia's own hosts, such as a proxy's address; null for those */
  url: string | null
}

/** Algolia's place in this deployment; null where stock is searched in the embedded index. */
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

/** Milliseconds to wait for Algolia before another of its hosts is tried. */
const PATIENCE_MS = { connect: 5_000, read: 10_000, write: 60_000 }

export function algoliaClient({ appId, url }: AlgoliaConfig, key: string): Algoliasearch {
  if (url === null) return algoliasearch(appId, key, { timeouts: PATIENCE_MS })
  const { host, pathname, protocol } = new URL(url)
  const place = { url: `${host}${pathname.replace(/\/$/, '')}`, accept: 'readWrite' as const }
  const hosts = [{ ...place, protocol: protocol === 'http:' ? ('http' as const) : ('https' as const) }]
  return algoliasearch(appId, key, { hosts, timeouts: PATIENCE_MS })
}

/** The name in Algolia of a site's index or replica: `forecourt_harbour_stock_price_asc`. */
export function algoliaIndexName({ prefix }: Pick<AlgoliaConfig, 'prefix'>, siteSlug: string, index: string): string {
  return `${prefix}_${siteSlug}_${index}`
}

/** Our own name of an index in Algolia; null for one that is none of ours. */
export function toLocalIndexName(name: string): string | null {
  const own = /_(stock(?:_[a-z]+)*)$/.exec(name)?.[1]
  return own !== undefined && isStockIndex(own) ? own : null
}
