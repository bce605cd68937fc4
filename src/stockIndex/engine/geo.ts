import FastBitSet from 'fastbitset'

export interface GeoPoint {
  lat: number
  lng: number
}

/** A rectangle on the map. `west` above `east` means that it crosses the date line. */
export interface GeoBox {
  south: number
  north: number
  west: number
  east: number
}

export interface GeoAround extends GeoPoint {
  /** records further away are left out; null keeps all, those without a place last */
  radiusMetres: number | null
  /** distances that differ by less than this count as the same when sorting */
  precisionMetres: number
}

const EARTH_RADIUS_METRES = 6_371_000
const RADIANS = Math.PI / 180

/** Great-circle distance by haversine, in metres (LOC-07 uses the same radius). */
export function metresBetween(a: GeoPoint, b: GeoPoint): number {
  const halfLat = Math.sin(((b.lat - a.lat) * RADIANS) / 2)
  const halfLng = Math.sin(((b.lng - a.lng) * RADIANS) / 2)
  const chord = halfLat * halfLat + Math.cos(a.lat * RADIANS) * Math.cos(b.lat * RADIANS) * halfLng * halfLng
  return 2 * EARTH_RADIUS_METRES * Math.asin(Math.min(1, Math.sqrt(chord)))
}

export function isInBox({ lat, lng }: GeoPoint, box: GeoBox): boolean {
  if (lat < box.south || lat > box.north) return false
  return box.west <= box.east ? lng >= box.west && lng <= box.east : lng >= box.west || lng <= box.east
}

/** Where each record stands. Records of one location share its point. */
export class GeoColumn {
  private readonly points: (GeoPoint | undefined)[] = []

  set(slot: number, value: unknown): void {
    this.points[slot] = isPoint(value) ? { lat: value.lat, lng: value.lng } : undefined
  }

  get(slot: number): GeoPoint | undefined {
    return this.points[slot]
  }

  /** Metres from a point to each slot below `slots`; infinite without a place. */
  distances(around: GeoAround, slots: number): Float64Array {
    const known = new Map<string, number>()
    return Float64Array.from({ length: slots }, (_, slot) => {
      const point = this.points[slot]
      if (point === undefined) return Number.POSITIVE_INFINITY
      const key = `${point.lat},${point.lng}`
      let metres = known.get(key)
      if (metres === undefined) {
        metres = metresBetween(around, point)
        known.set(key, metres)
      }
      return metres
    })
  }

  /** Slots below `slots` inside any of the boxes. */
  inside(boxes: readonly GeoBox[], slots: number): FastBitSet {
    const found = new FastBitSet()
    for (let slot = 0; slot < slots; slot++) {
      const point = this.points[slot]
      if (point !== undefined && boxes.some((box) => isInBox(point, box))) found.add(slot)
    }
    return found
  }
}

function isPoint(value: unknown): value is GeoPoint {
  if (typeof value !== 'object' || value === null) return false
  const { lat, lng } = value as Partial<GeoPoint>
  return Number.isFinite(lat) && Number.isFinite(lng)
}
