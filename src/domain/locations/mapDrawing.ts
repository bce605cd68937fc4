import { type GeoProjection, geoArea, geoGraticule, geoMercator, geoPath, geoTransform } from 'd3-geo'
import { COASTLINE } from './coastline'
import type { Point } from './distance'
import { MAIN_ROADS } from './mainRoads'

/** Widths of static maps in pixels (LOC-07). */
export const MAP_WIDTHS = { min: 600, max: 850 } as const

/** Maximum zoom of a static map, about 150 km across; closer in there are no landmarks to show. */
const MAX_DRAWN_ZOOM = 9.3

/** Pins are numbered if there are fewer than this many (LOC-07). */
const NUMBERED_BELOW = 10

/** Padding around the points in pixels; a pin extends above its point. */
const PADDING = { sides: 110, top: 130, bottom: 70 }

/** Pixels of the whole world at zoom 0, as in tile maps. */
const TILE = 256

/** A town that can be labelled; rank 0 is a state capital, 1 a larger regional city, higher ranks are smaller. */
export interface MapTown extends Point {
  name: string
  rank: number
}

/** Input of a static map. */
export interface MapSubject {
  /** in the order of their numbers */
  pins: readonly Point[]
  /** the shopper's position, with the search radius */
  from?: (Point & { radiusKm: number | null }) | null
  width?: number
  height?: number
}

/** A point of the map in pixels. */
export interface Spot {
  x: number
  y: number
}

/** A map of coast, grid, roads and towns, as shapes for an SVG of `width` by `height`. */
export interface MapDrawing {
  width: number
  height: number
  /** path data of the visible land */
  land: string
  /** path data of parallels and meridians */
  grid: string
  /** path data of the main highways */
  roads: string
  /** `onSmall`: the label also fits when the map is rendered at half its size or less */
  towns: (Spot & { name: string; rank: number; onSmall: boolean })[]
  /** in the subject's order; `number` is null if pins are not numbered */
  pins: (Spot & { number: number | null })[]
  from: (Spot & { radius: number | null }) | null
  scale: { km: number; width: number }
}

/** Whether pins are numbered (LOC-07). */
export function hasNumberedPins(count: number): boolean {
  return count < NUMBERED_BELOW
}

/** Renders a map of the subject with the given towns. Null if there are no points. */
export function drawMap(subject: MapSubject, towns: readonly MapTown[]): MapDrawing | null {
  const { pins, from = null } = subject
  const points: Point[] = from ? [from, ...pins] : [...pins]
  if (points.length === 0) return null
  const width = Math.min(MAP_WIDTHS.max, Math.max(MAP_WIDTHS.min, Math.round(subject.width ?? MAP_WIDTHS.max)))
  const height = Math.round(subject.height ?? (width * 2) / 3)
  const { zoom, centre } = fitLabels(points, width, height)
  const projection = mercatorAt(zoom)
    // turned rather than moved to its longitude, so that the world's seam is on the far side
    .rotate([-centre.lng, 0])
    .center([0, centre.lat])
    .translate([width / 2, height / 2])
    .clipExtent([
      [-EDGE, -EDGE],
      [width + EDGE, height + EDGE],
    ])
  const project = (point: Point): Spot => {
    const [x, y] = projection(lngLat(point))!
    return { x: rounded(x), y: rounded(y) }
  }
  const pinSpots = pins.map(project)
  const fromSpot = from && project(from)
  const pixelsPerKm = (TILE * 2 ** zoom) / (40_075 * Math.cos((centre.lat * Math.PI) / 180))
  const numbered = hasNumberedPins(pins.length)
  return {
    width,
    height,
    land: landPath(projection),
    grid: gridPath(projection, centre, zoom, width),
    roads: roadPath(projection),
    towns: placeTowns(towns, project, [...pinSpots, ...(fromSpot ? [fromSpot] : [])], width, height),
    pins: pinSpots.map((spot, index) => ({ ...spot, number: numbered ? index + 1 : null })),
    from: fromSpot && {
      ...fromSpot,
      radius: from?.radiusKm ? rounded(from.radiusKm * pixelsPerKm) : null,
    },
    scale: toScale(pixelsPerKm),
  }
}

/** The closest view that contains all points with padding. */
export function fitLabels(points: readonly Point[], width: number, height: number): { zoom: number; centre: Point } {
  const world = mercatorAt(0).translate([0, 0])
  const coordinates = points.map(lngLat)
  const [[left, top], [right, bottom]] = geoPath(world).bounds({ type: 'MultiPoint', coordinates })
  const scale = Math.min(
    (width - 2 * PADDING.sides) / (right - left || 1e-9),
    (height - PADDING.top - PADDING.bottom) / (bottom - top || 1e-9),
  )
  const zoom = Math.min(MAX_DRAWN_ZOOM, Math.log2(scale))
  // the padding above is larger than the padding below
  const offset = (PADDING.top - PADDING.bottom) / 2 / 2 ** zoom
  const [lng, lat] = world.invert!([(left + right) / 2, (top + bottom) / 2 - offset])!
  return { zoom, centre: { lat, lng } }
}

type LngLat = [lng: number, lat: number]

const lngLat = ({ lat, lng }: Point): LngLat => [lng, lat]

/** The projection of tile maps at a zoom. Lines are straight between points, matching the compact data. */
function mercatorAt(zoom: number): GeoProjection {
  return geoMercator()
    .scale((TILE * 2 ** zoom) / (2 * Math.PI))
    .precision(0)
}

const rounded = (value: number) => Math.round(value * 10) / 10

let coast: LngLat[][][] | undefined
let roads: LngLat[][] | undefined

/** Parses lines in the compact format to degrees. */
function parseLines(compact: string): LngLat[][] {
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

/** A coastline as a closed GeoJSON polygon. d3 needs clockwise rings; counterclockwise means everything outside. */
function toPolygon(line: LngLat[]): LngLat[][] {
  const ring = [...line, line[0]!]
  const isRestOfWorld = geoArea({ type: 'Polygon', coordinates: [ring] }) > 2 * Math.PI
  return [isRestOfWorld ? ring.reverse() : ring]
}

/** Pixels that shapes extend beyond the edges, so that cut ends are not visible. */
const EDGE = 20

/** Minimum distance between consecutive points in pixels, x plus y. */
const MIN_STEP = 0.8

/** Drops points that are too close to the previous one. */
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
  roads ??= parseLines(MAIN_ROADS)
  return geoPath(projection).digits(1)({ type: 'MultiLineString', coordinates: roads }) ?? ''
}

/** The visible land. */
function landPath(projection: GeoProjection): string {
  coast ??= parseLines(COASTLINE).map(toPolygon)
  const thin = thinning()
  const path = geoPath({ stream: (output) => projection.stream(thin.stream(output)) }).digits(1)
  return path({ type: 'MultiPolygon', coordinates: coast }) ?? ''
}

/** Grid spacing options in degrees; the finest with enough distance is used. */
const GRID_STEPS = [0.05, 0.1, 0.25, 0.5, 1, 2, 5, 10]

function gridPath(projection: GeoProjection, { lat, lng }: Point, zoom: number, width: number): string {
  const pixelsPerDegree = (TILE * 2 ** zoom) / 360
  const step = GRID_STEPS.find((degrees) => degrees * pixelsPerDegree >= 90) ?? 10
  const span = width / pixelsPerDegree / 2 + step
  const grid = geoGraticule()
    .step([step, step])
    // lines are straight in this projection, so a point every 90 degrees is enough
    .precision(90)
    .extent([
      [lng - span, lat - span],
      [lng + span, lat + span],
    ])
  return geoPath(projection).digits(1)(grid()) ?? ''
}

const MAX_TOWNS = 16
/** Pixels per character of a town's label, and its line height. */
const CHARACTER_WIDTH = 7.5
const LINE_HEIGHT = 22
/** Scale of labels on a map that a phone shows at a smaller size. */
const SMALL_SCALE = 2.3

type Box = [left: number, top: number, right: number, bottom: number]

/** The towns whose labels fit, larger ones first, without overlapping each other or pins. */
function placeTowns(
  towns: readonly MapTown[],
  at: (point: Point) => Spot,
  pins: readonly Spot[],
  width: number,
  height: number,
): MapDrawing['towns'] {
  const createFit = (scale: number) => {
    const occupied = pins.map(({ x, y }): Box => [x - 22 * scale, y - 48 * scale, x + 22 * scale, y + 8 * scale])
    return (town: MapTown, { x, y }: Spot): boolean => {
      const half = (LINE_HEIGHT / 2 + 4) * scale
      const box: Box = [x - 8 * scale, y - half, x + (14 + town.name.length * CHARACTER_WIDTH) * scale, y + half]
      if (box[0] < 4 || box[2] > width - 4 || box[1] < 4 || box[3] > height - 26 * scale) return false
      if (occupied.some((other) => box[0] < other[2] && other[0] < box[2] && box[1] < other[3] && other[1] < box[3]))
        return false
      occupied.push(box)
      return true
    }
  }
  const [fits, fitsSmall] = [createFit(1), createFit(SMALL_SCALE)]
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

/** The longest round distance whose scale bar fits in 140 pixels. */
function toScale(pixelsPerKm: number): MapDrawing['scale'] {
  const km = ROUND_KM.findLast((round) => round * pixelsPerKm <= 140) ?? 1
  return { km, width: rounded(km * pixelsPerKm) }
}
