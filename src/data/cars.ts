import 'server-only'
import type { Where } from 'payload'
import { cacheTags } from '../domain/cacheTags'
import type { Car } from '../domain/stock/car'
import { cachedRead } from './cachedRead'
import { carFromPayload } from './fromPayload/car'
import { payloadClient } from './payloadClient'

/** A car by its id, for enquiries about it; null where the site does not show it. */
export const carWithId = cachedRead(
  'carWithId',
  (siteId: number, id: number) => shownCar(siteId, { id: { equals: id } }),
  (siteId) => [cacheTags.stock(siteId)],
)

/** A car by its slug, whatever its status, so that a sold one can still be spoken of; null where the site never had it. */
export const carBySlug = cachedRead(
  'carBySlug',
  (siteId: number, slug: string) => shownCar(siteId, { slug: { equals: slug } }),
  (siteId, slug) => [cacheTags.car(siteId, slug), cacheTags.stock(siteId)],
)

async function shownCar(siteId: number, which: Where): Promise<Car | null> {
  const payload = await payloadClient()
  const found = await payload.find({
    collection: 'cars',
    depth: 0,
    limit: 1,
    pagination: false,
    where: { and: [{ site: { equals: siteId } }, which, { show_on_dealer_website: { equals: true } }] },
  })
  return found.docs[0] ? carFromPayload(found.docs[0]) : null
}
