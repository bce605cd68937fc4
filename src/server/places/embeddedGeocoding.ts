import type { PlaceIndex } from '../../domain/locations/placeIndex'
import { type GeocodingProvider, MAX_SUGGESTIONS } from '../../providers/geocoding/port'

/** Geocoding from the list of places in our own database: needs no account and no network. */
export function embeddedGeocoding(getIndex: () => Promise<PlaceIndex>): GeocodingProvider {
  return {
    findPlaceByPostcode: async (code) => (await getIndex()).findByPostcode(code),
    suggestPlaces: async (text) => (await getIndex()).suggest(text, MAX_SUGGESTIONS),
  }
}
