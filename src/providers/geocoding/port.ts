import type { Place } from '../../domain/locations/place'

/** Finds the coordinates of Australian places and postcodes. */
export interface GeocodingProvider {
  /** The central place of a postcode; null if the postcode is unknown. */
  findPlaceByPostcode(postcode: string): Promise<Place | null>
  /** Places for a suburb, state and postcode or parts of them, abbreviated or misspelt, best matches first. */
  suggestPlaces(text: string): Promise<Place[]>
}

/** Maximum suggestions. */
export const MAX_SUGGESTIONS = 8
