import 'server-only'
import { cacheTags } from '../../domain/cacheTags'
import { isAvailable } from '../../domain/stock/availability'
import type { CarImage } from '../../domain/stock/car'
import { carPrice } from '../../domain/stock/price'
import { isListed } from '../../domain/stock/visibility'
import { toTowedVan } from '../../domain/towing/towedVan'
import type { TowedVan } from '../../domain/towing/towMatch'
import { cachedRead } from '../cachedRead'
import { pageTime } from '../pageTime'
import { findSiteById } from '../site/sites'
import { listVisibleCars } from '../stock/cars'

/** A van for sale with its masses. */
export interface TowableVan extends TowedVan {
  slug: string
  name: string
  path: string
  /** "$69,999" or its wording without a price */
  price: string
  priceType: string | null
  sleeps: number | null
  image: CarImage | null
}

/** Above any dealer's caravans. */
const MAX_VANS = 500

/** A site's caravans for sale, lightest first. */
export const listTowableVans = cachedRead(
  'listTowableVans',
  async (siteId: number): Promise<TowableVan[]> => {
    const site = await findSiteById(siteId)
    if (!site) return []
    const now = pageTime()
    const visible = await listVisibleCars(site, { item_type: { equals: 'caravan' } }, MAX_VANS)
    return visible
      .filter(({ car }) => isAvailable(car) && isListed(car, site.stockRules, now))
      .map(({ car, card }) => {
        const { label, priceType } = carPrice(car, site)
        return {
          ...{ slug: car.slug, name: car.name, path: car.path, price: label, priceType, sleeps: car.sleeps },
          ...toTowedVan(car),
          image: card.image,
        }
      })
      .toSorted((a, b) => (a.atmKg ?? Number.POSITIVE_INFINITY) - (b.atmKg ?? Number.POSITIVE_INFINITY))
  },
  (siteId) => [cacheTags.stock(siteId), cacheTags.site(siteId)],
)
