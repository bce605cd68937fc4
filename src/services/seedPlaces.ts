import { getTableName, sql } from 'drizzle-orm'
import type { Payload } from 'payload'
import { mainLocalities } from '../providers/geocoding/mainLocalities'
import { places } from '../server/database/tables.generated'
import { writePlaces } from '../server/places/writePlaces'

/**
 * Adds the main localities if the list of places is empty, so that distances work from the start. Does nothing if the table
 * does not exist yet.
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
    payload.logger.warn({ err: error }, 'Could not fill the list of places, which distances from a postcode need')
  }
}
