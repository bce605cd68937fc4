import type { GeoAround, GeoBox } from '../engine/geo'
import { ProtocolError } from './protocolError'
import type { SearchParams } from './searchParams'

/** The point and radius of a search; null without one. */
export function parseAround(params: SearchParams): GeoAround | null {
  if (!params.aroundLatLng) return null
  const [lat, lng, ...rest] = params.aroundLatLng.split(',').map(Number)
  if (!isLatitude(lat) || !isLongitude(lng) || rest.length > 0) {
    throw new ProtocolError(400, 'Invalid value for "aroundLatLng" parameter: expected "latitude,longitude"')
  }
  const { aroundRadius } = params
  return {
    lat,
    lng,
    radiusMetres: typeof aroundRadius === 'number' ? aroundRadius : null,
    precisionMetres: params.aroundPrecision ?? 1,
  }
}

/** The rectangles of a search, each as two opposite corners; null without any. */
export function parseBoundingBoxes({ insideBoundingBox: boxes }: SearchParams): GeoBox[] | null {
  if (boxes === undefined || boxes.length === 0) return null
  const lists = typeof boxes === 'string' ? numberLists(boxes) : boxes
  return lists.map((corners) => {
    const [latA, lngA, latB, lngB] = corners
    if (corners.length !== 4 || !isLatitude(latA) || !isLongitude(lngA) || !isLatitude(latB) || !isLongitude(lngB)) {
      throw new ProtocolError(
        400,
        'Invalid value for "insideBoundingBox" parameter: expected [[lat1, lng1, lat2, lng2], ...]',
      )
    }
    return {
      south: Math.min(latA, latB),
      north: Math.max(latA, latB),
      west: Math.min(lngA, lngB),
      east: Math.max(lngA, lngB),
    }
  })
}

function numberLists(text: string): number[][] {
  const numbers = text
    .replace(/[[\]\s]/g, '')
    .split(',')
    .map(Number)
  return Array.from({ length: Math.ceil(numbers.length / 4) }, (_, index) => numbers.slice(index * 4, index * 4 + 4))
}

const isLatitude = (value: number | undefined): value is number => value !== undefined && Math.abs(value) <= 90
const isLongitude = (value: number | undefined): value is number => value !== undefined && Math.abs(value) <= 180
