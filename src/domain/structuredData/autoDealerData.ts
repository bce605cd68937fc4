import type { AutoDealer } from 'schema-dts'
import { departmentSpecialHours, sortDepartments } from '../locations/departments'
import type { Location } from '../locations/location'
import { locationPath } from '../locations/locationLinks'
import { locationPhone } from '../locations/visibleLocations'
import { phoneDigits } from '../phone'
import { absoluteUrl, type JsonLd } from './jsonLd'
import { openingHoursData } from './openingHoursData'

/**
 * schema.org data of a location (LOC-02), with the hours of its first department (sales, if any).
 */
export function autoDealerData(location: Location, origin: string): JsonLd<AutoDealer> {
  const { address, rating, image } = location
  const [department] = sortDepartments(location)
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
    ...(rating && {
      aggregateRating: { '@type': 'AggregateRating', ratingValue: rating.average, reviewCount: rating.count },
    }),
  }
}

function internationalPhone(phone: string): string {
  const digits = phoneDigits(phone)
  return digits.startsWith('0') ? `+61${digits.slice(1)}` : digits
}
