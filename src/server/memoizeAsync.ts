import { requestContext } from '../providers/httpClient/requestContext.mjs'
import { BoundedCache } from './boundedCache.mjs'

/** Of all keys of one function: 4,000 of usual length. */
const MAX_KEY_BYTES = 1024 ** 2

export interface MemoizeOptions<Args extends readonly unknown[], Result> {
  /** the cache key; by default the arguments joined by spaces. A result whose key has more than 500 characters is not kept */
  key?: (...args: Args) => string
  /** maximum cached results; the least recently used is evicted */
  max: number
  /** maximum bytes of their keys, at some 200 for each; 1 MB by default */
  maxKeyBytes?: number
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
  const {
    key = (...args) => args.join(' '),
    max,
    maxKeyBytes = MAX_KEY_BYTES,
    ttl,
    onError,
    staleWhileRevalidate = false,
    now,
  } = options
  // Results are boxed, since lru-cache stores neither null nor undefined.
  const cache = new BoundedCache<{ result: Result }, readonly unknown[]>(
    { maxBytes: maxKeyBytes },
    {
      max,
      ttl: typeof ttl === 'number' ? ttl : 1,
      allowStale: staleWhileRevalidate,
      // A result that is evicted while loading still reaches its callers.
      ignoreFetchAbort: true,
      fetchMethod: async (_key, _stale, { context, options: entry }) => {
        // Neither aborted with the first client nor limited as its, since others wait for the same result.
        const current = requestContext.getStore()
        const start = () => load(...(context as Args))
        const result = await (current
          ? requestContext.run({ ...current, signal: undefined, querySignal: undefined, isForStaff: false }, start)
          : start())
        if (typeof ttl === 'function') entry.ttl = ttl(result)
        return { result }
      },
      ...(now && { perf: { now }, ttlResolution: 0 }),
    },
  )
  return async (...args) => {
    try {
      const id = key(...args)
      if (!cache.mayKeep(id)) return await load(...args)
      const box = await cache.forceFetch(id, { context: args })
      return box.result
    } catch (error) {
      if (onError) return onError()
      throw error
    }
  }
}
