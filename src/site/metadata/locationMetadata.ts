import type { Metadata } from 'next'
import type { Location } from '@/domain/locations/location'
import { formatAddress, locationContactPath, locationPath } from '@/domain/locations/locationLinks'
import type { Site } from '@/domain/site/site'
import { buildMetadata } from './buildMetadata'

/** Title, description and canonical address of a location, which several paths lead to. */
export function locationMetadata(site: Site, location: Location): Metadata {
  const title = `${location.name}: address, phone and opening hours | ${site.name}`
  const description = `${location.name}, ${formatAddress(location.address)}. Opening hours, phone numbers and directions.`
  const path = locationPath(location)
  const picture = location.image?.url ?? null
  return buildMetadata(site, { title, description, path, picture })
}

/** Metadata of a location's contact page (LEAD-11). */
export function locationContactMetadata(site: Site, location: Location): Metadata {
  const title = `Contact ${location.name} | ${site.name}`
  const description = `Write to ${location.name} or call. Your message goes straight to its team.`
  const path = locationContactPath(location)
  const picture = location.image?.url ?? null
  return buildMetadata(site, { title, description, path, picture })
}
