/** Where a hotspot stands on one picture: the frame, counted from 0, and the place on it, 0 to 1 from the left and from the top. */
export interface HotspotAnchor {
  frame: number
  x: number
  y: number
}

/** A point of a car worth telling about, on each frame where it can be seen (GAL-05). */
export interface Hotspot {
  id: string
  /** a few words for a list; the description stands in where there is none */
  title: string | null
  description: string
  anchors: HotspotAnchor[]
}

/** Hotspots on the spin's frames, and on the pictures of the inside. */
export interface CarHotspots {
  exterior: Hotspot[]
  interior: Hotspot[]
}

export const NO_HOTSPOTS: CarHotspots = { exterior: [], interior: [] }

/** A hotspot that can be seen on the frame in sight. */
export interface PlacedHotspot extends Omit<Hotspot, 'anchors'> {
  /** percent from the left and from the top */
  left: number
  top: number
}

/** Hotspots of a frame, counted from 0, in their order (GAL-05). */
export function hotspotsOn(hotspots: readonly Hotspot[], frame: number): PlacedHotspot[] {
  return hotspots.flatMap(({ anchors, ...hotspot }) => {
    const anchor = anchors.find((candidate) => candidate.frame === frame)
    return anchor ? [{ ...hotspot, left: anchor.x * 100, top: anchor.y * 100 }] : []
  })
}

/**
 * The frame that shows a hotspot, for a list that leads to it: its anchor in the middle of the picture where it has several.
 * Null where it stands on none.
 */
export function bestHotspotFrame({ anchors }: Hotspot): number | null {
  const [first, ...rest] = anchors
  if (!first) return null
  return rest.reduce((best, anchor) => (offCentre(anchor) < offCentre(best) ? anchor : best), first).frame
}

const offCentre = ({ x }: HotspotAnchor) => Math.abs(x - 0.5)

/** Hotspots as they are stored. What is no hotspot is left out, so that a careless feed never breaks a page. */
export function parseHotspots(value: unknown): CarHotspots {
  const { exterior, interior } = isRecord(value) ? value : {}
  return { exterior: listFrom(exterior), interior: listFrom(interior) }
}

/** What is wrong with hotspots that staff or a feed gave, in words; null where nothing is. */
export function validateHotspots(value: unknown): string | null {
  if (value === null || value === undefined) return null
  if (!isRecord(value)) return 'is not an object with the lists "exterior" and "interior"'
  for (const side of ['exterior', 'interior'] as const) {
    const list = value[side] ?? []
    if (!Array.isArray(list)) return `has no list under "${side}"`
    const wrong = list.findIndex((item) => hotspotFrom(item) === null)
    if (wrong >= 0)
      return `has no hotspot at ${side} ${wrong + 1}: it needs an id, a description, and anchors with frame (from 0), x and y (0 to 1)`
    const ids = new Set(list.map((item) => String((item as { id: unknown }).id)))
    if (ids.size < list.length) return `uses an id twice under "${side}"`
  }
  return null
}

const listFrom = (value: unknown): Hotspot[] =>
  Array.isArray(value)
    ? value.flatMap((item) => {
        const hotspot = hotspotFrom(item)
        return hotspot ? [hotspot] : []
      })
    : []

function hotspotFrom(value: unknown): Hotspot | null {
  if (!isRecord(value)) return null
  const { id, title, description, anchors } = value
  const name = typeof id === 'number' ? String(id) : id
  if (typeof name !== 'string' || !name || typeof description !== 'string' || !description.trim()) return null
  if (!Array.isArray(anchors) || !anchors.every(isAnchor)) return null
  return { id: name, title: typeof title === 'string' && title.trim() ? title : null, description, anchors }
}

const isShare = (value: unknown) => typeof value === 'number' && value >= 0 && value <= 1

const isAnchor = (value: unknown): value is HotspotAnchor =>
  isRecord(value) && Number.isInteger(value.frame) && Number(value.frame) >= 0 && isShare(value.x) && isShare(value.y)

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
