import { sql } from 'drizzle-orm'
import type { Place } from '../../domain/locations/place'
import type { Database } from '../database/database'
import { places } from '../database/tables.generated'

/**
 * Inserts places, and updates those of the same postcode and name that changed. The list must not contain a place twice.
 * @returns how many were inserted and updated
 */
export async function writePlaces(
  database: Database,
  list: readonly Place[],
): Promise<{ new: number; changed: number }> {
  if (list.length === 0) return { new: 0, changed: 0 }
  const written = await database
    .insert(places)
    .values([...list])
    .onConflictDoUpdate({
      target: [places.postcode, places.name],
      set: { state: sql`excluded.state`, lat: sql`excluded.lat`, lng: sql`excluded.lng`, updatedAt: sql`now()` },
      setWhere: sql`(${places.state}, ${places.lat}, ${places.lng}) is distinct from
        (excluded.state, excluded.lat, excluded.lng)`,
    })
    .returning({ isNew: sql<boolean>`xmax = 0` })
  const inserted = written.filter(({ isNew }) => isNew).length
  return { new: inserted, changed: written.length - inserted }
}

/** Rows per statement. */
const BATCH_ROWS = 2000

/** Inserts the places whose postcode and name are not in the list yet, and changes none that are. */
export async function addMissingPlaces(database: Database, list: readonly Place[]): Promise<void> {
  for (let start = 0; start < list.length; start += BATCH_ROWS)
    await database
      .insert(places)
      .values(list.slice(start, start + BATCH_ROWS))
      .onConflictDoNothing({ target: [places.postcode, places.name] })
}
