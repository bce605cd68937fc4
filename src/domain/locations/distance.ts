import type { Location } from './location'

/** Radius of the earth in kilometres (LOC-07). */
export const EARTH_RADIUS_KM = 6371

/** Radius options of the dealer search in kilometres, and the default (LOC-06). */
export const RADIUS_OPTIONS_KM = [25, 50, 75, 100, 150, 250, 500, 750, 1000] as const
export const DEFAULT_RADIUS_KM = 250

/** Maximum number of nearest locations (LOC-06). */
const NEAREST_LIMIT = 5

/** A geographic point in degrees. */
export interface Point {
  lat: number
  lng: number
}

/** Great-circle distance between two points in kilometres, by haversine (LOC-07). */
export function distanceKm(from: Point, to: Point): number {
  const radians = (degrees: number) => (degrees * Math.PI) / 180
  const haversine = (angle: number) => Math.sin(angle / 2) ** 2
  const angle =
    haversine(radians(to.lat - from.lat)) +
    Math.cos(radians(from.lat)) * Math.cos(radians(to.lat)) * haversine(radians(to.lng - from.lng))
  return 2 * EARTH_RADIUS_KM * Math.asin(Math.min(1, Math.sqrt(angle)))
}

/** A location with its distance. */
export interface NearLocation<Place = Location> {
  location: Place
  distanceKm: number
}

/**
 * The nearest locations within a radius, at most five, nearest first (LOC-06). Locations without coordinates are excluded.
 */
export function nearestLocations<Place extends { address: { lat: number | null; lng: number | null } }>(
  locations: readonly Place[],
  from: Point,
  radiusKm: number = DEFAULT_RADIUS_KM,
): NearLocation<Place>[] {
  return locations
    .flatMap((location): NearLocation<Place>[] => {
      const { lat, lng } = location.address
      return lat === null || lng === null ? [] : [{ location, distanceKm: distanceKm(from, { lat, lng }) }]
    })
    .filter((near) => near.distanceKm <= radiusKm)
    .sort((a, b) => a.distanceKm - b.distanceKm)
    .slice(0, NEAREST_LIMIT)
}

/**
 * Locations whose name, dealership, city or postcode contains the text, case-insensitive (LOC-06). Empty text finds none.
 */
export function findLocations<
  Place extends { name: string; dealershipName: string | null; address: { city: string; postcode: string } },
>(locations: readonly Place[], text: string): Place[] {
  const query = text.trim().toLowerCase()
  if (!query) return []
  return locations.filter(({ name, dealershipName, address }) =>
    [name, dealershipName, address.city, address.postcode].some((field) => field?.toLowerCase().includes(query)),
  )
}
