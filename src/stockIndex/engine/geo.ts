import FastBitSet from 'fastbitset'

export interface GeoPoint {
  lat: number
  lng: number
}

/** A rectangle that does not cross the date line. */
export interface GeoBox {
  south: number
  north: number
  west: number
  east: number
}

export interface GeoAround extends GeoPoint {
  /** records further away are left out; null keeps all, with those without a location last */
  radiusMetres: number | null
  /** distances that differ by less than this sort as equal */
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

function isInBox({ lat, lng }: GeoPoint, { south, north, west, east }: GeoBox): boolean {
  return lat >= south && lat <= north && lng >= west && lng <= east
}

/**
 * The location of each record. Most records share the point of a dealer location, so each point is stored and measured
 * once.
 */
export class GeoColumn {
  private readonly points: GeoPoint[] = []
  private readonly numbers = new Map<string, number>()
  /** point number + 1 by slot; 0 without a location */
  private bySlot = new Int32Array(64)

  set(slot: number, value: unknown): void {
    if (slot >= this.bySlot.length) {
      const resized = new Int32Array(Math.max(slot + 1, this.bySlot.length * 2))
      resized.set(this.bySlot)
      this.bySlot = resized
    }
    this.bySlot[slot] = isPoint(value) ? this.getPointNumber(value) + 1 : 0
  }

  /** The location of a slot; null without one. */
  valueAt(slot: number): GeoPoint | null {
    const number = this.bySlot[slot] ?? 0
    return number === 0 ? null : { ...(this.points[number - 1] as GeoPoint) }
  }

  holds(slot: number, value: unknown): boolean {
    return JSON.stringify(this.valueAt(slot)) === JSON.stringify(value)
  }

  /** Metres from a point to each slot below `slots`; Infinity without a location. */
  distances(around: GeoPoint, slots: number): Float64Array {
    const metres = Float64Array.from([
      Number.POSITIVE_INFINITY,
      ...this.points.map((point) => metresBetween(around, point)),
    ])
    const distances = new Float64Array(slots)
    for (let slot = 0; slot < slots; slot++) distances[slot] = metres[this.bySlot[slot] ?? 0] as number
    return distances
  }

  /** Slots below `slots` inside any of the boxes. */
  inside(boxes: readonly GeoBox[], slots: number): FastBitSet {
    const isInside = [false, ...this.points.map((point) => boxes.some((box) => isInBox(point, box)))]
    const found = new FastBitSet()
    for (let slot = 0; slot < slots; slot++) if (isInside[this.bySlot[slot] ?? 0]) found.add(slot)
    return found
  }

  private getPointNumber({ lat, lng }: GeoPoint): number {
    const key = `${lat},${lng}`
    const known = this.numbers.get(key)
    if (known !== undefined) return known
    this.points.push({ lat, lng })
    this.numbers.set(key, this.points.length - 1)
    return this.points.length - 1
  }
}

function isPoint(value: unknown): value is GeoPoint {
  if (typeof value !== 'object' || value === null) return false
  const { lat, lng } = value as Partial<GeoPoint>
  return Number.isFinite(lat) && Number.isFinite(lng)
}
