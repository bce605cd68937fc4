import type { Metadata } from 'next'
import type { Location } from '@/domain/locations/location'
import { formatAddress, locationContactPath, locationPath } from '@/domain/locations/locationLinks'
import type { Site } from '@/domain/site/site'
import { buildMetadata } from './buildMetadata'

/** Title, description and the one address of a location, which more than one path leads to. */
export function locationMetadata(site: Site, location: Location): Metadata {
  const title = `${location.name}: address, phone and opening hours | ${site.name}`
  const description = `${location.name}, ${formatAddress(location.address)}. Opening hours, phone numbers and directions.`
  const path = locationPath(location)
  const picture = location.image?.url ?? null
  return buildMetadata(site, { title, description, path, picture })
}

/** The same of the contact page of a location (LEAD-11). */
export function locationContactMetadata(site: Site, location: Location): Metadata {
  const title = `Contact ${location.name} | ${site.name}`
  const description = `Write to ${location.name} or call. Your message goes straight to its team.`
  const path = locationContactPath(location)
  const picture = location.image?.url ?? null
  return buildMetadata(site, { title, description, path, picture })
}
