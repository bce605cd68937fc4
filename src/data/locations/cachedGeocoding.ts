import type { GeocodingProvider } from '../../providers/geocoding/port'
import { memoizeAsync } from '../../server/memoizeAsync'

/** Maximum cached results of each kind. */
const MAX_RESULTS = 2000

/** Wraps a provider with a cache of `ttl` milliseconds. Failures are not cached. */
export function cachedGeocoding(geocoding: GeocodingProvider, ttl: number, now?: () => number): GeocodingProvider {
  const options = { key: (text: string) => text.toLowerCase(), max: MAX_RESULTS, ttl, now }
  return {
    findPlaceByPostcode: memoizeAsync(geocoding.findPlaceByPostcode, options),
    suggestPlaces: memoizeAsync(geocoding.suggestPlaces, options),
  }
}
