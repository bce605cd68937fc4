import { truncateText } from '../cleanText'
import { DEFAULT_RADIUS_KM, type NearLocation, nearestLocations, type Point, RADIUS_OPTIONS_KM } from './distance'
import { LOCATION_TYPES, type LocationType } from './locationType'

/** Milliseconds without a key before places are suggested (LOC-06). */
export const SUGGESTION_DELAY_MS = 300

/** What a dealer search says where nothing was chosen, or a postcode is none (LOC-06, LOC-09). */
export const DEALER_SEARCH_ERRORS = {
  required: '*Please select a dealership location',
  postcode: 'Invalid postcode',
  failed: 'We could not look that up just now. Try again in a moment.',
  position: 'Your browser did not tell us where you are. Type a suburb or postcode instead.',
} as const

/** What a shopper chose: nothing yet, a dealership, or a place to measure from (LOC-06). */
export type DealerChoice =
  | { kind: 'none' }
  | { kind: 'dealership'; locationId: number }
  | ({ kind: 'place'; label: string } & Point)

/** A dealer search as the address of its page keeps it. */
export interface DealerSearchState {
  choice: DealerChoice
  type: LocationType
}

/** Reads locationId, locationType, lat, lng and userLocation; what makes no sense is left out (LOC-06). */
export function parseDealerSearch(search: string, usualType: LocationType = 'sales'): DealerSearchState {
  const query = new URLSearchParams(search)
  const asked = query.get('locationType')
  const type = LOCATION_TYPES.find((known) => known === asked) ?? usualType
  const id = query.get('locationId') ?? ''
  if (/^[1-9]\d{0,8}$/.test(id)) return { choice: { kind: 'dealership', locationId: Number(id) }, type }
  const lat = degrees(query.get('lat'), 90)
  const lng = degrees(query.get('lng'), 180)
  if (lat === null || lng === null) return { choice: { kind: 'none' }, type }
  const label = truncateText(query.get('userLocation')?.trim() ?? '', 80) || 'your location'
  return { choice: { kind: 'place', label, lat, lng }, type }
}

/** The same search as parameters; empty where nothing is chosen. */
export function dealerSearchParams({ choice, type }: DealerSearchState): Record<string, string> {
  if (choice.kind === 'none') return {}
  if (choice.kind === 'dealership') return { locationId: String(choice.locationId), locationType: type }
  return { lat: String(choice.lat), lng: String(choice.lng), userLocation: choice.label, locationType: type }
}

/** What a place's search found, and the way on where that is nothing. */
export interface NearbyDealers<Place> {
  near: NearLocation<Place>[]
  /** the nearest one beyond the radius, and the smallest radius on offer that reaches it; null where one is near */
  beyond: (NearLocation<Place> & { radiusKm: number | null }) | null
}

/** The nearest dealers within a radius, at most five, or else the nearest of all (LOC-06, LOC-07). */
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

/** A distance as shoppers read it: "under 1 km", "8.4 km", "213 km". */
export function formatDistanceAway(km: number): string {
  if (km < 1) return 'under 1 km'
  return `${km < 10 ? Math.round(km * 10) / 10 : Math.round(km).toLocaleString('en-AU')} km`
}

function degrees(text: string | null, most: number): number | null {
  if (!text || !/^-?\d{1,3}(\.\d{1,15})?$/.test(text)) return null
  const value = Number(text)
  return Math.abs(value) <= most ? value : null
}
