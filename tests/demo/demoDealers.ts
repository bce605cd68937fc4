import { exampleCars } from '../../blocks/examples/cars'
import type { DemoSite, Refs } from '../../seed/demoSite'
import { DEMO_SITES } from '../../seed/seedDemo'
import { toLocation } from '../../src/data/fromPayload/location'
import { toMenuItems } from '../../src/data/fromPayload/menu'
import { toModelDetail } from '../../src/data/fromPayload/model'
import { toSite } from '../../src/data/fromPayload/site'
import { defaultFlags } from '../../src/domain/site/flags'
import type { Site } from '../../src/domain/site/site'
import { type StockRecord, toStockRecord } from '../../src/domain/stock/stockRecord'
import type { Location, Media, Model, Page, Site as SiteDocument } from '../../src/payload-types'
import { stockReads } from '../support/stockResponse'

/** A placeholder for every image. */
const picture: Media = {
  id: 1,
  site: 1,
  url: '/stock-photos/suv-blue-front-quarter.webp',
  alt: 'A car',
  width: 1200,
  height: 800,
  updatedAt: '2026-01-01T00:00:00.000Z',
  createdAt: '2026-01-01T00:00:00.000Z',
}

/** A demo dealer as read by pages, without a database: the results of `src/data`, by the name of the read. */
export interface DemoDealer {
  site: Site
  pages: Page[]
  modelSlugs: string[]
  locationSlugs: string[]
  reads: Record<string, (...args: never[]) => unknown>
}

/** The demo dealers. @param stored overrides fields of their site documents */
export function demoDealers(now: Date, stored: Pick<Partial<SiteDocument>, 'flags' | 'cards'> = {}): DemoDealer[] {
  return DEMO_SITES.map((demo, index) => createDemoDealer(demo, index + 1, now, stored))
}

function createDemoDealer(
  demo: DemoSite,
  id: number,
  now: Date,
  stored: Pick<Partial<SiteDocument>, 'flags' | 'cards'>,
): DemoDealer {
  const makes = demo.makes.map((make, position) => ({ ...make, id: position + 1, site: id, logo: null }))
  const findMake = (slug: string) => makes.find((make) => make.slug === slug)
  const refs = {
    image: () => picture,
    location: (slug: string) => 1 + demo.locations.findIndex((location) => location.slug === slug),
    make: (slug: string) => findMake(slug),
  } as unknown as Refs
  const withId = (fields: object, position: number) => ({ ...fields, id: position + 1, site: id })

  const site = toSite(
    {
      ...demo.site,
      id,
      launch: { launchedAt: now.toISOString() },
      flags: { ...defaultFlags(), ...demo.site.flags, ...stored.flags },
      cards: { ...demo.site.cards, ...stored.cards },
      logo: picture,
      logoInverse: picture,
      favicon: picture,
      brands: demo.site.brands.map(findMake),
    } as unknown as SiteDocument,
    [],
    `${demo.site.slug}.localhost`,
  )
  const locations = demo.locations.map((location, position) =>
    toLocation({ ...withId(location, position), dealership: null, image: picture } as unknown as Location),
  )
  const models = demo.models.map((model, position) =>
    toModelDetail({
      ...withId(model, position),
      make: findMake(model.make),
      image: picture,
    } as unknown as Model),
  )
  const offers = (demo.offers?.(refs) ?? []).map((offer, position) => ({
    id: position + 1,
    slug: offer.slug,
    title: offer.title,
    summary: offer.summary,
    image: picture,
    price: offer.price ?? null,
    beforePrice: offer.before_price ?? null,
    priceNote: offer.price_note ?? null,
    badge: offer.badge ?? null,
    carIds: [1],
    modelIds: models.filter(({ slug }) => offer.models?.includes(slug)).map((model) => model.id),
    linkLabel: null,
    link: null,
    disclaimer: offer.disclaimer,
    start: null,
    expiry: null,
  }))
  const records = exampleCars(now).map(
    ({ car }): StockRecord => toStockRecord(car, { customRank: 0, location: null, weekly: null }),
  )
  return {
    site,
    pages: demo.pages(refs).map((page, position) => withId(page, position) as unknown as Page),
    modelSlugs: models.map(({ slug }) => slug),
    locationSlugs: locations.map(({ slug }) => slug),
    reads: {
      listSiteHosts: () => [{ id, slug: site.slug, hosts: site.domains }],
      findSiteById: () => site,
      listTowVehicles: () => [],
      readComparison: () => null,
      listPriceChanges: () => [],
      listMakes: () =>
        makes.map(({ name, slug, id: makeId, url }) => ({ id: makeId, name, slug, logo: null, link: url ?? null })),
      listLocations: () => locations,
      getHoursWording: () => [],
      listModels: () => models,
      findModelBySlug: (_: never, slug: never) => models.find((model) => model.slug === slug) ?? null,
      getMenu: (_: never, key: never) => toMenuItems(demo.menus.find((menu) => menu.key === key)?.items as never),
      getLayout: (_: never, kind: never) => demo.layouts(refs).find((layout) => layout.kind === kind)?.layout ?? [],
      listVisibleOffers: () => offers,
      listVisiblePromotions: () => ({ cards: [], tiles: [] }),
      readLandingTexts: () => null,
      listLandingPaths: () => [],
      listPublishedPosts: () => [],
      findFormByKind: () => null,
      countSoldSince: () => 42,
      listReviews: () =>
        demo.reviews.map((review, position) => ({
          id: position + 1,
          customerName: review.customer_name,
          rating: review.rating,
          text: review.text,
          reviewDate: review.review_date,
          replyText: review.reply_text ?? null,
          replyDate: null,
          locationId: null,
          source: null,
          imageUrl: null,
        })),
      ...stockReads(records),
      listCarsByIds: () => [],
    },
  }
}
