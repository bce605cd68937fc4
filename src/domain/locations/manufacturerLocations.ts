import type { HoursRowsOptions } from '../openingHours/hoursRows'
import { formatHours } from '../openingHours/hoursRows'
import { departmentSpecialHours, sortDepartments } from './departments'
import type { Department, Location } from './location'
import type { LocationSubtype, LocationType } from './locationType'

/** A department of a location, with the spec's field names (LOC-03, LOC-04, LOC-08). */
export interface ManufacturerLocation {
  id: number
  name: string
  slug: string
  primary: boolean
  visible: boolean
  location_type: LocationType
  location_subtype: LocationSubtype | null
  dealership_id: number | null
  dealership_name: string | null
  dealership_slug: string | null
  address: {
    street: string
    city: string
    state: string
    postcode: string
    place_id: string | null
    place_url: string | null
    lat: number | null
    long: number | null
  }
  contact_detail: { phone: string | null; opening_hours: OpeningHourEntry[] }
  special_hours: {
    date: string
    status: string
    location_id: number
    start_hour: string | null
    end_hour: string | null
  }[]
  /** IANA zone of the hours */
  time_zone: string
  average_rating: number | null
  review_count: number | null
}

/** Hours of one weekday; Sunday is 0. */
export interface OpeningHourEntry {
  weekday: number
  status: string
  /** formatted for display */
  formated_hours: string
  open: string | null
  close: string | null
}

/** A business and its locations. */
export interface ManufacturerWebsite {
  id: number
  name: string
  url: string
  dealership: { id: number; name: string; slug: string } | null
  locations: ManufacturerLocation[]
}

/** The site fields used for locations without a business. */
interface WebsiteSite {
  id: number
  name: string
}

/**
 * The businesses of a site with their locations, one entry per department (LOC-08). Locations without a business are listed
 * under the site itself. `origin` is the site's.
 */
export function manufacturerWebsites(
  site: WebsiteSite,
  locations: readonly Location[],
  origin: string,
  wording: Pick<HoursRowsOptions, 'closed' | 'wording'>,
): ManufacturerWebsite[] {
  const ids = [...new Set(locations.map(({ dealershipId }) => dealershipId))]
  return ids.map((dealershipId) => {
    const dealershipLocations = locations.filter((location) => location.dealershipId === dealershipId)
    const [first] = dealershipLocations
    const dealership =
      dealershipId === null || !first?.dealershipSlug
        ? null
        : { id: dealershipId, name: first.dealershipName ?? site.name, slug: first.dealershipSlug }
    return {
      id: dealership?.id ?? site.id,
      name: dealership?.name ?? site.name,
      url: dealership ? `${origin}/locations/${dealership.slug}` : origin,
      dealership,
      locations: dealershipLocations.flatMap((location) =>
        sortDepartments(location).map((department) => toManufacturerLocation(location, department, wording)),
      ),
    }
  })
}

/** Distinct visible locations of all businesses that have a department of a type (LOC-08). */
export function flattenedLocations(
  websites: readonly ManufacturerWebsite[],
  type: LocationType = 'sales',
): ManufacturerLocation[] {
  const seen = new Set<number>()
  return websites
    .flatMap(({ locations }) => locations)
    .filter(({ id, visible, location_type }) => {
      if (!visible || location_type !== type || seen.has(id)) return false
      seen.add(id)
      return true
    })
}

function toManufacturerLocation(
  location: Location,
  department: Department,
  wording: Pick<HoursRowsOptions, 'closed' | 'wording'>,
): ManufacturerLocation {
  const { address } = location
  return {
    id: location.id,
    name: location.name,
    slug: location.slug,
    primary: location.primary,
    visible: location.visible,
    location_type: department.type,
    location_subtype: department.subtype ?? null,
    dealership_id: location.dealershipId,
    dealership_name: location.dealershipName,
    dealership_slug: location.dealershipSlug,
    address: {
      ...{ street: address.street, city: address.city, state: address.state, postcode: address.postcode },
      ...{ place_id: address.placeId, place_url: address.placeUrl, lat: address.lat, long: address.lng },
    },
    contact_detail: {
      phone: department.phone || location.phone,
      opening_hours: department.hours.map((hour) => ({
        ...{ weekday: hour.weekday, status: hour.status, open: hour.open, close: hour.close },
        formated_hours: formatHours(hour, { ...wording, locationId: location.id }).text,
      })),
    },
    special_hours: departmentSpecialHours(location.specialHours, department.type).map(
      ({ date, status, open, close }) => ({
        ...{ date, status, location_id: location.id, start_hour: open, end_hour: close },
      }),
    ),
    time_zone: location.timeZone,
    average_rating: location.rating?.average ?? null,
    review_count: location.rating?.count ?? null,
  }
}
