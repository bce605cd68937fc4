import { COASTLINE } from './coastline'
import type { Point } from './distance'
import { MAIN_ROADS } from './mainRoads'

/** Widths of drawn maps in pixels (LOC-07). */
export const MAP_WIDTHS = { least: 600, most: 850 } as const

/** The closest that a drawing looks, some 150 km across: closer there would be nothing on it to know one's way by. */
const CLOSEST_DRAWN = 9.3

/** Pins carry numbers where there are fewer than this many (LOC-07). */
const NUMBERED_BELOW = 10

/** Free room around what a map shows, in pixels: a pin stands above its point. */
const ROOM = { sides: 110, top: 130, bottom: 70 }

/** Pixels of the whole world at zoom 0, as tile maps have it. */
const TILE = 256

/** A town that may be named on a map; 0 is a state's capital, then larger regional cities, then other places. */
export interface MapTown extends Point {
  name: string
  rank: number
}

/** What a map is drawn of. */
export interface MapSubject {
  /** in the order of their numbers */
  pins: readonly Point[]
  /** where the shopper is, with the circle that they search within */
  from?: (Point & { radiusKm: number | null }) | null
  width?: number
  height?: number
}

/** A spot on the drawing, in its pixels. */
export interface Spot {
  x: number
  y: number
}

/** A map of coast, grid and towns, as shapes for an SVG of `width` by `height`. */
export interface MapDrawing {
  width: number
  height: number
  /** path data of the land in sight */
  land: string
  /** path data of parallels and meridians */
  grid: string
  /** path data of the main highways */
  roads: string
  /** `onSmall`: there is room for the name where the map is drawn at half its size or less */
  towns: (Spot & { name: string; rank: number; onSmall: boolean })[]
  /** one for each of the subject's, in its order; `number` is null where there are too many to number */
  pins: (Spot & { number: number | null })[]
  from: (Spot & { radius: number | null }) | null
  scale: { km: number; width: number }
}

/** Whether pins carry numbers (LOC-07). */
export function pinsAreNumbered(count: number): boolean {
  return count < NUMBERED_BELOW
}

/** Draws what a map shows of its subject among the towns that are known. Null where there is nothing to show. */
export function drawMap(subject: MapSubject, towns: readonly MapTown[]): MapDrawing | null {
  const { pins, from = null } = subject
  const shown: Point[] = from ? [from, ...pins] : [...pins]
  if (shown.length === 0) return null
  const width = Math.min(MAP_WIDTHS.most, Math.max(MAP_WIDTHS.least, Math.round(subject.width ?? MAP_WIDTHS.most)))
  const height = Math.round(subject.height ?? (width * 2) / 3)
  const { zoom, centre } = fitted(shown, width, height)
  const middle = projected(centre, zoom)
  const at = (point: Point): Spot => {
    const { x, y } = projected(point, zoom)
    return { x: rounded(x - middle.x + width / 2), y: rounded(y - middle.y + height / 2) }
  }
  const pinSpots = pins.map(at)
  const fromSpot = from && at(from)
  const pixelsPerKm = (TILE * 2 ** zoom) / (40_075 * Math.cos((centre.lat * Math.PI) / 180))
  const numbered = pinsAreNumbered(pins.length)
  return {
    width,
    height,
    land: landPath(at, width, height),
    grid: gridPath(at, centre, zoom, width, height),
    roads: roadPath(at, width, height),
    towns: placedTowns(towns, at, [...pinSpots, ...(fromSpot ? [fromSpot] : [])], width, height),
    pins: pinSpots.map((spot, index) => ({ ...spot, number: numbered ? index + 1 : null })),
    from: fromSpot && {
      ...fromSpot,
      radius: from?.radiusKm ? rounded(from.radiusKm * pixelsPerKm) : null,
    },
    scale: scaleOf(pixelsPerKm),
  }
}

/** The closest view that holds all points with room around them. */
export function fitted(points: readonly Point[], width: number, height: number): { zoom: number; centre: Point } {
  const spots = points.map((point) => projected(point, 0))
  const [left, right] = [Math.min(...spots.map(({ x }) => x)), Math.max(...spots.map(({ x }) => x))]
  const [top, bottom] = [Math.min(...spots.map(({ y }) => y)), Math.max(...spots.map(({ y }) => y))]
  const scale = Math.min(
    (width - 2 * ROOM.sides) / (right - left || 1e-9),
    (height - ROOM.top - ROOM.bottom) / (bottom - top || 1e-9),
  )
  const zoom = Math.min(CLOSEST_DRAWN, Math.log2(scale))
  // the room above is larger than the room below
  const lift = (ROOM.top - ROOM.bottom) / 2 / 2 ** zoom
  return { zoom, centre: unprojected({ x: (left + right) / 2, y: (top + bottom) / 2 - lift }) }
}

function projected({ lat, lng }: Point, zoom: number): Spot {
  const size = TILE * 2 ** zoom
  const sine = Math.sin((lat * Math.PI) / 180)
  return { x: (lng / 360 + 0.5) * size, y: (0.5 - Math.log((1 + sine) / (1 - sine)) / (4 * Math.PI)) * size }
}

/** Where a spot of the world at zoom 0 is. */
function unprojected({ x, y }: Spot): Point {
  return {
    lng: (x / TILE - 0.5) * 360,
    lat: (Math.atan(Math.sinh(Math.PI * (1 - (2 * y) / TILE))) * 180) / Math.PI,
  }
}

const rounded = (value: number) => Math.round(value * 10) / 10

let coast: Point[][] | undefined
let roads: Point[][] | undefined

/** Lines in degrees from their compact form. */
function linesOf(compact: string): Point[][] {
  return compact
    .trim()
    .split('\n')
    .map((line) => {
      const steps = line.split(' ').map(Number)
      const points: Point[] = []
      let [lng, lat] = [0, 0]
      for (let index = 0; index < steps.length; index += 2) {
        lng += steps[index]!
        lat += steps[index + 1]!
        points.push({ lat: lat / 1000, lng: lng / 1000 })
      }
      return points
    })
}

function roadPath(at: (point: Point) => Spot, width: number, height: number): string {
  roads ??= linesOf(MAIN_ROADS)
  const near = ({ x, y }: Spot) => x > -width && x < 2 * width && y > -height && y < 2 * height
  return roads
    .flatMap((line) => {
      const spots = line.map(at)
      return spots.flatMap((spot, index) => {
        const before = spots[index - 1]
        if (!before || !(near(spot) || near(before))) return []
        return [`M${before.x} ${before.y}L${spot.x} ${spot.y}`]
      })
    })
    .join('')
}

/** The land in sight, cut off a little beyond the edges. */
function landPath(at: (point: Point) => Spot, width: number, height: number): string {
  const edge = 20
  coast ??= linesOf(COASTLINE)
  return coast
    .flatMap((line) => {
      const cut = clipped(line.map(at), -edge, -edge, width + edge, height + edge)
      const thinned = cut.filter((spot, index) => {
        const before = cut[index - 1]
        return !before || Math.abs(spot.x - before.x) + Math.abs(spot.y - before.y) > 0.8
      })
      if (thinned.length < 3) return []
      return [`M${thinned.map(({ x, y }) => `${rounded(x)} ${rounded(y)}`).join('L')}Z`]
    })
    .join('')
}

/** A polygon cut to a rectangle, side by side (Sutherland and Hodgman). */
function clipped(polygon: Spot[], left: number, top: number, right: number, bottom: number): Spot[] {
  const sides: [inside: (spot: Spot) => boolean, crossing: (a: Spot, b: Spot) => Spot][] = [
    [({ x }) => x >= left, (a, b) => ({ x: left, y: a.y + ((b.y - a.y) * (left - a.x)) / (b.x - a.x) })],
    [({ x }) => x <= right, (a, b) => ({ x: right, y: a.y + ((b.y - a.y) * (right - a.x)) / (b.x - a.x) })],
    [({ y }) => y >= top, (a, b) => ({ x: a.x + ((b.x - a.x) * (top - a.y)) / (b.y - a.y), y: top })],
    [({ y }) => y <= bottom, (a, b) => ({ x: a.x + ((b.x - a.x) * (bottom - a.y)) / (b.y - a.y), y: bottom })],
  ]
  return sides.reduce<Spot[]>(
    (spots, [inside, crossing]) =>
      spots.flatMap((spot, index) => {
        const before = spots[(index + spots.length - 1) % spots.length]!
        if (inside(spot)) return inside(before) ? [spot] : [crossing(before, spot), spot]
        return inside(before) ? [crossing(before, spot)] : []
      }),
    polygon,
  )
}

/** Degrees between lines of the grid, the finest that keeps them apart. */
const GRID_STEPS = [0.05, 0.1, 0.25, 0.5, 1, 2, 5, 10]

function gridPath(at: (point: Point) => Spot, centre: Point, zoom: number, width: number, height: number): string {
  const pixelsPerDegree = (TILE * 2 ** zoom) / 360
  const step = GRID_STEPS.find((degrees) => degrees * pixelsPerDegree >= 90) ?? 10
  const spanLng = width / pixelsPerDegree / 2 + step
  const lines: string[] = []
  for (let lng = Math.ceil((centre.lng - spanLng) / step) * step; lng <= centre.lng + spanLng; lng += step)
    lines.push(`M${at({ lat: centre.lat, lng }).x} 0V${height}`)
  for (let lat = Math.ceil((centre.lat - spanLng) / step) * step; lat <= centre.lat + spanLng; lat += step)
    lines.push(`M0 ${at({ lat, lng: centre.lng }).y}H${width}`)
  return lines.join('')
}

const MOST_TOWNS = 16
/** Pixels that a letter of a town's name takes, and the height of its line. */
const LETTER = 7.5
const LINE = 22
/** How much larger words stand on a map that a phone draws small. */
const SMALL = 2.3

type Box = [left: number, top: number, right: number, bottom: number]

/** The towns that there is room to name, the larger ones first, none upon another or upon a pin. */
function placedTowns(
  towns: readonly MapTown[],
  at: (point: Point) => Spot,
  pins: readonly Spot[],
  width: number,
  height: number,
): MapDrawing['towns'] {
  const room = (times: number) => {
    const taken = pins.map(({ x, y }): Box => [x - 22 * times, y - 48 * times, x + 22 * times, y + 8 * times])
    return (town: MapTown, { x, y }: Spot): boolean => {
      const half = (LINE / 2 + 4) * times
      const box: Box = [x - 8 * times, y - half, x + (14 + town.name.length * LETTER) * times, y + half]
      if (box[0] < 4 || box[2] > width - 4 || box[1] < 4 || box[3] > height - 26 * times) return false
      if (taken.some((other) => box[0] < other[2] && other[0] < box[2] && box[1] < other[3] && other[1] < box[3]))
        return false
      taken.push(box)
      return true
    }
  }
  const [fits, fitsSmall] = [room(1), room(SMALL)]
  const placed: MapDrawing['towns'] = []
  for (const town of [...towns].sort((a, b) => a.rank - b.rank)) {
    const spot = at(town)
    if (!fits(town, spot)) continue
    placed.push({ ...spot, name: town.name, rank: town.rank, onSmall: fitsSmall(town, spot) })
    if (placed.length === MOST_TOWNS) break
  }
  return placed
}

const ROUND_KM = [1, 2, 5, 10, 20, 50, 100, 200, 500, 1000]

/** The longest round distance that a scale of some 140 pixels can show. */
function scaleOf(pixelsPerKm: number): MapDrawing['scale'] {
  const km = ROUND_KM.findLast((round) => round * pixelsPerKm <= 140) ?? 1
  return { km, width: rounded(km * pixelsPerKm) }
}
