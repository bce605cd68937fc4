import { centralPlace, type Place } from '../../domain/locations/place'
import { type Geocoding, SUGGESTED_PLACES } from './port'

/** Asks the deployment's own Postgres. */
export type AskDatabase = (sql: string, values: unknown[]) => Promise<{ rows: unknown[] }>

const COLUMNS = 'name, state::text AS state, postcode, lat::float8 AS lat, lng::float8 AS lng'

const OF_POSTCODE = `SELECT ${COLUMNS} FROM places WHERE postcode = $1`

/** Names that begin with the text before those that only contain it. */
const SUGGESTED = `
  SELECT ${COLUMNS} FROM places
  WHERE name ILIKE '%' || $1 || '%' OR postcode LIKE $1 || '%'
  ORDER BY name NOT ILIKE $1 || '%', length(name), name, postcode
  LIMIT ${SUGGESTED_PLACES}`

/** Geocoding from the localities in our own database: needs no account and no network. */
export function embeddedGeocoding(ask: AskDatabase): Geocoding {
  return {
    placeOfPostcode: async (postcode) => centralPlace((await ask(OF_POSTCODE, [postcode])).rows as Place[]),
    suggestPlaces: async (text) => (await ask(SUGGESTED, [literally(text)])).rows as Place[],
  }
}

/** The text with what LIKE reads as wildcards taken as they are. */
function literally(text: string): string {
  return text.replaceAll(/[\\%_]/g, (sign) => `\\${sign}`)
}
