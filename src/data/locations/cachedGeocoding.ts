import type { Geocoding } from '../../providers/geocoding/port'
import { memoizeAsync } from '../../server/memoizeAsync'

/** Results cached of each kind. */
const MAX_RESULTS = 2000

/** The same geocoding with its results cached for `ttl` milliseconds, so that a popular postcode is looked up once. Failures are not cached. */
export function cachedGeocoding(geocoding: Geocoding, ttl: number, now?: () => number): Geocoding {
  const options = { key: (text: string) => text.toLowerCase(), max: MAX_RESULTS, ttl, now }
  return {
    placeOfPostcode: memoizeAsync(geocoding.placeOfPostcode, options),
    suggestPlaces: memoizeAsync(geocoding.suggestPlaces, options),
  }
}
