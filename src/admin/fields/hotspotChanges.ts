import type { CarHotspots, Hotspot, HotspotAnchor } from '@/domain/car/hotspots'

/** Rounds to thousandths, which is finer than a pixel. */
const roundAnchor = ({ frame, x, y }: HotspotAnchor): HotspotAnchor => ({
  frame,
  x: Math.round(x * 1000) / 1000,
  y: Math.round(y * 1000) / 1000,
})

/** Hotspots while editing: descriptions may be empty until saved. */
export function parseHotspotDrafts(value: unknown): CarHotspots {
  const { exterior, interior } = (value ?? {}) as Record<string, unknown>
  const drafts = (list: unknown) =>
    (Array.isArray(list) ? list : []).filter(
      (item): item is Hotspot => Boolean(item?.id) && Array.isArray(item.anchors),
    )
  return { exterior: drafts(exterior), interior: drafts(interior) }
}

/** Adds a hotspot at an anchor with an unused id. */
export function addHotspot(list: readonly Hotspot[], anchor: HotspotAnchor): { list: Hotspot[]; id: string } {
  const usedIds = new Set(list.map(({ id }) => id))
  let number = list.length + 1
  while (usedIds.has(`point-${number}`)) number += 1
  const id = `point-${number}`
  return { list: [...list, { id, title: null, description: 'New hotspot', anchors: [roundAnchor(anchor)] }], id }
}

/** Moves a hotspot on one frame. */
export function moveAnchor(list: readonly Hotspot[], id: string, anchor: HotspotAnchor): Hotspot[] {
  return list.map((hotspot) =>
    hotspot.id === id
      ? {
          ...hotspot,
          anchors: [...hotspot.anchors.filter(({ frame }) => frame !== anchor.frame), roundAnchor(anchor)].sort(
            (a, b) => a.frame - b.frame,
          ),
        }
      : hotspot,
  )
}

export const updateHotspot = (list: readonly Hotspot[], id: string, changes: Partial<Hotspot>): Hotspot[] =>
  list.map((hotspot) => (hotspot.id === id ? { ...hotspot, ...changes } : hotspot))

export const removeHotspot = (list: readonly Hotspot[], id: string): Hotspot[] =>
  list.filter((hotspot) => hotspot.id !== id)
