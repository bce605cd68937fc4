import type { Department, Location } from '../../domain/locations/location'
import type { OpeningHour, SpecialHour } from '../../domain/openingHours/openingHour'
import { getRelationId } from '../../domain/relationId'
import type { Location as LocationDocument } from '../../payload-types'
import { toMediaImage } from './media'
import { populated } from './relation'

type DepartmentDocument = NonNullable<LocationDocument['departments']>[number]
type SpecialHourDocument = NonNullable<LocationDocument['special_hours']>[number]

/** The domain's location from its document, with its photo and dealership populated. */
export function toLocation(document: LocationDocument): Location {
  const { address } = document
  const dealership = populated(document.dealership)
  return {
    id: document.id,
    siteId: getRelationId(document.site) ?? 0,
    slug: document.slug,
    name: document.name,
    primary: document.primary ?? false,
    visible: document.visible ?? true,
    dealershipId: getRelationId(document.dealership),
    dealershipSlug: dealership?.slug ?? null,
    dealershipName: dealership?.name ?? null,
    timeZone: document.timeZone,
    address: {
      street: address.street,
      city: address.city,
      state: address.state,
      postcode: address.postcode,
      placeId: address.place_id ?? null,
      placeUrl: address.place_url ?? null,
      lat: address.lat ?? null,
      lng: address.lng ?? null,
    },
    phone: document.phone ?? null,
    carPhones: toCarPhones(document.car_phones),
    email: document.email ?? null,
    departments: (document.departments ?? []).map(toDepartment),
    specialHours: (document.special_hours ?? []).map(toSpecialHour),
    licenceNumber: document.dealer_license_number ?? dealership?.licenceNumber ?? null,
    repairerLicence: document.motor_vehicle_repairer ?? null,
    image: toMediaImage(document.image),
    mapImage: toMediaImage(document.map_image),
    description: document.description ?? null,
    rating:
      document.average_rating && document.review_count
        ? { average: document.average_rating, count: document.review_count }
        : null,
  }
}

/** An empty type counts as sales (LOC-03). */
function toDepartment(document: DepartmentDocument): Department {
  return {
    type: document.location_type ?? 'sales',
    subtype: document.location_subtype ?? null,
    phone: document.phone ?? null,
    hours: (document.hours ?? []).map(
      (hour): OpeningHour => ({
        weekday: Number(hour.weekday),
        status: hour.status,
        open: hour.open ?? null,
        close: hour.close ?? null,
      }),
    ),
  }
}

function toSpecialHour(document: SpecialHourDocument): SpecialHour {
  return {
    date: document.date.slice(0, 10),
    name: document.name ?? null,
    status: document.status,
    open: document.open ?? null,
    close: document.close ?? null,
    type: document.location_type ?? null,
  }
}

/** Phone numbers by car type, with the same fields on locations and sites (LOC-10). */
export function toCarPhones(stored: LocationDocument['car_phones']): Record<'new' | 'demo' | 'used', string | null> {
  return { new: stored?.new ?? null, demo: stored?.demo ?? null, used: stored?.used ?? null }
}
