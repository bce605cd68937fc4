import { memoizeAsync } from './memoizeAsync'

/** Milliseconds to cache known and unknown hosts. Unknown ones expire quickly, so that a new web address is live within a second. */
const KNOWN_TTL_MS = 30_000
const UNKNOWN_TTL_MS = 500

/** Maximum hosts in the cache, so that made-up ones cannot fill the memory. */
const MAX_HOSTS = 2000

/**
 * Caches which hosts belong to a site, so that unknown hosts get a 404 before a page is rendered and cached. If the lookup
 * fails, the host counts as known: the page looks up its site again.
 * @param lookUp rejects if the lookup fails
 */
export const siteHosts = (lookUp: (host: string) => Promise<boolean>, now?: () => number) =>
  memoizeAsync(lookUp, {
    max: MAX_HOSTS,
    ttl: (known) => (known ? KNOWN_TTL_MS : UNKNOWN_TTL_MS),
    onError: () => true,
    now,
  })
