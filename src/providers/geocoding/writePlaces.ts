import type { Place } from '../../domain/locations/place'
import type { QueryDatabase } from './embedded'

/**
 * Inserts and updates places by postcode and name; returns how many are new and changed. The list must not contain
 * duplicates.
 */
export async function writePlaces(
  query: QueryDatabase,
  places: readonly Place[],
): Promise<{ new: number; changed: number }> {
  const column = <Name extends keyof Place>(name: Name) => places.map((place) => place[name])
  const { rows } = await query(
    `INSERT INTO places (name, state, postcode, lat, lng, created_at, updated_at)
     SELECT name, state::enum_places_state, postcode, lat, lng, now(), now()
     FROM unnest($1::text[], $2::text[], $3::text[], $4::numeric[], $5::numeric[]) AS given (name, state, postcode, lat, lng)
     ON CONFLICT (postcode, name) DO UPDATE
       SET state = excluded.state, lat = excluded.lat, lng = excluded.lng, updated_at = now()
       WHERE (places.state, places.lat, places.lng) IS DISTINCT FROM (excluded.state, excluded.lat, excluded.lng)
     RETURNING (xmax = 0) AS is_new`,
    [column('name'), column('state'), column('postcode'), column('lat'), column('lng')],
  )
  const added = (rows as { is_new: boolean }[]).filter((row) => row.is_new).length
  return { new: added, changed: rows.length - added }
}
