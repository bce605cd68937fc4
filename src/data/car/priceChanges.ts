import 'server-only'
import { and, desc, eq } from 'drizzle-orm'
import { cacheTags } from '../../domain/cacheTags'
import { MAX_PRICE_ROWS, type PriceChange } from '../../domain/car/priceHistory'
import { price_changes } from '../../server/database/priceTables'
import { cachedRead } from '../cachedRead'
import { payloadClient } from '../payloadClient'

/** The latest recorded price changes of a car, newest first. */
export const listPriceChanges = cachedRead(
  'listPriceChanges',
  async (siteId: number, carId: number, _slug: string): Promise<PriceChange[]> => {
    const { db } = await payloadClient()
    const rows = await db.drizzle
      .select({ at: price_changes.at, before: price_changes.price_before, after: price_changes.price_after })
      .from(price_changes)
      .where(and(eq(price_changes.site, siteId), eq(price_changes.car, carId)))
      .orderBy(desc(price_changes.at))
      .limit(MAX_PRICE_ROWS)
    return rows.map(({ at, ...change }) => ({ ...change, at: at.toISOString() }))
  },
  (siteId, _carId, slug) => [cacheTags.car(siteId, slug), cacheTags.cars(siteId)],
)
