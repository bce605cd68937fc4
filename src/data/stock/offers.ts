import 'server-only'
import { cacheTags } from '../../domain/cacheTags'
import { activeOffers, type Offer } from '../../domain/offers/offer'
import { hiddenPages, withoutLinksTo } from '../../domain/site/hiddenPages'
import type { Site } from '../../domain/site/site'
import { isAvailable } from '../../domain/stock/availability'
import type { CarSummary } from '../../domain/stock/car'
import { cachedRead } from '../cachedRead'
import { toOffer } from '../fromPayload/offer'
import { payloadClient } from '../payloadClient'
import { findSiteBySlug } from '../site/sites'
import { listCarCards } from './cars'

/** Pictures of offers. */
const DEPTH = 1

/** Visible offers of a site by position, regardless of their dates. */
const listVisibleOffers = cachedRead(
  'listVisibleOffers',
  async (siteId: number): Promise<Offer[]> => {
    const payload = await payloadClient()
    const found = await payload.find({
      collection: 'offers',
      depth: DEPTH,
      pagination: false,
      populate: { cars: {}, models: {} },
      sort: ['position', 'title'],
      where: { and: [{ site: { equals: siteId } }, { visible: { equals: true } }] },
    })
    return found.docs.map(toOffer)
  },
  (siteId) => [cacheTags.offers(siteId), cacheTags.media(siteId)],
)

/**
 * A site's active offers at `now`; none if offers are disabled. When an offer starts or ends, the worker expires the site's
 * offers, so that cached pages are rendered again.
 */
export async function listOffers(site: Site, now: Date): Promise<Offer[]> {
  return site.flags.offers ? withoutLinksTo(activeOffers(await listVisibleOffers(site.id), now), hiddenPages(site)) : []
}

/** Whether a site has an active offer at `now` (SITE-04, SITE-15). */
export async function hasOffers(site: Site, now: Date): Promise<boolean> {
  return (await listOffers(site, now)).length > 0
}

/** An offer of a site by slug and whether it is active; null if there is none. */
export async function findOfferBySlug(
  site: Site,
  slug: string,
  now: Date,
): Promise<{ offer: Offer; isOn: boolean } | null> {
  if (!site.flags.offers) return null
  const offer = (await listVisibleOffers(site.id)).find((candidate) => candidate.slug === slug)
  // An offer is not shown before its start; after its end, its page says that it has ended.
  if (!offer || (offer.start !== null && Date.parse(offer.start) > now.getTime())) return null
  return { offer: withoutLinksTo(offer, hiddenPages(site)), isOn: activeOffers([offer], now).length > 0 }
}

const listCarsByIds = cachedRead(
  'listCarsByIds',
  async (_siteId: number, siteSlug: string, ids: string): Promise<CarSummary[]> => {
    const site = await findSiteBySlug(siteSlug)
    return site ? listCarCards(site, ids.split(',').map(Number)) : []
  },
  (siteId) => [cacheTags.stock(siteId), cacheTags.site(siteId)],
)

/** An offer's available cars, in the order set by staff. */
export async function listOfferCars(site: Site, { carIds }: Pick<Offer, 'carIds'>): Promise<CarSummary[]> {
  return carIds.length > 0 ? (await listCarsByIds(site.id, site.slug, carIds.join(','))).filter(isAvailable) : []
}
