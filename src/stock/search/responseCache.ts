/** Cached responses in the browser (STK-12). */
const MAX_ENTRIES = 60

/** How long a cached response is used, in milliseconds: stock changes while a shopper browses. */
const TTL_MS = 2 * 60_000

interface CacheEntry {
  json: string
  expiresAt: number
}

interface CacheEvents<Value> {
  miss: (value: Value) => Promise<unknown>
}

/**
 * The search client's response cache: one entry per unique query set, evicting the oldest when full, each with a short
 * TTL (STK-12). Responses are stored as text, so that readers cannot change each other's copy.
 */
export function responseCache(max = MAX_ENTRIES, ttlMs = TTL_MS, clock: () => number = Date.now) {
  const entries = new Map<string, CacheEntry>()
  return {
    async get<Value>(
      key: Record<string, unknown> | string,
      load: () => Promise<Value>,
      events: CacheEvents<Value> = { miss: () => Promise.resolve() },
    ): Promise<Value> {
      const entry = entries.get(JSON.stringify(key))
      if (entry && entry.expiresAt > clock()) return JSON.parse(entry.json) as Value
      const response = await load()
      await events.miss(response)
      return response
    },
    async set<Value>(key: Record<string, unknown> | string, response: Value): Promise<Value> {
      const name = JSON.stringify(key)
      entries.delete(name)
      entries.set(name, { json: JSON.stringify(response), expiresAt: clock() + ttlMs })
      const oldest = entries.keys().next().value
      if (entries.size > max && oldest !== undefined) entries.delete(oldest)
      return response
    },
    async delete(key: Record<string, unknown> | string): Promise<void> {
      entries.delete(JSON.stringify(key))
    },
    async clear(): Promise<void> {
      entries.clear()
    },
  }
}
