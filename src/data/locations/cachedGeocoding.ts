import type { GeocodingProvider } from '../../providers/geocoding/port'
import { memoizeAsync } from '../../server/memoizeAsync'

/** Results cached of each kind. */
const MAX_RESULTS = 2000

/** The same geocoding with its results cached for `ttl` milliseconds, so that a popular postcode is looked up once. Failures are not cached. */
export function cachedGeocoding(geocoding: GeocodingProvider, ttl: number, now?: () => number): GeocodingProvider {
  const options = { key: (text: string) => text.toLowerCase(), max: MAX_RESULTS, ttl, now }
  return {
    findPlaceByPostcode: memoizeAsync(geocoding.findPlaceByPostcode, options),
    suggestPlaces: memoizeAsync(geocoding.suggestPlaces, options),
  }
}
