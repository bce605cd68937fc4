import { sql } from 'drizzle-orm'
import { PlaceIndex } from '../../domain/locations/placeIndex'
import { placeRank } from '../../domain/locations/placeRank'
import { mainLocalities } from '../../providers/geocoding/mainLocalities'
import type { Database } from '../database/database'
import { places } from '../database/tables.generated'
import { memoizeAsync } from '../memoizeAsync'

/** An import may change the list at any time. */
const TTL_MS = 10 * 60_000
/** Three times the places of Australia. */
const MAX_PLACES = 60_000

const { name, state, postcode, lat, lng } = places

/** Reads all places from the database. About 18,500, some 10 MB in memory. */
export async function loadPlaceIndex(database: Database): Promise<PlaceIndex> {
  const rows = await database
    .select({ name, state, postcode, lat, lng })
    .from(places)
    .orderBy(sql`id`)
    .limit(MAX_PLACES)
  return new PlaceIndex(rows, placeRank(mainLocalities()))
}

const KEY = Symbol.for('forecourt.placeIndex')
type GetIndex = (database: Database) => Promise<PlaceIndex>

/** The places of this process's database, at most ten minutes old. Bundles of one process share it. */
export function getPlaceIndex(database: Database): Promise<PlaceIndex> {
  const shared = globalThis as { [KEY]?: GetIndex }
  shared[KEY] ??= memoizeAsync(loadPlaceIndex, { key: () => '', max: 1, ttl: TTL_MS, staleWhileRevalidate: true })
  return shared[KEY](database)
}
