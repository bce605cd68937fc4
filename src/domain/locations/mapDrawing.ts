import { type GeoProjection, geoArea, geoGraticule, geoMercator, geoPath, geoTransform } from 'd3-geo'
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
export function hasNumberedPins(count: number): boolean {
  return count < NUMBERED_BELOW
}

/** Draws what a map shows of its subject among the towns that are known. Null where there is nothing to show. */
export function drawMap(subject: MapSubject, towns: readonly MapTown[]): MapDrawing | null {
  const { pins, from = null } = subject
  const shown: Point[] = from ? [from, ...pins] : [...pins]
  if (shown.length === 0) return null
  const width = Math.min(MAP_WIDTHS.most, Math.max(MAP_WIDTHS.least, Math.round(subject.width ?? MAP_WIDTHS.most)))
  const height = Math.round(subject.height ?? (width * 2) / 3)
  const { zoom, centre } = fitLabels(shown, width, height)
  const projection = mercatorAt(zoom)
    // turned rather than moved to its longitude, so that the world's seam is on the far side
    .rotate([-centre.lng, 0])
    .center([0, centre.lat])
    .translate([width / 2, height / 2])
    .clipExtent([
      [-EDGE, -EDGE],
      [width + EDGE, height + EDGE],
    ])
  const at = (point: Point): Spot => {
    const [x, y] = projection(lngLat(point))!
    return { x: rounded(x), y: rounded(y) }
  }
  const pinSpots = pins.map(at)
  const fromSpot = from && at(from)
  const pixelsPerKm = (TILE * 2 ** zoom) / (40_075 * Math.cos((centre.lat * Math.PI) / 180))
  const numbered = hasNumberedPins(pins.length)
  return {
    width,
    height,
    land: landPath(projection),
    grid: gridPath(projection, centre, zoom, width),
    roads: roadPath(projection),
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
export function fitLabels(points: readonly Point[], width: number, height: number): { zoom: number; centre: Point } {
  const world = mercatorAt(0).translate([0, 0])
  const coordinates = points.map(lngLat)
  const [[left, top], [right, bottom]] = geoPath(world).bounds({ type: 'MultiPoint', coordinates })
  const scale = Math.min(
    (width - 2 * ROOM.sides) / (right - left || 1e-9),
    (height - ROOM.top - ROOM.bottom) / (bottom - top || 1e-9),
  )
  const zoom = Math.min(CLOSEST_DRAWN, Math.log2(scale))
  // the room above is larger than the room below
  const lift = (ROOM.top - ROOM.bottom) / 2 / 2 ** zoom
  const [lng, lat] = world.invert!([(left + right) / 2, (top + bottom) / 2 - lift])!
  return { zoom, centre: { lat, lng } }
}

type LngLat = [lng: number, lat: number]

const lngLat = ({ lat, lng }: Point): LngLat => [lng, lat]

/** The projection of tile maps at a zoom. Lines of the drawing are straight between their points, as its data means them. */
function mercatorAt(zoom: number): GeoProjection {
  return geoMercator()
    .scale((TILE * 2 ** zoom) / (2 * Math.PI))
    .precision(0)
}

const rounded = (value: number) => Math.round(value * 10) / 10

let coast: LngLat[][][] | undefined
let roads: LngLat[][] | undefined

/** Lines in degrees from their compact form. */
function linesOf(compact: string): LngLat[][] {
  return compact
    .trim()
    .split('\n')
    .map((line) => {
      const steps = line.split(' ').map(Number)
      const points: LngLat[] = []
      let [lng, lat] = [0, 0]
      for (let index = 0; index < steps.length; index += 2) {
        lng += steps[index]!
        lat += steps[index + 1]!
        points.push([lng / 1000, lat / 1000])
      }
      return points
    })
}

/** A coastline as GeoJSON's polygon for d3: closed, and clockwise, since the other way round it means all the world but this. */
function polygonOf(line: LngLat[]): LngLat[][] {
  const ring = [...line, line[0]!]
  const isRestOfWorld = geoArea({ type: 'Polygon', coordinates: [ring] }) > 2 * Math.PI
  return [isRestOfWorld ? ring.reverse() : ring]
}

/** How far beyond the edges shapes are drawn, in pixels, so that their cut ends stay out of sight. */
const EDGE = 20

/** Points nearer to the one before than this many pixels, across and down together, are left out. */
const MIN_STEP = 0.8

/** Leaves out points that the eye cannot tell from the one before. */
function thinning() {
  let last: Spot | null = null
  return geoTransform({
    lineStart() {
      last = null
      this.stream.lineStart()
    },
    point(x, y) {
      const isNear = last !== null && Math.abs(x - last.x) + Math.abs(y - last.y) <= MIN_STEP
      last = { x, y }
      if (!isNear) this.stream.point(x, y)
    },
  })
}

function roadPath(projection: GeoProjection): string {
  roads ??= linesOf(MAIN_ROADS)
  return geoPath(projection).digits(1)({ type: 'MultiLineString', coordinates: roads }) ?? ''
}

/** The land in sight. */
function landPath(projection: GeoProjection): string {
  coast ??= linesOf(COASTLINE).map(polygonOf)
  const thin = thinning()
  const path = geoPath({ stream: (output) => projection.stream(thin.stream(output)) }).digits(1)
  return path({ type: 'MultiPolygon', coordinates: coast }) ?? ''
}

/** Degrees between lines of the grid, the finest that keeps them apart. */
const GRID_STEPS = [0.05, 0.1, 0.25, 0.5, 1, 2, 5, 10]

function gridPath(projection: GeoProjection, { lat, lng }: Point, zoom: number, width: number): string {
  const pixelsPerDegree = (TILE * 2 ** zoom) / 360
  const step = GRID_STEPS.find((degrees) => degrees * pixelsPerDegree >= 90) ?? 10
  const span = width / pixelsPerDegree / 2 + step
  const grid = geoGraticule()
    .step([step, step])
    // every line is straight on this projection, so a point every 90 degrees is enough
    .precision(90)
    .extent([
      [lng - span, lat - span],
      [lng + span, lat + span],
    ])
  return geoPath(projection).digits(1)(grid()) ?? ''
}

const MAX_TOWNS = 16
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
    if (placed.length === MAX_TOWNS) break
  }
  return placed
}

const ROUND_KM = [1, 2, 5, 10, 20, 50, 100, 200, 500, 1000]

/** The longest round distance that a scale of some 140 pixels can show. */
function scaleOf(pixelsPerKm: number): MapDrawing['scale'] {
  const km = ROUND_KM.findLast((round) => round * pixelsPerKm <= 140) ?? 1
  return { km, width: rounded(km * pixelsPerKm) }
}
