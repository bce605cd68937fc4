import 'server-only'
import type { Place } from '../../domain/locations/place'
import { isPostcode } from '../../domain/locations/postcode'
import { httpGeocoding } from '../../providers/geocoding/http'
import type { GeocodingProvider } from '../../providers/geocoding/port'
import { logger } from '../../server/logger'
import { embeddedGeocoding } from '../../server/places/embeddedGeocoding'
import { payloadClient } from '../payloadClient'
import { cachedGeocoding } from './cachedGeocoding'

const MINUTE_MS = 60_000
/** Our own list may grow by an import at any time; a service's results are fresh for a day. */
const TTL_MS = { embedded: 10 * MINUTE_MS, http: 24 * 60 * MINUTE_MS }

const KEY = Symbol.for('forecourt.geocoding')

/** Where Australian places are (design section 2, providers): from our own list, or from the service that the environment names. */
export function getGeocoding(): GeocodingProvider {
  const shared = globalThis as { [KEY]?: GeocodingProvider }
  shared[KEY] ??= createGeocoding()
  return shared[KEY]
}

/** The place of the postcode that an address names; null where it names none, or one that cannot be looked up just now. */
export async function findPlaceByPostcode(postcode: string | string[] | undefined): Promise<Place | null> {
  if (typeof postcode !== 'string' || !isPostcode(postcode)) return null
  try {
    return await getGeocoding().findPlaceByPostcode(postcode)
  } catch (error) {
    logger.warn({ err: error, postcode }, 'A postcode could not be looked up')
    return null
  }
}

function createGeocoding(): GeocodingProvider {
  const { GEOCODING_URL: url, GEOCODING_KEY: key } = process.env
  if (url) return cachedGeocoding(httpGeocoding({ url, key: key || null }), TTL_MS.http)
  const getDatabase = async () => (await payloadClient()).db.drizzle
  return cachedGeocoding(embeddedGeocoding(getDatabase), TTL_MS.embedded)
}
