import type { Pool } from 'pg'
import type { LexiconPlace } from '../domain/stock/query/lexicon'
import { squash } from '../domain/stock/query/typedTokens'
import { toDatabase } from '../server/database/database'
import { places } from '../server/database/tables.generated'

/** Places that are kept in memory at most: about twice the localities of Australia. */
const MAX_PLACES = 40_000

/** Staff may import places at any time. */
const TTL_MS = 10 * 60_000

/** The places of a name or postcode; names are found in several states. */
export type PlacesByName = ReadonlyMap<string, readonly LexiconPlace[]>

let loaded: { places: Promise<PlacesByName>; at: number } | null = null

/** True if the body of a call has a search in words, which may name a place. */
export const hasWords = (body: string): boolean => HAS_WORDS.test(body)

const HAS_WORDS = /"query"\s*:\s*"[^"]|[?&"]query=[^&"]/

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

/** Regions that shoppers name, which are no towns: about their middle, in degrees. */
const REGIONS: PlacesByName = new Map(
  (
    [
      ['Blue Mountains', -33.71, 150.31],
      ['Central Coast', -33.43, 151.34],
      ['Central West', -33.28, 149.1],
      ['Eastern Suburbs', -33.89, 151.26],
      ['Far North Queensland', -16.92, 145.77],
      ['Gippsland', -38.2, 146.54],
      ['Gold Coast', -28.0, 153.4],
      ['Goldfields', -36.76, 144.28],
      ['Great Ocean Road', -38.33, 144.32],
      ['Hawkesbury', -33.61, 150.82],
      ['Hills District', -33.73, 151.0],
      ['Hunter', -32.73, 151.55],
      ['Hunter Valley', -32.78, 151.35],
      ['Illawarra', -34.43, 150.88],
      ['Inner West', -33.9, 151.14],
      ['Macarthur', -34.07, 150.81],
      ['Mornington Peninsula', -38.33, 145.04],
      ['North Shore', -33.78, 151.17],
      ['Northern Beaches', -33.75, 151.28],
      ['Northern Rivers', -28.81, 153.28],
      ['Riverina', -35.11, 147.37],
      ['South Coast', -35.0, 150.6],
      ['Southern Highlands', -34.48, 150.42],
      ['Sunshine Coast', -26.65, 153.07],
      ['Sutherland Shire', -34.03, 151.06],
      ['Western Sydney', -33.8, 150.9],
      ['Yarra Valley', -37.65, 145.45],
    ] as const
  ).map(([name, lat, lng]) => [squash(name), [{ name, lat, lng }]]),
)

/** The place of a name that is closest to the site's own towns. */
export function findPlaceNear(byName: PlacesByName, name: string, own: Iterable<LexiconPlace>): LexiconPlace | null {
  const key = squash(name)
  const [first, ...others] = byName.get(key) ?? REGIONS.get(key) ?? []
  if (first === undefined) return null
  const towns = [...own]
  const distance = (place: LexiconPlace) =>
    Math.min(...towns.map((town) => (town.lat - place.lat) ** 2 + (town.lng - place.lng) ** 2))
  return towns.length === 0
    ? first
    : others.reduce((best, place) => (distance(place) < distance(best) ? place : best), first)
}
