import { LRUCache } from 'lru-cache'

export interface MemoizeOptions<Args extends readonly unknown[], Result> {
  /** what the arguments are cached under; their values joined by blanks unless given */
  key?: (...args: Args) => string
  /** cached results; the least recently used goes first */
  max: number
  /** milliseconds for which a result is fresh, where it varies by the result itself */
  ttl: number | ((result: Result) => number)
  /** the result where loading fails, which is not cached; without it the caller gets the error */
  onError?: () => Result
  /** returns an expired result at once and loads its replacement in the background */
  staleWhileRevalidate?: boolean
  /** milliseconds that never go back; `performance.now` unless given */
  now?: () => number
}

/** Caches what an async function returns, and calls it once for all callers who want the same at the same time. */
export function memoizeAsync<Args extends readonly unknown[], Result>(
  load: (...args: Args) => Promise<Result>,
  options: MemoizeOptions<Args, Result>,
): (...args: Args) => Promise<Result> {
  const { key = (...args) => args.join(' '), max, ttl, onError, staleWhileRevalidate = false, now } = options
  // Results are boxed, since lru-cache stores neither null nor undefined.
  const cache = new LRUCache<string, { result: Result }, readonly unknown[]>({
    max,
    ttl: typeof ttl === 'number' ? ttl : 1,
    allowStale: staleWhileRevalidate,
    // A result that is evicted while it loads still reaches those who wait for it.
    ignoreFetchAbort: true,
    fetchMethod: async (_key, _stale, { context, options: entry }) => {
      const result = await load(...(context as Args))
      if (typeof ttl === 'function') entry.ttl = ttl(result)
      return { result }
    },
    ...(now && { perf: { now }, ttlResolution: 0 }),
  })
  return async (...args) => {
    try {
      const box = await cache.forceFetch(key(...args), { context: args })
      return box.result
    } catch (error) {
      if (onError) return onError()
      throw error
    }
  }
}
