import 'server-only'
import { freezeDeep } from '../domain/freezeDeep'
import { BoundedCache } from '../server/boundedCache.mjs'
import { isOwnSearchPart } from '../server/ownSearchPart.mjs'
import { pageInvalidation } from '../server/pageInvalidation.mjs'

/** As long as shared caches may keep a page. */
const TTL_MS = 10_000
const MAX_READS = 1000
const MAX_KEY_BYTES = 512 * 1024

/** Reads by their keys. */
const reads = new BoundedCache<Promise<unknown>>({ maxBytes: MAX_KEY_BYTES }, { max: MAX_READS, ttl: TTL_MS })
pageInvalidation.on('invalidated', () => reads.clear())

/**
 * A read as the last search has made it, in the own part of a search, whose response no cache of pages keeps: to find and parse a read takes
 * longer than to use it, and a search makes ten. Anywhere else it is made again, so that the page gets its tags. What it returns is frozen, since
 * searches share it.
 */
export function recentRead<Answer>(key: readonly unknown[], read: () => Promise<Answer>): Promise<Answer> {
  if (!isOwnSearchPart()) return read()
  const id = JSON.stringify(key)
  const recent = reads.get(id) as Promise<Answer> | undefined
  if (recent) return recent
  const started = read().then(freezeDeep)
  reads.set(id, started)
  // A read that began before its data changed is dropped with all others; one that fails is not used again.
  started.catch(() => reads.delete(id))
  return started
}
