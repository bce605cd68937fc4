import { LRUCache } from 'lru-cache'
import { requestContext } from '../providers/httpClient/requestContext.mjs'

export interface MemoizeOptions<Args extends readonly unknown[], Result> {
  /** the cache key; by default the arguments joined by spaces */
  key?: (...args: Args) => string
  /** maximum cached results; the least recently used is evicted */
  max: number
  /** milliseconds for which a result is fresh, optionally depending on the result */
  ttl: number | ((result: Result) => number)
  /** the result if loading fails, not cached; without it the caller gets the error */
  onError?: () => Result
  /** returns an expired result and reloads it in the background */
  staleWhileRevalidate?: boolean
  /** monotonic milliseconds; `performance.now` by default */
  now?: () => number
}

/** Caches the results of an async function; concurrent calls with the same key share one call. */
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
    // A result that is evicted while loading still reaches its callers.
    ignoreFetchAbort: true,
    fetchMethod: async (_key, _stale, { context, options: entry }) => {
      // Not aborted with the first client, since others wait for the same result.
      const current = requestContext.getStore()
      const start = () => load(...(context as Args))
      const result = await (current
        ? requestContext.run({ ...current, signal: undefined, querySignal: undefined }, start)
        : start())
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
