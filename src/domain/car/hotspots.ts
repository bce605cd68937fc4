/** Position of a hotspot on one frame, counted from 0; x and y from the left and top, 0 to 1. */
export interface HotspotAnchor {
  frame: number
  x: number
  y: number
}

/** A highlighted point of a car, on each frame where it is visible (GAL-05). */
export interface Hotspot {
  id: string
  /** a short title for lists; null: the description is used */
  title: string | null
  description: string
  anchors: HotspotAnchor[]
}

/** Hotspots of the spin frames and of the interior pictures. */
export interface CarHotspots {
  exterior: Hotspot[]
  interior: Hotspot[]
}

export const NO_HOTSPOTS: CarHotspots = { exterior: [], interior: [] }

/** A hotspot on the current frame. */
export interface PlacedHotspot extends Omit<Hotspot, 'anchors'> {
  /** percent from the left and from the top */
  left: number
  top: number
}

/** The hotspots of a frame, counted from 0, in order (GAL-05). */
export function hotspotsOn(hotspots: readonly Hotspot[], frame: number): PlacedHotspot[] {
  return hotspots.flatMap(({ anchors, ...hotspot }) => {
    const anchor = anchors.find((candidate) => candidate.frame === frame)
    return anchor ? [{ ...hotspot, left: anchor.x * 100, top: anchor.y * 100 }] : []
  })
}

/**
 * The frame on which a hotspot is nearest to the horizontal centre; null if it has no anchors.
 */
export function bestHotspotFrame({ anchors }: Hotspot): number | null {
  const [first, ...rest] = anchors
  if (!first) return null
  return rest.reduce((best, anchor) => (offCentre(anchor) < offCentre(best) ? anchor : best), first).frame
}

const offCentre = ({ x }: HotspotAnchor) => Math.abs(x - 0.5)

/** Parses stored hotspots. Invalid ones are skipped, so that bad feed data never breaks a page. */
export function parseHotspots(value: unknown): CarHotspots {
  const { exterior, interior } = isRecord(value) ? value : {}
  return { exterior: parseHotspotList(exterior), interior: parseHotspotList(interior) }
}

/** Validates hotspots from staff or a feed: an error message, or null if they are valid. */
export function validateHotspots(value: unknown): string | null {
  if (value === null || value === undefined) return null
  if (!isRecord(value)) return 'is not an object with the lists "exterior" and "interior"'
  for (const side of ['exterior', 'interior'] as const) {
    const list = value[side] ?? []
    if (!Array.isArray(list)) return `has no list under "${side}"`
    const invalidIndex = list.findIndex((item) => parseHotspot(item) === null)
    if (invalidIndex >= 0)
      return `has no hotspot at ${side} ${invalidIndex + 1}: it needs an id, a description, and anchors with frame (from 0), x and y (0 to 1)`
    const ids = new Set(list.map((item) => String((item as { id: unknown }).id)))
    if (ids.size < list.length) return `uses an id twice under "${side}"`
  }
  return null
}

const parseHotspotList = (value: unknown): Hotspot[] =>
  Array.isArray(value)
    ? value.flatMap((item) => {
        const hotspot = parseHotspot(item)
        return hotspot ? [hotspot] : []
      })
    : []

function parseHotspot(value: unknown): Hotspot | null {
  if (!isRecord(value)) return null
  const { id, title, description, anchors } = value
  const hotspotId = typeof id === 'number' ? String(id) : id
  if (typeof hotspotId !== 'string' || !hotspotId || typeof description !== 'string' || !description.trim()) return null
  if (!Array.isArray(anchors) || !anchors.every(isAnchor)) return null
  return { id: hotspotId, title: typeof title === 'string' && title.trim() ? title : null, description, anchors }
}

const isFraction = (value: unknown) => typeof value === 'number' && value >= 0 && value <= 1

const isAnchor = (value: unknown): value is HotspotAnchor =>
  isRecord(value) &&
  Number.isInteger(value.frame) &&
  Number(value.frame) >= 0 &&
  isFraction(value.x) &&
  isFraction(value.y)

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
