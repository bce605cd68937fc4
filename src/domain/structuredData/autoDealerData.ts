import type { AutoDealer } from 'schema-dts'
import { departmentName, departmentSpecialHours, sortDepartments } from '../locations/departments'
import type { Department, Location } from '../locations/location'
import { locationPath } from '../locations/locationLinks'
import { locationPhone } from '../locations/visibleLocations'
import { phoneDigits } from '../phone'
import { absoluteUrl, type JsonLd } from './jsonLd'
import { openingHoursData } from './openingHoursData'

/**
 * schema.org data of a location (LOC-02), with the hours of its first department (sales, if any) and
 * its other departments.
 */
export function autoDealerData(location: Location, origin: string): JsonLd<AutoDealer> {
  const { address, rating, image } = location
  const [department, ...others] = sortDepartments(location)
  const phone = locationPhone(location, department?.type ?? 'sales')
  const url = absoluteUrl(locationPath(location), origin)
  return {
    '@context': 'https://schema.org',
    '@type': 'AutoDealer',
    '@id': url,
    name: location.name,
    url,
    address: {
      '@type': 'PostalAddress',
      streetAddress: address.street,
      addressLocality: address.city,
      addressRegion: address.state,
      postalCode: address.postcode,
      addressCountry: 'AU',
    },
    ...(phone && { telephone: internationalPhone(phone) }),
    ...(location.email && { email: location.email }),
    ...(image && { image: absoluteUrl(image.url, origin) }),
    ...(address.lat !== null &&
      address.lng !== null && { geo: { '@type': 'GeoCoordinates', latitude: address.lat, longitude: address.lng } }),
    openingHoursSpecification: openingHoursData(
      department?.hours ?? [],
      departmentSpecialHours(location.specialHours, department?.type ?? 'sales'),
    ),
    ...(others.length > 0 && { department: others.map((other) => departmentData(other, location)) }),
    ...(rating && {
      aggregateRating: { '@type': 'AggregateRating', ratingValue: rating.average, reviewCount: rating.count },
    }),
  }
}

/** What search engines call a department. */
const DEPARTMENT_TYPES = { sales: 'AutoDealer', service: 'AutoRepair', parts: 'AutoPartsStore' } as const

/** A department besides the first, with its own phone and hours. */
function departmentData(department: Department, location: Location) {
  const phone = department.phone || location.phone
  return {
    '@type': DEPARTMENT_TYPES[department.type],
    name: `${location.name} ${departmentName(department)}`,
    address: `${location.address.street}, ${location.address.city} ${location.address.state} ${location.address.postcode}`,
    ...(phone && { telephone: internationalPhone(phone) }),
    openingHoursSpecification: openingHoursData(
      department.hours,
      departmentSpecialHours(location.specialHours, department.type),
    ),
  }
}

function internationalPhone(phone: string): string {
  const digits = phoneDigits(phone)
  return digits.startsWith('0') ? `+61${digits.slice(1)}` : digits
}
