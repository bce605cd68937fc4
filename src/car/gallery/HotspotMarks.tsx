'use client'

import type { PlacedHotspot } from '@/domain/car/hotspots'
import { Icon } from '@/ui/media/Icon'
import { Popover } from '@/ui/overlays/Popover'

interface HotspotMarksProps {
  hotspots: readonly PlacedHotspot[]
  /** id of the open one */
  open: string | null
  onOpen: (id: string | null) => void
}

/** The hotspots of the current picture; each opens its description (GAL-05). */
export function HotspotMarks({ hotspots, open, onOpen }: HotspotMarksProps) {
  return hotspots.map(({ id, title, description, left, top }) => (
    <Popover
      key={id}
      label={title ?? description}
      align="center"
      open={open === id}
      onOpenChange={(opened) => onOpen(opened ? id : null)}
      className="max-w-64 p-4"
      trigger={
        <button
          type="button"
          className="hotspot-mark"
          style={{ left: `${left}%`, top: `${top}%` }}
          aria-label={`Detail: ${title ?? description}`}
          data-hotspot={id}
        >
          <Icon name="plus" />
        </button>
      }
    >
      {title && <p className="mb-1 font-semibold">{title}</p>}
      <p className="text-sm">{description}</p>
    </Popover>
  ))
}
