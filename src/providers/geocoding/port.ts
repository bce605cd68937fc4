import type { Place } from '../../domain/locations/place'

/** Finds where Australian places and postcodes are. */
export interface GeocodingProvider {
  /** The place that stands for a postcode; null for one that is not known. */
  findPlaceByPostcode(postcode: string): Promise<Place | null>
  /** Places whose name contains the text, or whose postcode begins with it; the best few first. */
  suggestPlaces(text: string): Promise<Place[]>
}

/** Suggestions given at most. */
export const MAX_SUGGESTIONS = 8
