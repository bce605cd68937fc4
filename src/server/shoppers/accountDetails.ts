import { and, asc, desc, eq, gt, sql } from 'drizzle-orm'
import type { Database } from '../database/database'
import { shopper_cars, shopper_sessions, shopper_vehicle_photos, shopper_vehicles } from '../database/shopperTables'
import { uploads } from '../database/tables.generated'
import type { CarList } from './savedCars'

/** Rows of each kind, above what the limits of an account allow. */
const MAX_ROWS = 1000

/** What an account's pages do not show, for its export: when each entry was made, photos, and where the shopper is signed in. */
export async function readAccountDetails(database: Database, shopperId: number) {
  const [cars, vehicles, photos, sessions] = await Promise.all([
    database
      .select({ list: shopper_cars.list, car: shopper_cars.car, at: shopper_cars.saved_at })
      .from(shopper_cars)
      .where(eq(shopper_cars.shopper, shopperId))
      .limit(MAX_ROWS),
    database
      .select({ id: shopper_vehicles.id, at: shopper_vehicles.created_at })
      .from(shopper_vehicles)
      .where(eq(shopper_vehicles.shopper, shopperId))
      .limit(MAX_ROWS),
    database
      .select({ vehicle: shopper_vehicles.id, name: uploads.sent_as, at: uploads.createdAt })
      .from(shopper_vehicle_photos)
      .innerJoin(shopper_vehicles, eq(shopper_vehicles.id, shopper_vehicle_photos.vehicle))
      .innerJoin(uploads, eq(uploads.id, shopper_vehicle_photos.upload))
      .where(eq(shopper_vehicles.shopper, shopperId))
      .orderBy(asc(uploads.id))
      .limit(MAX_ROWS),
    database
      .select({
        at: shopper_sessions.signed_in_at,
        lastUsedAt: shopper_sessions.last_used_at,
        browser: shopper_sessions.user_agent,
      })
      .from(shopper_sessions)
      .where(and(eq(shopper_sessions.shopper, shopperId), gt(shopper_sessions.expires_at, sql`now()`)))
      .orderBy(desc(shopper_sessions.signed_in_at))
      .limit(MAX_ROWS),
  ])
  const savedAt = new Map(cars.map(({ list, car, at }) => [`${list} ${car}`, at]))
  const addedAt = new Map(vehicles.map(({ id, at }) => [id, at]))
  return {
    /** when a car was put on a list */
    savedAt: (list: CarList, car: number): Date | null => savedAt.get(`${list} ${car}`) ?? null,
    /** when an own car was added */
    addedAt: (vehicle: number): Date | null => addedAt.get(vehicle) ?? null,
    photos,
    sessions,
  }
}
