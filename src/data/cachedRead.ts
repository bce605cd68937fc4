import 'server-only'
import { unstable_cache } from 'next/cache'
import { cache } from 'react'
import { runPageRead } from '../server/database/pageReads'
import { currentPreview } from './preview/currentPreview'

interface CachedReadOptions {
  /** seconds after which the read, and pages that use it, are made again at the next request; by default never */
  maxAgeSeconds?: number
}

/**
 * Caches a read until one of its tags is revalidated, and runs it at most once per request. The arguments are the cache key,
 * so they must include the site. A preview reads past the cache and leaves nothing in it.
 */
export function cachedRead<Args extends readonly (string | number | boolean | null)[], Answer>(
  name: string,
  read: (...args: Args) => Promise<Answer>,
  tags: (...args: Args) => string[],
  { maxAgeSeconds }: CachedReadOptions = {},
): (...args: Args) => Promise<Answer> {
  return cache((...args: Args) => {
    const preview = currentPreview()
    if (preview) return preview.read(() => read(...args))
    return unstable_cache(() => runPageRead(() => read(...args)), [name, ...args.map(String)], {
      tags: tags(...args),
      revalidate: maxAgeSeconds ?? false,
    })()
  })
}
