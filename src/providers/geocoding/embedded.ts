import { centralPlace, type Place } from '../../domain/locations/place'
import { type GeocodingProvider, MAX_SUGGESTIONS } from './port'

/** Queries the deployment's Postgres. */
export type QueryDatabase = (sql: string, values: unknown[]) => Promise<{ rows: unknown[] }>

const COLUMNS = 'name, state::text AS state, postcode, lat::float8 AS lat, lng::float8 AS lng'

const BY_POSTCODE_QUERY = `SELECT ${COLUMNS} FROM places WHERE postcode = $1`

/** Names that start with the text come before those that contain it. */
const SUGGEST_QUERY = `
  SELECT ${COLUMNS} FROM places
  WHERE name ILIKE '%' || $1 || '%' OR postcode LIKE $1 || '%'
  ORDER BY name NOT ILIKE $1 || '%', length(name), name, postcode
  LIMIT ${MAX_SUGGESTIONS}`

/** Geocoding from the places in our own database. */
export function embeddedGeocoding(query: QueryDatabase): GeocodingProvider {
  return {
    findPlaceByPostcode: async (postcode) => centralPlace((await query(BY_POSTCODE_QUERY, [postcode])).rows as Place[]),
    suggestPlaces: async (text) => (await query(SUGGEST_QUERY, [escapeLike(text)])).rows as Place[],
  }
}

/** Escapes the wildcards of LIKE. */
function escapeLike(text: string): string {
  return text.replaceAll(/[\\%_]/g, (sign) => `\\${sign}`)
}
