import 'server-only'
import { and, count, countDistinct, desc, eq, inArray, isNotNull, max } from 'drizzle-orm'
import type { Payload } from 'payload'
import type { SearchMeaning } from '../../domain/alerts/savedSearch'
import { saved_searches } from '../../server/database/alertTables'
import { shopper_cars } from '../../server/database/shopperTables'
import { cars, shoppers } from '../../server/database/tables.generated'
import { memoizeAsync } from '../../server/memoizeAsync'
import { countMeaning } from '../alerts/countMeaning'
import { findSiteById } from '../site/sites'

/** Rows of each list. */
const MAX_ROWS = 5

/** The cars for sale that most shoppers of the sites saved or watch. */
export async function listMostWatched(payload: Payload, siteIds: readonly number[]) {
  if (siteIds.length === 0) return []
  const watchers = countDistinct(shopper_cars.shopper)
  return payload.db.drizzle
    .select({ id: cars.id, name: cars.name, site: cars.site, shoppers: watchers })
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
    .groupBy(cars.id, cars.name, cars.site)
    .orderBy(desc(watchers), cars.id)
    .limit(MAX_ROWS)
}

/** Searches that are counted at most: those that most shoppers saved. */
const MAX_COUNTED = 50
const COUNT_TTL_MS = 3 * 60_000

/** Counts the cars that a search finds on a site today. */
type CountSearch = (siteId: number, meaning: SearchMeaning) => Promise<number>

/** Recounted. */
export const countToday: CountSearch = async (siteId, meaning) => {
  const site = await findSiteById(siteId)
  return site ? countMeaning(site, meaning) : 0
}
/** A dashboard that is opened again recounts nothing for a few minutes. */
const countLately = memoizeAsync(countToday, {
  key: (siteId, meaning) => `${siteId} ${JSON.stringify(meaning)}`,
  max: 1000,
  ttl: COUNT_TTL_MS,
})

/** Of the searches that most shoppers of the sites saved, those that find nothing in today's stock. */
export async function listSavedNotInStock(
  payload: Payload,
  siteIds: readonly number[],
  countSearch: CountSearch = countLately,
) {
  if (siteIds.length === 0) return []
  const people = count()
  const database = payload.db.drizzle
  const saved = await database
    .select({ site: saved_searches.site, shoppers: people, latest: max(saved_searches.id) })
    .from(saved_searches)
    .where(and(inArray(saved_searches.site, [...siteIds]), isNotNull(saved_searches.confirmed_at)))
    .groupBy(saved_searches.site, saved_searches.path)
    .orderBy(desc(people), desc(max(saved_searches.id)))
    .limit(MAX_COUNTED)
  const searches = await database
    .select()
    .from(saved_searches)
    .where(
      inArray(
        saved_searches.id,
        saved.map(({ latest }) => Number(latest)),
      ),
    )
  const byId = new Map(searches.map((search) => [search.id, search]))
  const wanted: { name: string; site: number; shoppers: number }[] = []
  for (const { site, shoppers: savedBy, latest } of saved) {
    const search = byId.get(Number(latest))
    if (!search || wanted.length === MAX_ROWS) continue
    const { name, filter, text, around } = search
    if ((await countSearch(site, { filter, text, around })) === 0) wanted.push({ name, site, shoppers: savedBy })
  }
  return wanted
}
