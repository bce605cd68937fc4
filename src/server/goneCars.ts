import { memoizeAsync } from './memoizeAsync'

/** Milliseconds to cache gone and present cars. Gone cars expire quickly, since a car may return. */
const GONE_TTL_MS = 10_000
const PRESENT_TTL_MS = 60_000

/** Maximum cars in the cache, over all hosts. */
const MAX_CARS = 20_000
const MAX_KEY_BYTES = 4 * 1024 ** 2

/**
 * Caches which cars are gone, so that their pages get status 410; a cached page cannot set a status itself. If the lookup
 * fails, the car counts as present.
 * @param isGone whether a host's car is permanently gone; rejects if the lookup fails
 */
export const isCarGone = (isGone: (host: string, slug: string) => Promise<boolean>, now?: () => number) =>
  memoizeAsync(isGone, {
    max: MAX_CARS,
    maxKeyBytes: MAX_KEY_BYTES,
    ttl: (gone) => (gone ? GONE_TTL_MS : PRESENT_TTL_MS),
    onError: () => false,
    staleWhileRevalidate: true,
    now,
  })
