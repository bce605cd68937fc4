import type { Metadata } from 'next'
import type { Location } from '@/domain/locations/location'
import { formatAddress, locationPath } from '@/domain/locations/locationLinks'
import type { Site } from '@/domain/site/site'
import { canonicalUrl } from './canonicalUrl'
import { sharedPhoto } from './sharedPhoto'

/** Title, description and the one address of a location, which more than one path leads to. */
export function locationMetadata(site: Site, location: Location): Metadata {
  const title = `${location.name}: address, phone and opening hours | ${site.name}`
  const description = `${location.name}, ${formatAddress(location.address)}. Opening hours, phone numbers and directions.`
  const url = canonicalUrl(site, locationPath(location))
  const images = location.image ? [sharedPhoto(location.image.url)] : undefined
  return { title, description, alternates: { canonical: url }, openGraph: { title, description, url, images } }
}
