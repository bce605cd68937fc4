import { eq, ilike, like, notIlike, or, sql } from 'drizzle-orm'
import { centralPlace } from '../../domain/locations/place'
import { type GeocodingProvider, MAX_SUGGESTIONS } from '../../providers/geocoding/port'
import type { Database } from '../database/database'
import { places } from '../database/tables.generated'

const { name, state, postcode, lat, lng } = places
const COLUMNS = { name, state, postcode, lat, lng }

/** Geocoding from the list of places in our own database: needs no account and no network. */
export function embeddedGeocoding(getDatabase: () => Promise<Database>): GeocodingProvider {
  return {
    findPlaceByPostcode: async (code) => {
      const database = await getDatabase()
      return centralPlace(await database.select(COLUMNS).from(places).where(eq(postcode, code)))
    },
    // Names that begin with the text come before those that only contain it.
    suggestPlaces: async (text) => {
      const database = await getDatabase()
      const prefix = `${escapeLike(text)}%`
      return database
        .select(COLUMNS)
        .from(places)
        .where(or(ilike(name, `%${prefix}`), like(postcode, prefix)))
        .orderBy(notIlike(name, prefix), sql`length(${name})`, name, postcode)
        .limit(MAX_SUGGESTIONS)
    },
  }
}

/** The text with LIKE's wildcards escaped. */
function escapeLike(text: string): string {
  return text.replaceAll(/[\\%_]/g, (sign) => `\\${sign}`)
}
