import 'server-only'
import type { Where } from 'payload'
import { cacheTags } from '../domain/cacheTags'
import { carPageState } from '../domain/car/carPageState'
import { carWeekly } from '../domain/finance/carWeekly'
import type { Site } from '../domain/site/site'
import type { Car, CarSummary } from '../domain/stock/car'
import { fromStockRecord, toStockRecord } from '../domain/stock/stockRecord'
import { cachedRead } from './cachedRead'
import { carFromPayload } from './fromPayload/car'
import { locationsOf } from './locations'
import { payloadClient } from './payloadClient'

/** A car by its id, for enquiries about it; null where the site does not show it. */
export const carWithId = cachedRead(
  'carWithId',
  (siteId: number, id: number) => shownCar(siteId, { id: { equals: id } }),
  (siteId) => [cacheTags.stock(siteId)],
)

/**
 * A car by its slug, whatever its status and also where the dealer hides it, so that its page can say what became of it;
 * null where the site never had it.
 */
export const carBySlug = cachedRead(
  'carBySlug',
  (siteId: number, slug: string) => findCar(siteId, { slug: { equals: slug } }),
  (siteId, slug) => [cacheTags.car(siteId, slug), cacheTags.stock(siteId)],
)

function shownCar(siteId: number, which: Where): Promise<Car | null> {
  return findCar(siteId, { and: [which, { show_on_dealer_website: { equals: true } }] })
}

async function findCar(siteId: number, which: Where): Promise<Car | null> {
  const payload = await payloadClient()
  const found = await payload.find({
    collection: 'cars',
    depth: 0,
    limit: 1,
    pagination: false,
    where: { and: [{ site: { equals: siteId } }, which] },
  })
  return found.docs[0] ? carFromPayload(found.docs[0]) : null
}

/** Cars asked for at a time, at most. */
export const MOST_CARS_BY_ID = 48

/** Cards of the cars with these ids that the site shows, in the ids' order; those it no longer shows are left out. */
export async function carCards(site: Site, ids: readonly number[]): Promise<CarSummary[]> {
  const wanted = [...new Set(ids)].slice(0, MOST_CARS_BY_ID)
  if (wanted.length === 0) return []
  const [payload, locations] = await Promise.all([payloadClient(), locationsOf(site.id)])
  const found = await payload.find({
    collection: 'cars',
    depth: 0,
    limit: wanted.length,
    pagination: false,
    where: {
      and: [{ site: { equals: site.id } }, { id: { in: wanted } }, { show_on_dealer_website: { equals: true } }],
    },
  })
  const now = new Date()
  const cards = new Map<number, CarSummary>()
  for (const document of found.docs) {
    const car = carFromPayload(document)
    if (carPageState(car, site.stockRules, now).kind === 'gone') continue
    const at = locations.find(({ id }) => id === car.locationId)
    const location = at ? { ...at.address, name: at.name, slug: at.slug, dealershipName: at.dealershipName } : null
    const record = toStockRecord(car, { customRank: 0, location, weekly: carWeekly(car, site, now) })
    cards.set(car.id, fromStockRecord(record))
  }
  return wanted.flatMap((id) => cards.get(id) ?? [])
}
