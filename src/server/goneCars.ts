import { memoizeAsync } from './memoizeAsync'

/** Milliseconds for which a car stays gone (one that comes back is soon seen again), and for which one stays there. */
const GONE_TTL_MS = 10_000
const PRESENT_TTL_MS = 60_000

/** Cars cached, of all hosts. */
const MAX_CARS = 20_000

/**
 * Caches which cars' pages are gone, so that they answer with 410 although the page itself, a cached file, cannot set a
 * status. Where the lookup fails, the page counts as there.
 * @param isGone whether the page of a host's car is gone for good; rejects where it cannot tell now
 */
export const isCarGone = (isGone: (host: string, slug: string) => Promise<boolean>, now?: () => number) =>
  memoizeAsync(isGone, {
    max: MAX_CARS,
    ttl: (gone) => (gone ? GONE_TTL_MS : PRESENT_TTL_MS),
    onError: () => false,
    staleWhileRevalidate: true,
    now,
  })
