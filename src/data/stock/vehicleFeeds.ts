import 'server-only'
import { cacheTags } from '../../domain/cacheTags'
import { isPicturePath, jpegPath } from '../../domain/images'
import { siteOrigin } from '../../domain/site/origin'
import type { Site } from '../../domain/site/site'
import { isSoldByDealer } from '../../domain/stock/soldByDealer'
import {
  type VehicleFeedName,
  type VehicleFeedPart,
  vehicleFeedHeader,
  vehicleFeedLines,
} from '../../domain/stock/vehicleFeeds/vehicleFeeds'
import { cachedRead } from '../cachedRead'
import { listLocations } from '../locations/locations'
import { payloadClient } from '../payloadClient'
import { findSiteBySlug } from '../site/sites'
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
    const origin = siteOrigin(site.domains, process.env.PORT)
    const now = new Date()
    const context = {
      site,
      locations,
      origin,
      now,
      photoUrl: (url: string) => toPhotoUrl(url, origin),
    }
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

/** Photos on the site itself are delivered as large JPEGs; others keep their URL. */
function toPhotoUrl(url: string, origin: string): string {
  return new URL(isPicturePath(url) ? jpegPath(url, PHOTO_WIDTH) : url, origin).href
}
