import 'server-only'
import type { Where } from 'payload'
import { cacheTags } from '../../domain/cacheTags'
import { carPageState } from '../../domain/car/carPageState'
import { carWeeklyRepayment } from '../../domain/finance/carWeekly'
import type { Location } from '../../domain/locations/location'
import type { Site } from '../../domain/site/site'
import type { Car, CarSummary } from '../../domain/stock/car'
import { fromStockRecord } from '../../domain/stock/cardRecord'
import { isSoldByDealer } from '../../domain/stock/soldByDealer'
import { type StockRecord, toStockRecord } from '../../domain/stock/stockRecord'
import type { Car as CarDocument } from '../../payload-types'
import { cachedRead } from '../cachedRead'
import { toCar } from '../fromPayload/car'
import { listLocations } from '../locations/locations'
import { payloadClient } from '../payloadClient'
import { findSiteById } from '../site/sites'

/** A car's visibility depends on the car, the site's rules and the car's location. */
const stockTags = (siteId: number) => [cacheTags.stock(siteId), cacheTags.site(siteId), cacheTags.locations(siteId)]

/** A visible car by its id, for enquiries; null if the site does not show or sell it. */
export const findCarById = cachedRead(
  'findCarById',
  (siteId: number, id: number) => findVisibleCar(siteId, { id: { equals: id } }),
  stockTags,
)

/**
 * A car by its slug regardless of status and visibility, so that its page can explain what happened to it; null if the site
 * never had it or does not sell such cars.
 */
export const findCarBySlug = cachedRead(
  'findCarBySlug',
  (siteId: number, slug: string) => findCar(siteId, { slug: { equals: slug } }),
  (siteId, slug) => [cacheTags.car(siteId, slug), ...stockTags(siteId)],
)

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
  const { car, record } = toCarAndRecord(document, site, locations, new Date())
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
  return { car, record: toStockRecord(car, { customRank, location, weekly: carWeeklyRepayment(car, site, now) }) }
}

/** Maximum cars per query. */
export const MAX_CARS_BY_ID = 48

/** Cards of the site's visible cars with these ids, in the ids' order. */
export async function listCarCards(site: Site, ids: readonly number[]): Promise<CarSummary[]> {
  const uniqueIds = [...new Set(ids)].slice(0, MAX_CARS_BY_ID)
  if (uniqueIds.length === 0) return []
  const [payload, locations] = await Promise.all([payloadClient(), listLocations(site.id)])
  const found = await payload.find({
    collection: 'cars',
    depth: 0,
    limit: uniqueIds.length,
    pagination: false,
    where: {
      and: [{ site: { equals: site.id } }, { id: { in: uniqueIds } }, { show_on_dealer_website: { equals: true } }],
    },
  })
  const now = new Date()
  const cards = new Map<number, CarSummary>()
  for (const document of found.docs) {
    const { car, record } = toCarAndRecord(document, site, locations, now)
    if (!isSoldByDealer(record, site.stockRules) || carPageState(car, site.stockRules, now).kind === 'gone') continue
    cards.set(car.id, fromStockRecord(record))
  }
  return uniqueIds.flatMap((id) => cards.get(id) ?? [])
}
