import 'server-only'
import { and, count, countDistinct, desc, eq, inArray, isNotNull, sql } from 'drizzle-orm'
import type { Payload } from 'payload'
import { alerts, saved_searches } from '../../server/database/alertTables'
import { shopper_cars } from '../../server/database/shopperTables'
import { cars, shoppers } from '../../server/database/tables.generated'

/** Rows of each list. */
const MAX_ROWS = 5

/** The cars for sale that most shoppers of the sites saved or watch. */
export async function listMostWatched(payload: Payload, siteIds: readonly number[]) {
  if (siteIds.length === 0) return []
  const watchers = countDistinct(shopper_cars.shopper)
  return payload.db.drizzle
    .select({ id: cars.id, name: cars.name, shoppers: watchers })
    .from(shopper_cars)
    .innerJoin(shoppers, eq(shoppers.id, shopper_cars.shopper))
    .innerJoin(cars, and(eq(cars.id, shopper_cars.car), eq(cars.site, shoppers.site)))
    .where(
      and(
        inArray(shoppers.site, [...siteIds]),
        inArray(shopper_cars.list, ['favourite', 'watch']),
        inArray(cars.status, ['in_stock', 'coming_soon']),
      ),
    )
    .groupBy(cars.id, cars.name)
    .orderBy(desc(watchers), cars.id)
    .limit(MAX_ROWS)
}

/** Searches that shoppers of the sites saved because nothing was found, and that no car has met since. */
export async function listSavedNotInStock(payload: Payload, siteIds: readonly number[]) {
  if (siteIds.length === 0) return []
  const people = count()
  const met = sql`exists (select from ${alerts} where ${alerts.search} = ${saved_searches.id})`
  return payload.db.drizzle
    .select({ name: saved_searches.name, shoppers: people })
    .from(saved_searches)
    .where(
      and(
        inArray(saved_searches.site, [...siteIds]),
        isNotNull(saved_searches.confirmed_at),
        eq(saved_searches.found, 0),
        sql`not ${met}`,
      ),
    )
    .groupBy(saved_searches.name)
    .orderBy(desc(people), saved_searches.name)
    .limit(MAX_ROWS)
}
