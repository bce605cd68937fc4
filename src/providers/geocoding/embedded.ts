import { centralPlace, type Place } from '../../domain/locations/place'
import { type GeocodingProvider, MAX_SUGGESTIONS } from './port'

/** Asks the deployment's own Postgres. */
export type QueryDatabase = (sql: string, values: unknown[]) => Promise<{ rows: unknown[] }>

const COLUMNS = 'name, state::text AS state, postcode, lat::float8 AS lat, lng::float8 AS lng'

const BY_POSTCODE_QUERY = `SELECT ${COLUMNS} FROM places WHERE postcode = $1`

/** Names that begin with the text before those that only contain it. */
const SUGGEST_QUERY = `
  SELECT ${COLUMNS} FROM places
  WHERE name ILIKE '%' || $1 || '%' OR postcode LIKE $1 || '%'
  ORDER BY name NOT ILIKE $1 || '%', length(name), name, postcode
  LIMIT ${MAX_SUGGESTIONS}`

/** Geocoding from the localities in our own database: needs no account and no network. */
export function embeddedGeocoding(query: QueryDatabase): GeocodingProvider {
  return {
    findPlaceByPostcode: async (postcode) => centralPlace((await query(BY_POSTCODE_QUERY, [postcode])).rows as Place[]),
    suggestPlaces: async (text) => (await query(SUGGEST_QUERY, [escapeLike(text)])).rows as Place[],
  }
}

/** The text with what LIKE reads as wildcards taken as they are. */
function escapeLike(text: string): string {
  return text.replaceAll(/[\\%_]/g, (sign) => `\\${sign}`)
}
