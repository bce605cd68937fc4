import 'server-only'
import { cacheTags } from '../../domain/cacheTags'
import { siteOrigin } from '../../domain/site/origin'
import type { Site } from '../../domain/site/site'
import { isSoldByDealer } from '../../domain/stock/soldByDealer'
import { type VehicleFeedName, vehicleFeedHeader, vehicleFeedLines } from '../../domain/stock/vehicleFeeds/vehicleFeeds'
import { cachedRead } from '../cachedRead'
import { listLocations } from '../locations/locations'
import { payloadClient } from '../payloadClient'
import { findSiteBySlug } from '../site/sites'
import { toCarAndRecord } from './cars'

/** Cars read at a time: a cached piece of the feed stays far below the two megabytes that Next keeps of one read. */
const BATCH_SIZE = 200

/** Pixels wide, of the widths in which pictures are delivered; both advertisers want photos this large. */
const PHOTO_WIDTH = 1200

interface FeedBatch {
  lines: string
  /** the id of the last car read; null after the last piece */
  last: number | null
}

/** The feed's lines of the cars after `after`, kept until the site's stock, places or settings change. */
const loadFeedBatch = cachedRead(
  'loadFeedBatch',
  async (siteId: number, siteSlug: string, name: VehicleFeedName, after: number): Promise<FeedBatch> => {
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
      lines: vehicleFeedLines(name, cars, context),
      last: docs.length < BATCH_SIZE ? null : (docs.at(-1)?.id ?? null),
    }
  },
  (siteId) => [cacheTags.stock(siteId), cacheTags.site(siteId), cacheTags.locations(siteId)],
)

/** A feed of the site's cars for an advertiser, piece by piece, so that no stock is too large for it. */
export async function* streamVehicleFeed(site: Site, name: VehicleFeedName): AsyncGenerator<string> {
  yield vehicleFeedHeader(name)
  let after: number | null = 0
  while (after !== null) {
    const batch: FeedBatch = await loadFeedBatch(site.id, site.slug, name, after)
    if (batch.lines !== '') yield batch.lines
    after = batch.last
  }
}

/** Photos on the site itself come from its picture delivery, as JPEG and large; others from where they are. */
function toPhotoUrl(url: string, origin: string): string {
  const isOwn = /^\/(stock-photos|api\/media\/file)\//.test(url)
  const query = new URLSearchParams({ src: url, w: String(PHOTO_WIDTH), format: 'jpeg' })
  return new URL(isOwn ? `/api/images?${query}` : url, origin).href
}
