// @ts-check
// JavaScript, since Next loads the page cache, which uses it, without compiling it.

/**
 * What the servers of one build share. A sequence counts how often tags were expired: an entry that is rendered from then on carries
 * it, and is valid until one of its tags is expired later. Clocks of servers are never compared.
 * @typedef {object} SharedCache
 * @property {boolean} isReady false while it must not be used: pages then come from this server's own cache
 * @property {(key: string, own: OwnEntry | null, extraTags: readonly string[]) => Promise<SharedRead | null>} read
 *   the sequence now, with the shared entry unless this server's own is still valid; null if it is not available
 * @property {(key: string, sequence: number, tags: readonly string[], value: Uint8Array) => Promise<void>} write
 *   stores an entry that was made since `sequence`; does nothing if it is no longer valid
 * @property {(key: string) => Promise<void>} remove
 * @property {(tags: readonly string[], snapshot?: string) => Promise<void>} expire
 *   with the snapshot of Postgres up to which every change has been expired, if it is known
 * @property {(rule: import('../rateLimit').RateLimitRule, key: string) => Promise<number | null>} retryAfterSeconds
 *   counts a request for all servers; the seconds to wait, 0 within the limit, null if it is not available
 */

/** An entry of a server's own cache: its sequence and tags. @typedef {{ sequence: number, tags: readonly string[] }} OwnEntry */

/** @typedef {{ sequence: number, isOwnValid: boolean, entry: { sequence: number, value: Uint8Array } | null }} SharedRead */

// Next may load this module more than once in a process.
const shared = /** @type {{ forecourtSharedCache?: SharedCache }} */ (globalThis)

/** The shared cache of this process; undefined without Redis. */
export const getSharedCache = () => shared.forecourtSharedCache

/** @param {SharedCache | undefined} cache */
export function setSharedCache(cache) {
  shared.forecourtSharedCache = cache
}
