import type { PostgresAdapter } from '@payloadcms/db-postgres'
import type { Payload } from 'payload'
import { mainLocalities } from '../providers/geocoding/mainLocalities'
import { writePlaces } from '../providers/geocoding/writePlaces'

/**
 * Gives a deployment whose list of places is empty the main localities, so that distances work from the start. Leaves any
 * list that is there alone, and a database that has no such table yet.
 */
export async function seedPlaces(payload: Payload): Promise<void> {
  const { pool } = payload.db as unknown as PostgresAdapter
  try {
    const { rows } = await pool.query("SELECT to_regclass('places') IS NOT NULL AS ready")
    if (!rows[0]?.ready) return
    const { rows: existing } = await pool.query('SELECT 1 FROM places LIMIT 1')
    if (existing.length > 0) return
    await writePlaces((sql, values) => pool.query(sql, values), mainLocalities())
  } catch (error) {
    payload.logger.warn({ err: error }, 'The list of places could not be filled; distances from a postcode need it')
  }
}
