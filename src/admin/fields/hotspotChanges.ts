import type { CarHotspots, Hotspot, HotspotAnchor } from '@/domain/car/hotspots'

/** Thousandths are finer than a finger or a pixel. */
const rounded = ({ frame, x, y }: HotspotAnchor): HotspotAnchor => ({
  frame,
  x: Math.round(x * 1000) / 1000,
  y: Math.round(y * 1000) / 1000,
})

/** Points as staff are writing them: a description may be empty for a moment, which only saving refuses. */
export function draftsOf(value: unknown): CarHotspots {
  const { exterior, interior } = (value ?? {}) as Record<string, unknown>
  const drafts = (list: unknown) =>
    (Array.isArray(list) ? list : []).filter(
      (item): item is Hotspot => Boolean(item?.id) && Array.isArray(item.anchors),
    )
  return { exterior: drafts(exterior), interior: drafts(interior) }
}

/** A point more, set where staff clicked; its id is free among the others. */
export function hotspotAdded(list: readonly Hotspot[], anchor: HotspotAnchor): { list: Hotspot[]; id: string } {
  const taken = new Set(list.map(({ id }) => id))
  let number = list.length + 1
  while (taken.has(`point-${number}`)) number += 1
  const id = `point-${number}`
  return { list: [...list, { id, title: null, description: 'New point', anchors: [rounded(anchor)] }], id }
}

/** The point where staff clicked now, on that frame alone. */
export function anchorMoved(list: readonly Hotspot[], id: string, anchor: HotspotAnchor): Hotspot[] {
  return list.map((hotspot) =>
    hotspot.id === id
      ? {
          ...hotspot,
          anchors: [...hotspot.anchors.filter(({ frame }) => frame !== anchor.frame), rounded(anchor)].sort(
            (one, other) => one.frame - other.frame,
          ),
        }
      : hotspot,
  )
}

export const hotspotChanged = (list: readonly Hotspot[], id: string, changes: Partial<Hotspot>): Hotspot[] =>
  list.map((hotspot) => (hotspot.id === id ? { ...hotspot, ...changes } : hotspot))

export const hotspotRemoved = (list: readonly Hotspot[], id: string): Hotspot[] =>
  list.filter((hotspot) => hotspot.id !== id)
