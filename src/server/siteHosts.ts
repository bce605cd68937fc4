import type { SignInGates } from '../domain/site/signInGates'
import type { CspSources } from '../domain/tags/tagKinds'
import { memoizeAsync } from './memoizeAsync'

/** What the proxy knows of a host. */
export interface SiteHost {
  /** whether it belongs to a site */
  known: boolean
  /** the site's pages that ask for a sign-in; null for none */
  gates: SignInGates | null
  /** the site's id if it is not live yet, so that only staff see it; null for a live site */
  notLive: number | null
  /** hosts of the site's marketing tags, by directive of the content security policy; null for none */
  tagSources: CspSources | null
}

/**
 * Milliseconds to cache known and unknown hosts: a changed gate, a new web address and a launched site work within a second on every server. A
 * host costs one lookup a second at most, which this server answers from its cached reads.
 */
const KNOWN_TTL_MS = 1000
const UNKNOWN_TTL_MS = 500

/** Maximum hosts in the cache, so that made-up ones cannot fill the memory. */
const MAX_HOSTS = 2000

/**
 * Caches which hosts belong to a site, so that unknown hosts get a 404 before a page is rendered and cached. If the lookup
 * fails, the host counts as known and its pages as open: a page looks up its site again, and those with a shopper's data the shopper.
 * @param lookUp rejects if the lookup fails
 */
export const siteHosts = (lookUp: (host: string) => Promise<SiteHost>, now?: () => number) =>
  memoizeAsync(lookUp, {
    max: MAX_HOSTS,
    ttl: ({ known, notLive }) => (known && notLive === null ? KNOWN_TTL_MS : UNKNOWN_TTL_MS),
    onError: () => ({ known: true, gates: null, notLive: null, tagSources: null }),
    now,
  })
