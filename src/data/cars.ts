import 'server-only'
import { cacheTags } from '../domain/cacheTags'
import type { Car } from '../domain/stock/car'
import { cachedRead } from './cachedRead'
import { carFromPayload } from './fromPayload/car'
import { payloadClient } from './payloadClient'

/** A car by its slug, whatever its status, so that a sold one can still be spoken of; null where the site never had it. */
export const carBySlug = cachedRead(
  'carBySlug',
  async (siteId: number, slug: string): Promise<Car | null> => {
    const payload = await payloadClient()
    const found = await payload.find({
      collection: 'cars',
      depth: 0,
      limit: 1,
      pagination: false,
      where: {
        and: [{ site: { equals: siteId } }, { slug: { equals: slug } }, { show_on_dealer_website: { equals: true } }],
      },
    })
    return found.docs[0] ? carFromPayload(found.docs[0]) : null
  },
  (siteId, slug) => [cacheTags.car(siteId, slug), cacheTags.stock(siteId)],
)
