import { memoizeAsync } from './memoizeAsync'

/** Milliseconds for which a host is known to lead to a site, and for which an unknown one stays refused: a new site is live within a second. */
const KNOWN_TTL_MS = 30_000
const UNKNOWN_TTL_MS = 1000

/** Hosts cached, so that made-up ones cannot fill the memory. */
const MAX_HOSTS = 2000

/**
 * Caches which hosts lead to a site, so that a request for any other ends before a page is rendered and cached for it. Where
 * the lookup fails the host passes: the page looks up its site again and is the one that decides.
 * @param lookUp rejects where it cannot tell now
 */
export const siteHosts = (lookUp: (host: string) => Promise<boolean>, now?: () => number) =>
  memoizeAsync(lookUp, {
    max: MAX_HOSTS,
    ttl: (known) => (known ? KNOWN_TTL_MS : UNKNOWN_TTL_MS),
    onError: () => true,
    now,
  })
