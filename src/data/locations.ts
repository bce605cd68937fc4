import 'server-only'
import { cacheTags } from '../domain/cacheTags'
import type { Location } from '../domain/locations/location'
import { cachedRead } from './cachedRead'
import { locationFromPayload } from './fromPayload/location'
import { payloadClient } from './payloadClient'

const LOCATION_DEPTH = 1

/** The locations that a site shows, the main one first, then by name. */
export const locationsOf = cachedRead(
  'locationsOf',
  async (siteId: number): Promise<Location[]> => {
    const payload = await payloadClient()
    const found = await payload.find({
      collection: 'locations',
      depth: LOCATION_DEPTH,
      pagination: false,
      sort: ['-primary', 'name'],
      where: { and: [{ site: { equals: siteId } }, { visible: { equals: true } }] },
    })
    return found.docs.map(locationFromPayload)
  },
  (siteId) => [cacheTags.locations(siteId), cacheTags.media(siteId)],
)

/** A shown location by its own slug, else the main one of the dealership with that slug (LOC-02); null where neither is. */
export async function locationAt(siteId: number, slug: string): Promise<Location | null> {
  const locations = await locationsOf(siteId)
  return (
    locations.find((location) => location.slug === slug) ??
    locations.find((location) => location.dealershipSlug === slug) ??
    null
  )
}

/** A shown location by its id; null where it is not this site's. */
export async function locationWithId(siteId: number, id: number): Promise<Location | null> {
  return (await locationsOf(siteId)).find((location) => location.id === id) ?? null
}
