import { distanceKm } from './distance'
import { type AustralianState, isPostcode, isState } from './postcode'

/** A town or suburb that shoppers name to say where they are. Degrees; south is below zero. */
export interface Place {
  name: string
  state: AustralianState
  postcode: string
  lat: number
  lng: number
}

/** The corners of Australia with its near islands, in degrees. */
const AUSTRALIA = { south: -44, north: -9, west: 112.5, east: 154.5 }

/** "Parramatta NSW 2150" */
export function placeLabel({ name, state, postcode }: Place): string {
  return `${name} ${state} ${postcode}`
}

/**
 * The place that stands for a postcode, of those that share it: the one nearest to their middle. Null without any.
 */
export function centralPlace(places: readonly Place[]): Place | null {
  const mean = (of: (place: Place) => number) => places.reduce((sum, place) => sum + of(place), 0) / places.length
  const middle = { lat: mean(({ lat }) => lat), lng: mean(({ lng }) => lng) }
  const [central = null] = [...places].sort((a, b) => distanceKm(a, middle) - distanceKm(b, middle))
  return central
}

/** What is wrong with a row of a list of places, by column. */
export interface PlaceRowError {
  column: string
  reason: string
}

/**
 * Reads a row of a list of places: columns name (or locality), state, postcode, lat, lng (or latitude, longitude,
 * long). Postcodes of the Northern Territory may have lost their leading zero to a spreadsheet.
 */
export function parsePlaceRow(row: Record<string, string>): { place: Place } | { problems: PlaceRowError[] } {
  const cell = (...columns: string[]) => columns.map((column) => row[column]?.trim()).find(Boolean) ?? ''
  const name = cell('name', 'locality')
  const state = cell('state').toUpperCase()
  const postcode = cell('postcode').padStart(4, '0')
  const lat = degrees(cell('lat', 'latitude'))
  const lng = degrees(cell('lng', 'long', 'longitude'))

  const problems: PlaceRowError[] = []
  const problem = (column: string, reason: string) => problems.push({ column, reason })
  if (!name) problem('name', 'is empty')
  else if (name.length > 100) problem('name', 'is longer than 100 characters')
  if (!isState(state)) problem('state', `is none of Australia's: ${state || 'empty'}`)
  if (!isPostcode(postcode)) problem('postcode', `is no Australian postcode: ${cell('postcode') || 'empty'}`)
  if (!(lat >= AUSTRALIA.south && lat <= AUSTRALIA.north)) problem('lat', 'is no latitude of Australia')
  if (!(lng >= AUSTRALIA.west && lng <= AUSTRALIA.east)) problem('lng', 'is no longitude of Australia')
  if (problems.length > 0 || !isState(state)) return { problems }
  return { place: { name: asWritten(name), state, postcode, lat, lng } }
}

/** NaN for what is no plain number. */
function degrees(text: string): number {
  return /^-?\d{1,3}(\.\d{1,12})?$/.test(text) ? Number(text) : Number.NaN
}

/** "NORTH RYDE" as "North Ryde": the postal service's own lists shout. */
function asWritten(name: string): string {
  if (name !== name.toUpperCase()) return name
  return name.toLowerCase().replaceAll(/(^|[\s\-(])(\p{L})/gu, (_, before, letter) => before + letter.toUpperCase())
}
