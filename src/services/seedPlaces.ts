import { getTableName, sql } from 'drizzle-orm'
import type { Payload } from 'payload'
import { mainLocalities } from '../providers/geocoding/mainLocalities'
import { places } from '../server/database/tables.generated'
import { writePlaces } from '../server/places/writePlaces'

/**
 * Gives a deployment whose list of places is empty the main localities, so that distances work from the start. Leaves any
 * list that is there alone, and a database that has no such table yet.
 */
export async function seedPlaces(payload: Payload): Promise<void> {
  const database = payload.db.drizzle
  try {
    const { rows } = await database.execute<{ ready: boolean }>(
      sql`select to_regclass(${getTableName(places)}) is not null as ready`,
    )
    if (!rows[0]?.ready) return
    const existing = await database.select({ id: places.id }).from(places).limit(1)
    if (existing.length > 0) return
    await writePlaces(database, mainLocalities())
  } catch (error) {
    payload.logger.warn({ err: error }, 'The list of places could not be filled; distances from a postcode need it')
  }
}
