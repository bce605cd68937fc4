import { truncateText } from '../cleanText'
import { DEFAULT_RADIUS_KM, type NearLocation, nearestLocations, type Point, RADIUS_OPTIONS_KM } from './distance'
import { LOCATION_TYPES, type LocationType } from './locationType'

/** Debounce of place suggestions in milliseconds (LOC-06). */
export const SUGGESTION_DELAY_MS = 300

/** Error messages of the dealer search (LOC-06, LOC-09). */
export const DEALER_SEARCH_ERRORS = {
  required: '*Please select a dealership location',
  postcode: 'Invalid postcode',
  unknown: 'We found no place or dealership of that name. Enter a suburb or postcode.',
  failed: 'The search failed. Try again in a moment.',
  position: 'Your location is not available. Enter a suburb or postcode instead.',
} as const

/** The shopper's choice: none, a dealership, or a place to measure from (LOC-06). */
export type DealerChoice =
  | { kind: 'none' }
  | { kind: 'dealership'; locationId: number }
  | ({ kind: 'place'; label: string } & Point)

/** A dealer search as stored in the page's query. */
export interface DealerSearchState {
  choice: DealerChoice
  type: LocationType
}

/** Parses locationId, locationType, lat, lng and userLocation; invalid values are ignored (LOC-06). */
export function parseDealerSearch(search: string, defaultType: LocationType = 'sales'): DealerSearchState {
  const query = new URLSearchParams(search)
  const requestedType = query.get('locationType')
  const type = LOCATION_TYPES.find((known) => known === requestedType) ?? defaultType
  const id = query.get('locationId') ?? ''
  if (/^[1-9]\d{0,8}$/.test(id)) return { choice: { kind: 'dealership', locationId: Number(id) }, type }
  const lat = parseDegrees(query.get('lat'), 90)
  const lng = parseDegrees(query.get('lng'), 180)
  if (lat === null || lng === null) return { choice: { kind: 'none' }, type }
  const label = truncateText(query.get('userLocation')?.trim() ?? '', 80) || 'your location'
  return { choice: { kind: 'place', label, lat, lng }, type }
}

/** The search as query parameters; empty if nothing is chosen. */
export function dealerSearchParams({ choice, type }: DealerSearchState): Record<string, string> {
  if (choice.kind === 'none') return {}
  if (choice.kind === 'dealership') return { locationId: String(choice.locationId), locationType: type }
  return { lat: String(choice.lat), lng: String(choice.lng), userLocation: choice.label, locationType: type }
}

/** The result of a place search, with a fallback if it is empty. */
export interface NearbyDealers<Place> {
  near: NearLocation<Place>[]
  /** the nearest dealer outside the radius, and the smallest radius option that includes it; null if any is inside */
  beyond: (NearLocation<Place> & { radiusKm: number | null }) | null
}

/** The nearest dealers within a radius, at most five, or the nearest one outside it (LOC-06, LOC-07). */
export function nearbyDealers<Place extends { address: { lat: number | null; lng: number | null } }>(
  dealers: readonly Place[],
  from: Point,
  radiusKm: number = DEFAULT_RADIUS_KM,
): NearbyDealers<Place> {
  const near = nearestLocations(dealers, from, radiusKm)
  const [nearest] = near.length > 0 ? [] : nearestLocations(dealers, from, Number.POSITIVE_INFINITY)
  if (!nearest) return { near, beyond: null }
  const wider = RADIUS_OPTIONS_KM.find((radius) => radius >= nearest.distanceKm) ?? null
  return { near, beyond: { ...nearest, radiusKm: wider } }
}

/** A distance: "under 1 km", "8.4 km", "213 km". */
export function formatDistanceAway(km: number): string {
  if (km < 1) return 'under 1 km'
  return `${km < 10 ? Math.round(km * 10) / 10 : Math.round(km).toLocaleString('en-AU')} km`
}

function parseDegrees(text: string | null, max: number): number | null {
  if (!text || !/^-?\d{1,3}(\.\d{1,15})?$/.test(text)) return null
  const value = Number(text)
  return Math.abs(value) <= max ? value : null
}
