import { and, desc, eq, inArray, notInArray, sql } from 'drizzle-orm'
import type { Pool } from 'pg'
import { MAX_SAVED_CARS, type SavedCar } from '../../domain/shoppers/savedCars'
import { type Database, inTransaction } from '../database/database'
import { shopper_cars } from '../database/shopperTables'
import { cars, shoppers } from '../database/tables.generated'

/** Favourites, watched cars, or those that were viewed. */
export type CarList = 'favourite' | 'watch' | 'viewed'

/** A shopper by whose session a request came. */
interface Owner {
  id: number
  siteId: number
}

/** The cars of a list, newest first. */
export async function listSavedCars(database: Database, shopperId: number, list: CarList): Promise<SavedCar[]> {
  const rows = await database
    .select()
    .from(shopper_cars)
    .where(and(eq(shopper_cars.shopper, shopperId), eq(shopper_cars.list, list)))
    .orderBy(desc(shopper_cars.saved_at), desc(shopper_cars.car))
    .limit(MAX_SAVED_CARS)
  return rows.map(({ car, name, slug, make, model, image_url }) => ({
    ...{ id: car, name, slug, make, model },
    primary_image_url: image_url,
  }))
}

/** The cars of a site with these ids, in the ids' order; those that the site does not show, or that are another's, are left out. */
export async function findSiteCars(database: Database, siteId: number, ids: readonly number[]): Promise<SavedCar[]> {
  if (ids.length === 0) return []
  const rows = await database
    .select({
      id: cars.id,
      name: cars.name,
      slug: cars.slug,
      make: cars.make,
      model: cars.model,
      primary_image_url: sql<string | null>`${cars.images} -> 0 ->> 'url'`,
    })
    .from(cars)
    .where(
      and(
        eq(cars.site, siteId),
        eq(cars.show_on_dealer_website, true),
        inArray(cars.id, [...ids].slice(0, MAX_SAVED_CARS)),
      ),
    )
  const byId = new Map(rows.map((row) => [row.id, row]))
  return ids.flatMap((id) => byId.get(id) ?? [])
}

/** Adds a car to a list, at its front. Repeating it changes nothing. Returns false if the list is full. */
export async function addSavedCar(pool: Pool, owner: Owner, list: CarList, car: SavedCar): Promise<boolean> {
  return inTransaction(pool, async (database) => {
    await lock(database, owner)
    const isList = and(eq(shopper_cars.shopper, owner.id), eq(shopper_cars.list, list))
    if ((await database.$count(shopper_cars, isList)) >= MAX_SAVED_CARS) return false
    await insert(database, owner.id, list, [car])
    return true
  })
}

/** Cars that an account remembers as viewed. */
export const MAX_VIEWED_CARS = 24

/** Puts a car in front of those that were viewed; the oldest are dropped. */
export async function addViewedCar(pool: Pool, owner: Owner, car: SavedCar): Promise<void> {
  await inTransaction(pool, async (database) => {
    await lock(database, owner)
    await removeSavedCar(database, owner.id, 'viewed', car.id)
    await insert(database, owner.id, 'viewed', [car])
    const isViewed = and(eq(shopper_cars.shopper, owner.id), eq(shopper_cars.list, 'viewed'))
    const kept = database
      .select({ car: shopper_cars.car })
      .from(shopper_cars)
      .where(isViewed)
      .orderBy(desc(shopper_cars.saved_at))
      .limit(MAX_VIEWED_CARS)
    await database.delete(shopper_cars).where(and(isViewed, notInArray(shopper_cars.car, kept)))
  })
}

/** Shortens an account's lists to what they may hold; the oldest cars are dropped. */
export async function dropOldestCars(database: Database, shopperId: number): Promise<void> {
  const limits: Record<CarList, number> = { favourite: MAX_SAVED_CARS, watch: MAX_SAVED_CARS, viewed: MAX_VIEWED_CARS }
  for (const [list, max] of Object.entries(limits) as [CarList, number][]) {
    const isList = and(eq(shopper_cars.shopper, shopperId), eq(shopper_cars.list, list))
    const kept = database
      .select({ car: shopper_cars.car })
      .from(shopper_cars)
      .where(isList)
      .orderBy(desc(shopper_cars.saved_at), desc(shopper_cars.car))
      .limit(max)
    await database.delete(shopper_cars).where(and(isList, notInArray(shopper_cars.car, kept)))
  }
}

/** Removes a car from a list. Repeating it changes nothing. */
export async function removeSavedCar(database: Database, shopperId: number, list: CarList, carId: number) {
  await database
    .delete(shopper_cars)
    .where(and(eq(shopper_cars.shopper, shopperId), eq(shopper_cars.list, list), inArray(shopper_cars.car, [carId])))
}

/** Replaces the list by its union with the cars of a browser, which come first. Returns it, newest first. */
export async function joinFavourites(
  pool: Pool,
  owner: Owner,
  join: (ofAccount: readonly SavedCar[]) => readonly SavedCar[],
): Promise<readonly SavedCar[]> {
  return inTransaction(pool, async (database) => {
    await lock(database, owner)
    const before = await listSavedCars(database, owner.id, 'favourite')
    const cars = join(before)
    const isNew = cars.some(({ id }, index) => before[index]?.id !== id)
    if (isNew) {
      await database
        .delete(shopper_cars)
        .where(and(eq(shopper_cars.shopper, owner.id), eq(shopper_cars.list, 'favourite')))
      await insert(database, owner.id, 'favourite', cars)
    }
    return cars
  })
}

/** Two devices at once wait for each other. */
async function lock(database: Database, { id, siteId }: Owner): Promise<void> {
  await database
    .select({ id: shoppers.id })
    .from(shoppers)
    .where(and(eq(shoppers.id, id), eq(shoppers.site, siteId)))
    .for('no key update')
}

/** Inserts cars so that they stay in their order: a millisecond apart by the time of the statement, the first is the newest. */
async function insert(database: Database, shopper: number, list: CarList, cars: readonly SavedCar[]): Promise<void> {
  if (cars.length === 0) return
  await database
    .insert(shopper_cars)
    .values(
      cars.map(({ id, name, slug, make, model, primary_image_url }, index) => ({
        ...{ shopper, list, car: id, name, slug, make, model, image_url: primary_image_url },
        saved_at: sql`statement_timestamp() - make_interval(secs => ${index / 1000})`,
      })),
    )
    .onConflictDoNothing()
}
