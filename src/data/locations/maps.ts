import 'server-only'
import type { Location } from '../../domain/locations/location'
import { drawMap, type MapDrawing, type MapSubject } from '../../domain/locations/mapDrawing'
import { mapTowns } from '../../domain/locations/mapTowns'
import { mainLocalities } from '../../providers/geocoding/mainLocalities'

let towns: ReturnType<typeof mapTowns> | undefined

/** A static map with towns (LOC-07). Null if nothing has coordinates. */
export function buildStaticMap(subject: MapSubject): MapDrawing | null {
  towns ??= mapTowns(mainLocalities())
  return drawMap(subject, towns)
}

/** The locations that have coordinates, and a map with a pin for each. */
export function buildLocationsMap(
  locations: readonly Location[],
  options: Omit<MapSubject, 'pins'> = {},
): { map: MapDrawing; locations: Location[] } | null {
  const located = locations.filter(({ address }) => address.lat !== null && address.lng !== null)
  const map = buildStaticMap({
    ...options,
    pins: located.map(({ address }) => ({ lat: address.lat ?? 0, lng: address.lng ?? 0 })),
  })
  return map && located.length > 0 ? { map, locations: located } : null
}
