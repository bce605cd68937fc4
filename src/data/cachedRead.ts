import 'server-only'
import { unstable_cache } from 'next/cache'
import { cache } from 'react'
import { runPageRead } from '../server/database/pageReads'
import { currentPreview, type PagePreview } from './preview/currentPreview'
import { recentRead } from './recentReads'

interface CachedReadOptions {
  /** seconds after which the read, and pages that use it, are made again at the next request; by default never */
  maxAgeSeconds?: number
}

/**
 * Caches a read until one of its tags is revalidated, and runs it at most once per request. The arguments are the cache key,
 * so they must include the site. A preview reads past the cache and
 * leaves nothing in it.
 */
export function cachedRead<Args extends readonly (string | number | boolean | null)[], Answer>(
  name: string,
  read: (...args: Args) => Promise<Answer>,
  tags: (...args: Args) => string[],
  { maxAgeSeconds }: CachedReadOptions = {},
): (...args: Args) => Promise<Answer> {
  return cache((...args: Args) => {
    const preview = currentPreview()
    if (preview) return readOnce(preview, [name, ...args], () => preview.read(() => read(...args)))
    const readCached = () =>
      unstable_cache(() => runPageRead(() => read(...args)), [name, ...args.map(String)], {
        tags: tags(...args),
        revalidate: maxAgeSeconds ?? false,
      })()
    return recentRead([name, ...args], readCached)
  })
}

const ofPreviews = new WeakMap<PagePreview, Map<string, Promise<unknown>>>()

/**
 * Runs a read once per preview, which shows one moment. In API routes React's `cache` keeps nothing, and all reads of a preview wait for
 * each other on its connection.
 */
function readOnce<Answer>(
  preview: PagePreview,
  key: readonly (string | number | boolean | null)[],
  read: () => Promise<Answer>,
): Promise<Answer> {
  const reads = ofPreviews.get(preview) ?? new Map<string, Promise<unknown>>()
  ofPreviews.set(preview, reads)
  const id = JSON.stringify(key)
  const running = (reads.get(id) as Promise<Answer> | undefined) ?? read()
  reads.set(id, running)
  return running
}
