import 'server-only'
import { cacheTags } from '../domain/cacheTags'
import type { Location } from '../domain/locations/location'
import { shownLocations } from '../domain/locations/shownLocations'
import { reviewSummary } from '../domain/reviews/shownReviews'
import type { Site } from '../domain/site/site'
import { cachedRead } from './cachedRead'
import { locationFromPayload } from './fromPayload/location'
import { payloadClient } from './payloadClient'
import { reviewsOf } from './reviews'

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
    const ratings = await ratingsByLocation(siteId)
    return found.docs.map((document) => {
      const location = locationFromPayload(document)
      return { ...location, rating: location.rating ?? ratings.get(location.id) ?? null }
    })
  },
  (siteId) => [cacheTags.locations(siteId), cacheTags.reviews(siteId), cacheTags.media(siteId)],
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

/** The locations of a site as its lists and maps show them: none twice (LOC-03). */
export async function listedLocations({ id, locationRules }: Pick<Site, 'id' | 'locationRules'>): Promise<Location[]> {
  return shownLocations(await locationsOf(id), locationRules)
}

/** What the reviews of each location come to, for those whose rating staff did not enter. */
async function ratingsByLocation(siteId: number): Promise<Map<number, NonNullable<Location['rating']>>> {
  const reviews = await reviewsOf(siteId)
  const ids = new Set(reviews.flatMap(({ locationId }) => locationId ?? []))
  return new Map(
    [...ids].flatMap((id) => {
      const summary = reviewSummary(reviews.filter(({ locationId }) => locationId === id))
      return summary ? [[id, { average: summary.averageRating, count: summary.count }] as const] : []
    }),
  )
}
