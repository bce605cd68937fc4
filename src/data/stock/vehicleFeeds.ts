import 'server-only'
import type { Payload, TypedUser } from 'payload'
import { cacheTags } from '../../domain/cacheTags'
import { isPicturePath, jpegPath } from '../../domain/images'
import type { Location } from '../../domain/locations/location'
import { getRelationId } from '../../domain/relationId'
import { siteOrigin } from '../../domain/site/origin'
import type { Site } from '../../domain/site/site'
import { isSoldByDealer } from '../../domain/stock/soldByDealer'
import {
  type CarInFeed,
  carInFeed,
  VEHICLE_FEED_NAMES,
  VEHICLE_FEEDS,
  type VehicleFeedName,
  type VehicleFeedPart,
  vehicleFeedHeader,
  vehicleFeedLines,
} from '../../domain/stock/vehicleFeeds/vehicleFeeds'
import type { OfferContext } from '../../domain/stock/vehicleFeeds/vehicleOffer'
import type { Car as CarDocument } from '../../payload-types'
import { cachedRead } from '../cachedRead'
import { listLocations } from '../locations/locations'
import { payloadClient } from '../payloadClient'
import { findSiteById, findSiteBySlug } from '../site/sites'
import { toCarAndRecord } from './cars'

/** Cars per batch; keeps a cached batch well below Next's limit of two megabytes. */
const BATCH_SIZE = 200

/** Width in pixels, one of the delivered widths; both advertisers require photos this large. */
const PHOTO_WIDTH = 1200

interface FeedBatch {
  lines: string
  /** the id of the last car; null after the last batch */
  last: number | null
}

function offerContext(
  site: Site,
  locations: readonly Location[],
  cars: readonly Pick<CarDocument, 'id' | 'feed_hash'>[],
  now: Date,
): OfferContext {
  const origin = siteOrigin(site.domains, process.env.PORT)
  const fromFeed = new Set(cars.flatMap(({ id, feed_hash }) => (feed_hash ? [id] : [])))
  return { site, locations, origin, fromFeed, now, photoUrl: (url) => toPhotoUrl(url, origin) }
}

/** The feed lines of the cars after `after`, cached until the site's stock, locations or settings change. */
const loadFeedBatch = cachedRead(
  'loadFeedBatch',
  async (
    siteId: number,
    siteSlug: string,
    name: VehicleFeedName,
    part: VehicleFeedPart,
    after: number,
  ): Promise<FeedBatch> => {
    const [site, payload] = await Promise.all([findSiteBySlug(siteSlug), payloadClient()])
    if (!site) throw new Error(`There is no site ${siteSlug}`)
    const [locations, { docs }] = await Promise.all([
      listLocations(siteId),
      payload.find({
        collection: 'cars',
        depth: 0,
        limit: BATCH_SIZE,
        pagination: false,
        sort: 'id',
        where: {
          and: [
            { site: { equals: siteId } },
            { id: { greater_than: after } },
            { item_type: { equals: 'car' } },
            { show_on_dealer_website: { equals: true } },
          ],
        },
      }),
    ])
    const now = new Date()
    const context = offerContext(site, locations, docs, now)
    const cars = docs.flatMap((document) => {
      const { car, record } = toCarAndRecord(document, site, locations, now)
      return isSoldByDealer(record, site.stockRules) ? [car] : []
    })
    return {
      lines: vehicleFeedLines(name, cars, context, part),
      last: docs.length < BATCH_SIZE ? null : (docs.at(-1)?.id ?? null),
    }
  },
  (siteId) => [cacheTags.stock(siteId), cacheTags.site(siteId), cacheTags.locations(siteId)],
)

/**
 * Streams a feed of the site's cars for an advertiser, or of those left out, in batches, so that memory does not grow with the
 * stock.
 */
export async function* streamVehicleFeed(
  site: Site,
  name: VehicleFeedName,
  part: VehicleFeedPart,
): AsyncGenerator<string> {
  yield vehicleFeedHeader(name, part)
  let after: number | null = 0
  while (after !== null) {
    const batch: FeedBatch = await loadFeedBatch(site.id, site.slug, name, part, after)
    if (batch.lines !== '') yield batch.lines
    after = batch.last
  }
}

/** A car in the feeds of its site, for its page in the admin. */
export interface CarFeed {
  name: VehicleFeedName
  /** the advertiser */
  label: string
  inFeed: CarInFeed
}

/** What each advertiser's feed has of a car as it is saved; null if the user may not read it, and none for what is not a car. */
export async function listCarFeeds(payload: Payload, user: TypedUser, id: number): Promise<CarFeed[] | null> {
  const document = await payload.findByID({
    ...{ collection: 'cars', id, depth: 0, disableErrors: true, overrideAccess: false, user },
  })
  const siteId = getRelationId(document?.site)
  const site = siteId === null ? null : await findSiteById(siteId)
  if (!document || !site) return null
  const locations = await listLocations(site.id)
  const now = new Date()
  const { car, record } = toCarAndRecord(document, site, locations, now)
  if (car.itemType !== 'car') return []
  const context = offerContext(site, locations, [document], now)
  const isSold = isSoldByDealer(record, site.stockRules)
  const inFeed = (name: VehicleFeedName): CarInFeed => {
    if (!site.flags[VEHICLE_FEEDS[name].flag]) return { state: 'off' }
    return isSold ? carInFeed(name, car, context) : NOT_SOLD_HERE
  }
  return VEHICLE_FEED_NAMES.map((name) => ({ name, label: VEHICLE_FEEDS[name].label, inFeed: inFeed(name) }))
}

const NOT_SOLD_HERE: CarInFeed = {
  state: 'out',
  reason: 'is not sold on this website',
  mend: 'See which cars the website sells under Sites, Stock.',
}

/** Photos on the site itself are delivered as large JPEGs; others keep their URL. */
function toPhotoUrl(url: string, origin: string): string {
  return new URL(isPicturePath(url) ? jpegPath(url, PHOTO_WIDTH) : url, origin).href
}
