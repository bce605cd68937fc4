import type { Pool } from 'pg'
import type { LexiconPlace } from '../domain/stock/query/lexicon'
import { squash } from '../domain/stock/query/typedTokens'
import { toDatabase } from '../server/database/database'
import { places } from '../server/database/tables.generated'

/** Places that are kept in memory at most: about twice the localities of Australia. */
const MAX_PLACES = 40_000

/** Staff may import places at any time. */
const TTL_MS = 10 * 60_000

/** The words of a search behind which the name of a place may stand. */
const PLACE_WORD = /\b(near|nearby|nearest|around|close|within|from|of|in|at|km|kms)\b/i

/** The places of a name or postcode; names are found in several states. */
export type PlacesByName = ReadonlyMap<string, readonly LexiconPlace[]>

let loaded: { places: Promise<PlacesByName>; at: number } | null = null

/** True if a search may name a place, so that the places are worth loading. */
export const mayNamePlace = (text: string): boolean => PLACE_WORD.test(text)

/** All places by name, by name and state, and by postcode, from the database; the last ones if it is down. */
export async function loadPlaces(pool: Pool, now = Date.now()): Promise<PlacesByName> {
  const last = loaded
  if (last === null || now - last.at > TTL_MS) {
    const reading = { places: readPlaces(pool), at: now }
    loaded = reading
    reading.places.catch(() => {
      if (loaded === reading) loaded = last
    })
  }
  return (loaded as NonNullable<typeof loaded>).places
}

async function readPlaces(pool: Pool): Promise<PlacesByName> {
  const { name, state, postcode, lat, lng } = places
  const rows = await toDatabase(pool).select({ name, state, postcode, lat, lng }).from(places).limit(MAX_PLACES)
  const byName = new Map<string, LexiconPlace[]>()
  const add = (key: string, place: LexiconPlace) => {
    const known = byName.get(key)
    if (known) known.push(place)
    else byName.set(key, [place])
  }
  for (const row of rows) {
    const place = { name: row.name, lat: Number(row.lat), lng: Number(row.lng) }
    add(squash(row.name), place)
    add(squash(`${row.name}${row.state}`), place)
    add(row.postcode, place)
  }
  return byName
}

/** The place of a name that is closest to the site's own towns. */
export function findPlaceNear(byName: PlacesByName, name: string, own: Iterable<LexiconPlace>): LexiconPlace | null {
  const [first, ...others] = byName.get(squash(name)) ?? []
  if (first === undefined) return null
  const towns = [...own]
  const distance = (place: LexiconPlace) =>
    Math.min(...towns.map((town) => (town.lat - place.lat) ** 2 + (town.lng - place.lng) ** 2))
  return towns.length === 0
    ? first
    : others.reduce((best, place) => (distance(place) < distance(best) ? place : best), first)
}
