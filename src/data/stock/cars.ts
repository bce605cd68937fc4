import { isDocumentId } from '../../domain/documentId'
import { pageTime } from '../pageTime'
import 'server-only'
import { and, eq } from 'drizzle-orm'
import type { Where } from 'payload'
import { cacheTags } from '../../domain/cacheTags'
import { carPageState } from '../../domain/car/carPageState'
import { carListRepayment } from '../../domain/finance/carWeekly'
import type { Location } from '../../domain/locations/location'
import type { Site } from '../../domain/site/site'
import { isAvailable } from '../../domain/stock/availability'
import type { Car, CarSummary } from '../../domain/stock/car'
import { fromStockRecord } from '../../domain/stock/cardRecord'
import { isSoldByDealer } from '../../domain/stock/soldByDealer'
import { type StockRecord, toStockRecord } from '../../domain/stock/stockRecord'
import { isListed } from '../../domain/stock/visibility'
import type { Car as CarDocument } from '../../payload-types'
import { toDatabase } from '../../server/database/database'
import { cars } from '../../server/database/tables.generated'
import { cachedRead } from '../cachedRead'
import { toCar } from '../fromPayload/car'
import { listLocations } from '../locations/locations'
import { payloadClient } from '../payloadClient'
import { findSiteById } from '../site/sites'

/** A car's visibility depends on the car, the site's rules and the car's location. */
const carTags = (siteId: number, ...slugs: string[]) => [
  ...slugs.map((slug) => cacheTags.car(siteId, slug)),
  ...[cacheTags.cars(siteId), cacheTags.site(siteId), cacheTags.locations(siteId)],
]

/** A visible car by its id, for enquiries; null if the site does not show or sell it. */
export const findCarById = cachedRead(
  'findCarById',
  async (siteId: number, id: number) => (isDocumentId(id) ? findVisibleCar(siteId, { id: { equals: id } }) : null),
  (siteId) => [...carTags(siteId), cacheTags.stock(siteId)],
)

/**
 * A car by its slug regardless of status and visibility, so that its page can explain what happened to it; null if the site
 * never had it or does not sell such cars.
 */
export const findCarBySlug = cachedRead(
  'findCarBySlug',
  async (siteId: number, slug: string) =>
    (await hasCar(siteId, slug)) ? findCar(siteId, { slug: { equals: slug } }) : null,
  (siteId, slug) => carTags(siteId, slug),
)

/** Asked first: within a cached read, what else a car needs is read from the database, which costs far more than an address that no car has. */
async function hasCar(siteId: number, slug: string): Promise<boolean> {
  const { pool } = (await payloadClient()).db
  const found = await toDatabase(pool)
    .select({ id: cars.id })
    .from(cars)
    .where(and(eq(cars.site, siteId), eq(cars.slug, slug)))
    .limit(1)
  return found.length > 0
}

function findVisibleCar(siteId: number, identity: Where): Promise<Car | null> {
  return findCar(siteId, { and: [identity, { show_on_dealer_website: { equals: true } }] })
}

async function findCar(siteId: number, identity: Where): Promise<Car | null> {
  const [payload, site, locations] = await Promise.all([payloadClient(), findSiteById(siteId), listLocations(siteId)])
  const found = await payload.find({
    collection: 'cars',
    depth: 0,
    limit: 1,
    pagination: false,
    where: { and: [{ site: { equals: siteId } }, identity] },
  })
  const document = found.docs[0]
  if (!site || !document) return null
  const { car, record } = toCarAndRecord(document, site, locations, pageTime())
  return isSoldByDealer(record, site.stockRules) ? car : null
}

/** A car from its document, and its stock index record. */
export function toCarAndRecord(
  document: CarDocument,
  site: Site,
  locations: readonly Location[],
  now: Date,
): { car: Car; record: StockRecord } {
  const car = toCar(document)
  const carLocation = locations.find(({ id }) => id === car.locationId)
  const location = carLocation
    ? {
        ...carLocation.address,
        name: carLocation.name,
        slug: carLocation.slug,
        dealershipName: carLocation.dealershipName,
      }
    : null
  const customRank = document.custom_rank ?? 0
  return { car, record: toStockRecord(car, { customRank, location, weekly: carListRepayment(car, site, now) }) }
}

/** Maximum cars per query. */
export const MAX_CARS_BY_ID = 48

/** Cards of the site's visible cars with these ids, in the ids' order. */
export async function listCarCards(site: Site, ids: readonly number[]): Promise<CarSummary[]> {
  const uniqueIds = [...new Set(ids)].slice(0, MAX_CARS_BY_ID)
  if (uniqueIds.length === 0) return []
  const visible = await listVisibleCars(site, { id: { in: uniqueIds } }, uniqueIds.length)
  const cards = new Map(visible.map(({ car, card }) => [car.id, card]))
  return uniqueIds.flatMap((id) => cards.get(id) ?? [])
}

const listListedCards = cachedRead(
  'listListedCards',
  async (siteId: number, slugs: string): Promise<CarSummary[]> => {
    const site = await findSiteById(siteId)
    if (!site) return []
    const list = slugs.split(',')
    const visible = await listVisibleCars(site, { slug: { in: list } }, list.length)
    const now = pageTime()
    const listed = visible.filter(({ car }) => isListed(car, site.stockRules, now))
    const cards = new Map(listed.map(({ car, card }) => [car.slug, card]))
    return list.flatMap((slug) => cards.get(slug) ?? [])
  },
  (siteId, slugs) => carTags(siteId, ...slugs.split(',')),
)

/** Slugs of cars by id, up to an hour old: a feed seldom gives a car another address. */
const listSlugsOfCars = cachedRead(
  'listSlugsOfCars',
  async (siteId: number, ids: string): Promise<Record<number, string>> => {
    const payload = await payloadClient()
    const list = ids.split(',').map(Number)
    const { docs } = await payload.find({
      collection: 'cars',
      depth: 0,
      limit: list.length,
      pagination: false,
      select: { slug: true },
      where: { and: [{ site: { equals: siteId } }, { id: { in: list } }] },
    })
    return Object.fromEntries(docs.map(({ id, slug }) => [id, slug]))
  },
  (siteId) => [cacheTags.site(siteId)],
  { maxAgeSeconds: 3600 },
)

/** Cards of the cars that staff chose, in their order and without those that are sold; at most `MAX_CARS_BY_ID`. */
export async function listPickedCards(site: Site, ids: readonly number[]): Promise<CarSummary[]> {
  const picked = ids.slice(0, MAX_CARS_BY_ID)
  const slugs = await listSlugsOfCars(site.id, picked.join(','))
  const cars = await listCardsBySlug(
    site,
    picked.flatMap((id) => slugs[id] ?? []),
  )
  return cars.filter(isAvailable)
}

/**
 * Cards of those of the cars that the site lists, in the order of their slugs; at most `MAX_CARS_BY_ID`. A page that shows them expires
 * when one of them changes, and not with the rest of the stock.
 */
export async function listCardsBySlug(site: Site, slugs: readonly string[]): Promise<CarSummary[]> {
  const uniqueSlugs = [...new Set(slugs)].slice(0, MAX_CARS_BY_ID)
  return uniqueSlugs.length > 0 ? listListedCards(site.id, uniqueSlugs.join(',')) : []
}

/** The card of a car by its id, if the site lists it. */
export async function findListedCard(site: Site, id: number | undefined): Promise<CarSummary | undefined> {
  const car = id === undefined ? null : await findCarById(site.id, id)
  return car ? (await listCardsBySlug(site, [car.slug]))[0] : undefined
}

/**
 * Cards by id of those of the cars that the site lists for sale at this moment. Read from the database, since an email that has left
 * cannot be corrected.
 */
export async function listCarsForSale(site: Site, ids: readonly number[]): Promise<Map<number, CarSummary>> {
  const cards = new Map<number, CarSummary>()
  const uniqueIds = [...new Set(ids)]
  for (let start = 0; start < uniqueIds.length; start += MAX_CARS_BY_ID) {
    const page = uniqueIds.slice(start, start + MAX_CARS_BY_ID)
    const now = pageTime()
    for (const { car, card } of await listVisibleCars(site, { id: { in: page } }, page.length))
      if (isAvailable(car) && isListed(car, site.stockRules, now)) cards.set(car.id, card)
  }
  return cards
}

/** A car in stock with its location, around which the preview of a layout is shown; null if the site has none. */
export async function findPreviewCar(site: Site): Promise<{ car: Car; location: Location | null } | null> {
  const [found] = await listVisibleCars(site, { status: { equals: 'in_stock' } }, 1)
  if (!found) return null
  const { car } = found
  return { car, location: (await listLocations(site.id)).find(({ id }) => id === car.locationId) ?? null }
}

/** The cars of a site that it sells and whose pages are not gone, with their cards. */
export async function listVisibleCars(site: Site, identity: Where, limit: number) {
  const [payload, locations] = await Promise.all([payloadClient(), listLocations(site.id)])
  const found = await payload.find({
    collection: 'cars',
    depth: 0,
    limit,
    pagination: false,
    where: { and: [{ site: { equals: site.id } }, identity, { show_on_dealer_website: { equals: true } }] },
  })
  const now = pageTime()
  return found.docs.flatMap((document) => {
    const { car, record } = toCarAndRecord(document, site, locations, now)
    const isShown = isSoldByDealer(record, site.stockRules) && carPageState(car, site.stockRules, now).kind !== 'gone'
    return isShown ? [{ car, card: fromStockRecord(record) }] : []
  })
}
