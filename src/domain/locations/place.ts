import { distanceKm } from './distance'
import { type AustralianState, isPostcode, isState } from './postcode'

/** A town or suburb in degrees; south is negative. */
export interface Place {
  name: string
  state: AustralianState
  postcode: string
  lat: number
  lng: number
}

/** Bounds of Australia with Norfolk, Christmas and the Cocos Islands, in degrees. */
const AUSTRALIA = { south: -44, north: -9, west: 96.5, east: 168.5 }

/** "Parramatta NSW 2150" */
export function placeLabel({ name, state, postcode }: Place): string {
  return `${name} ${state} ${postcode}`
}

/**
 * The most central of the places that share a postcode. Null if there are none.
 */
export function centralPlace(places: readonly Place[]): Place | null {
  const mean = (getValue: (place: Place) => number) =>
    places.reduce((sum, place) => sum + getValue(place), 0) / places.length
  const middle = { lat: mean(({ lat }) => lat), lng: mean(({ lng }) => lng) }
  const [central = null] = [...places].sort((a, b) => distanceKm(a, middle) - distanceKm(b, middle))
  return central
}

/** An invalid value in a row of a place import, by column. */
export interface PlaceRowError {
  column: string
  reason: string
}

/**
 * Parses a row of a place import: columns name (or locality), state, postcode, lat, lng (or latitude, longitude, long).
 * Restores the leading zero of Northern Territory postcodes that spreadsheets drop.
 */
export function parsePlaceRow(row: Record<string, string>): { place: Place } | { problems: PlaceRowError[] } {
  const cell = (...columns: string[]) => columns.map((column) => row[column]?.trim()).find(Boolean) ?? ''
  const name = cell('name', 'locality')
  const state = cell('state').toUpperCase()
  const postcode = cell('postcode').padStart(4, '0')
  const lat = parseDegrees(cell('lat', 'latitude'))
  const lng = parseDegrees(cell('lng', 'long', 'longitude'))

  const problems: PlaceRowError[] = []
  const addProblem = (column: string, reason: string) => problems.push({ column, reason })
  if (!name) addProblem('name', 'is empty')
  else if (name.length > 100) addProblem('name', 'is longer than 100 characters')
  if (!isState(state)) addProblem('state', `is not an Australian state: ${state || 'empty'}`)
  if (!isPostcode(postcode)) addProblem('postcode', `is not an Australian postcode: ${cell('postcode') || 'empty'}`)
  if (!(lat >= AUSTRALIA.south && lat <= AUSTRALIA.north)) addProblem('lat', 'is not a latitude in Australia')
  if (!(lng >= AUSTRALIA.west && lng <= AUSTRALIA.east)) addProblem('lng', 'is not a longitude in Australia')
  if (problems.length > 0 || !isState(state)) return { problems }
  return { place: { name: toTitleCase(name), state, postcode, lat, lng } }
}

/** NaN if the text is not a plain number. */
function parseDegrees(text: string): number {
  return /^-?\d{1,3}(\.\d{1,12})?$/.test(text) ? Number(text) : Number.NaN
}

/** "NORTH RYDE" as "North Ryde", since postal data is in upper case. */
export function toTitleCase(name: string): string {
  if (name !== name.toUpperCase()) return name
  return name
    .toLowerCase()
    .replaceAll(/(?<![\p{L}\d'])\p{L}/gu, (letter) => letter.toUpperCase())
    .replaceAll(/\b(Mc|O'|D'|K')(\p{L})/gu, (_, before, letter) => before + letter.toUpperCase())
    .replaceAll(/\b(?:Raaf|Hmas|Anu|Gpo|Bc|Dc|Mc)\b/g, (word) => word.toUpperCase())
    .replaceAll(/(?<=\s)(?:And|In|Of|On|The|To|Upon)(?=\s)/g, (word) => word.toLowerCase())
}
