import { phoneDigits } from '../phone'
import { findDepartment } from './departments'
import type { Location } from './location'
import type { LocationType } from './locationType'

export interface VisibleLocationsOptions {
  /** deduplicate by place id instead of by phone and street (LOC-03) */
  uniqueAddress?: boolean
}

/**
 * The locations shown to shoppers, in their order (LOC-03): hidden ones are excluded, and so are later ones with the same
 * phone digits or street as an earlier one (with `uniqueAddress`, the same place id). Missing values never match.
 */
export function visibleLocations(
  locations: readonly Location[],
  { uniqueAddress = false }: VisibleLocationsOptions = {},
): Location[] {
  const seen = new Set<string>()
  return locations.filter((location) => {
    if (!location.visible) return false
    const keys = uniqueAddress ? placeKeys(location) : phoneAndStreetKeys(location)
    if (keys.some((key) => seen.has(key))) return false
    for (const key of keys) seen.add(key)
    return true
  })
}

/** Locations that have a department of a type (LOC-03, LOC-08). */
export function filterByType(locations: readonly Location[], type: LocationType): Location[] {
  return locations.filter((location) => location.departments.some((department) => department.type === type))
}

/** The phone of a department, else the location's own (LOC-10). */
export function locationPhone(location: Pick<Location, 'departments' | 'phone'>, type: LocationType): string | null {
  return findDepartment(location, type)?.phone || location.phone
}

function phoneAndStreetKeys(location: Location): string[] {
  const phone = phoneDigits(location.phone ?? '')
  const street = [location.address.street, location.address.city, location.address.postcode].join(' ')
  return [
    ...(phone ? [`phone ${phone}`] : []),
    ...(location.address.street.trim() ? [`street ${street.trim().toLowerCase().replaceAll(/\s+/g, ' ')}`] : []),
  ]
}

function placeKeys({ address }: Location): string[] {
  return address.placeId ? [address.placeId] : []
}
