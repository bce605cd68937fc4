import 'server-only'
import { cacheTags } from '../../domain/cacheTags'
import type { Location } from '../../domain/locations/location'
import { visibleLocations } from '../../domain/locations/visibleLocations'
import { reviewSummary } from '../../domain/reviews/visibleReviews'
import type { Site } from '../../domain/site/site'
import { cachedRead } from '../cachedRead'
import { toLocation } from '../fromPayload/location'
import { payloadClient } from '../payloadClient'
import { listReviews } from '../reviews/reviews'

const LOCATION_DEPTH = 1

/** The locations that a site shows, the main one first, then by name. */
export const listLocations = cachedRead(
  'listLocations',
  async (siteId: number): Promise<Location[]> => {
    const payload = await payloadClient()
    const found = await payload.find({
      collection: 'locations',
      depth: LOCATION_DEPTH,
      pagination: false,
      sort: ['-primary', 'name'],
      where: { and: [{ site: { equals: siteId } }, { visible: { equals: true } }] },
    })
    const ratings = await getRatingsByLocation(siteId)
    return found.docs.map((document) => {
      const location = toLocation(document)
      return { ...location, rating: location.rating ?? ratings.get(location.id) ?? null }
    })
  },
  (siteId) => [cacheTags.locations(siteId), cacheTags.reviews(siteId), cacheTags.media(siteId)],
)

/** A visible location by its slug, else the main one of the dealership with that slug (LOC-02); null if neither exists. */
export async function findLocationBySlug(siteId: number, slug: string): Promise<Location | null> {
  const locations = await listLocations(siteId)
  return (
    locations.find((location) => location.slug === slug) ??
    locations.find((location) => location.dealershipSlug === slug) ??
    null
  )
}

/** A visible location by its id; null if it does not belong to this site. */
export async function findLocationById(siteId: number, id: number): Promise<Location | null> {
  return (await listLocations(siteId)).find((location) => location.id === id) ?? null
}

/** A site's locations for lists and maps, without duplicates (LOC-03). */
export async function listListedLocations({
  id,
  locationRules,
}: Pick<Site, 'id' | 'locationRules'>): Promise<Location[]> {
  return visibleLocations(await listLocations(id), locationRules)
}

/** The average review of each location, for those without a rating entered by staff. */
async function getRatingsByLocation(siteId: number): Promise<Map<number, NonNullable<Location['rating']>>> {
  const reviews = await listReviews(siteId)
  const ids = new Set(reviews.flatMap(({ locationId }) => locationId ?? []))
  return new Map(
    [...ids].flatMap((id) => {
      const summary = reviewSummary(reviews.filter(({ locationId }) => locationId === id))
      return summary ? [[id, { average: summary.averageRating, count: summary.count }] as const] : []
    }),
  )
}
