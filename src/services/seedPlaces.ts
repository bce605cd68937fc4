import { count, getTableName, sql } from 'drizzle-orm'
import type { Payload } from 'payload'
import { allLocalities } from '../providers/geocoding/allLocalities'
import { places } from '../server/database/tables.generated'
import { addMissingPlaces } from '../server/places/writePlaces'

/** A database with fewer places has none, or only the main localities that earlier versions began with. */
const MIN_PLACES = 18_000

/**
 * Fills the list of places with every Australian locality, so that postcodes and distances work from the start. Places that are
 * already there stay as they are. A filled list costs one query. Does nothing if the table does not exist yet.
 */
export async function seedPlaces(payload: Payload): Promise<void> {
  const database = payload.db.drizzle
  try {
    const { rows } = await database.execute<{ ready: boolean }>(
      sql`select to_regclass(${getTableName(places)}) is not null as ready`,
    )
    if (!rows[0]?.ready) return
    const [existing] = await database.select({ total: count() }).from(places)
    if ((existing?.total ?? 0) >= MIN_PLACES) return
    await addMissingPlaces(database, await allLocalities())
  } catch (error) {
    payload.logger.warn({ err: error }, 'Could not fill the list of places, which distances from a postcode need')
  }
}
