import 'server-only'
import type { Place } from '../../domain/locations/place'
import { isPostcode } from '../../domain/locations/postcode'
import { httpGeocoding } from '../../providers/geocoding/http'
import type { GeocodingProvider } from '../../providers/geocoding/port'
import { logger } from '../../server/logger'
import { embeddedGeocoding } from '../../server/places/embeddedGeocoding'
import { getPlaceIndex } from '../../server/places/getPlaceIndex'
import { payloadClient } from '../payloadClient'
import { cachedGeocoding } from './cachedGeocoding'

const MINUTE_MS = 60_000
/** Our own list may change by an import at any time; a service's results are fresh for a day. */
const TTL_MS = { embedded: 10 * MINUTE_MS, http: 24 * 60 * MINUTE_MS }

/** Letters of a place's name; no name is longer, and shorter input begins too many. */
const NAME_LENGTH = { min: 2, max: 60 }

const KEY = Symbol.for('forecourt.geocoding')

/** The geocoding provider: our own list, or the service configured in the environment. */
export function getGeocoding(): GeocodingProvider {
  const shared = globalThis as { [KEY]?: GeocodingProvider }
  shared[KEY] ??= createGeocoding()
  return shared[KEY]
}

/** The place of a postcode from a URL; null if the postcode is invalid or the lookup fails. */
export async function findPlaceByPostcode(postcode: string | string[] | undefined): Promise<Place | null> {
  if (typeof postcode !== 'string' || !isPostcode(postcode)) return null
  try {
    return await getGeocoding().findPlaceByPostcode(postcode)
  } catch (error) {
    logger.warn({ err: error, postcode }, 'Could not look up a postcode')
    return null
  }
}

/** The postcode of the first place of a name from a URL, "st kilda"; null if it is no name, if nothing is called so, or if the lookup fails. */
export async function findPostcodeByName(name: string | string[] | undefined): Promise<string | null> {
  const text = typeof name === 'string' ? name.trim() : ''
  if (!/\p{L}/u.test(text) || text.length < NAME_LENGTH.min || text.length > NAME_LENGTH.max) return null
  try {
    const [place] = await getGeocoding().suggestPlaces(text)
    return place?.postcode ?? null
  } catch (error) {
    logger.warn({ err: error }, 'Could not look up the place of an address')
    return null
  }
}

/**
 * Whether the post knows a postcode: that of a place, or of post boxes. True if the list of places cannot be read, since a lead counts
 * for more.
 */
export async function isKnownPostcode(postcode: string): Promise<boolean> {
  try {
    return (await getPlaceIndex((await payloadClient()).db.drizzle)).isPostcode(postcode)
  } catch (error) {
    logger.warn({ err: error, postcode }, 'Could not look up a postcode')
    return true
  }
}

function createGeocoding(): GeocodingProvider {
  const { GEOCODING_URL: url, GEOCODING_KEY: key } = process.env
  if (url) return cachedGeocoding(httpGeocoding({ url, key: key || null }), TTL_MS.http)
  const getIndex = async () => getPlaceIndex((await payloadClient()).db.drizzle)
  return cachedGeocoding(embeddedGeocoding(getIndex), TTL_MS.embedded)
}
