import 'server-only'
import { cacheTags } from '../../domain/cacheTags'
import { activeOffers, type Offer } from '../../domain/offers/offer'
import { getRelationId } from '../../domain/relationId'
import type { Site } from '../../domain/site/site'
import { isAvailable } from '../../domain/stock/availability'
import type { CarSummary } from '../../domain/stock/car'
import { cachedRead } from '../cachedRead'
import { toMediaImage } from '../fromPayload/media'
import { payloadClient } from '../payloadClient'
import { findSiteBySlug } from '../site/sites'
import { listCarCards } from './cars'

/** Pictures of offers. */
const DEPTH = 1

const toIds = (relations: unknown[] | null | undefined) =>
  (relations ?? []).flatMap((relation) => getRelationId(relation) ?? [])

/** The offers that staff show on a site, by position, whatever their dates. */
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
    return found.docs.map((document) => ({
      id: document.id,
      slug: document.slug,
      title: document.title,
      summary: document.summary,
      image: toMediaImage(document.image),
      price: document.price ?? null,
      beforePrice: document.before_price ?? null,
      priceNote: document.price_note || null,
      badge: document.badge || null,
      carIds: toIds(document.cars),
      modelIds: toIds(document.models),
      linkLabel: document.link_label || null,
      link: document.link || null,
      disclaimer: document.disclaimer,
      start: document.start ?? null,
      expiry: document.expiry ?? null,
    }))
  },
  (siteId) => [cacheTags.offers(siteId), cacheTags.media(siteId)],
)

/**
 * A site's offers that are on at `now`; none where the site has offers switched off. A page that is kept is made anew when
 * one starts or ends: the worker drops the site's offers at those moments.
 */
export async function listOffers(site: Site, now: Date): Promise<Offer[]> {
  return site.flags.offers ? activeOffers(await listVisibleOffers(site.id), now) : []
}

/** Whether a site has an offer on at `now` (SITE-04, SITE-15). */
export async function hasOffers(site: Site, now: Date): Promise<boolean> {
  return (await listOffers(site, now)).length > 0
}

/** An offer of a site by the last part of its address: it, whether it is on, or null where there is none. */
export async function findOfferBySlug(
  site: Site,
  slug: string,
  now: Date,
): Promise<{ offer: Offer; isOn: boolean } | null> {
  if (!site.flags.offers) return null
  const offer = (await listVisibleOffers(site.id)).find((one) => one.slug === slug)
  // One that has not started is nobody's business yet; one that has ended is said to have.
  if (!offer || (offer.start !== null && Date.parse(offer.start) > now.getTime())) return null
  return { offer, isOn: activeOffers([offer], now).length > 0 }
}

const listCarsByIds = cachedRead(
  'listCarsByIds',
  async (_siteId: number, siteSlug: string, ids: string): Promise<CarSummary[]> => {
    const site = await findSiteBySlug(siteSlug)
    return site ? listCarCards(site, ids.split(',').map(Number)) : []
  },
  (siteId) => [cacheTags.stock(siteId), cacheTags.site(siteId)],
)

/** An offer's cars that can still be bought, in the order staff gave them. */
export async function listOfferCars(site: Site, { carIds }: Pick<Offer, 'carIds'>): Promise<CarSummary[]> {
  return carIds.length > 0 ? (await listCarsByIds(site.id, site.slug, carIds.join(','))).filter(isAvailable) : []
}
