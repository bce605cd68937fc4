'use client'

import { usePathname } from 'next/navigation'
import { type ReactNode, useState } from 'react'
import { Popover } from '@/ui/overlays/Popover'
import { LocationsList } from './LocationsList'
import type { MenuLocation } from './menuLocation'

export interface LocationsPopoverProps {
  trigger: ReactNode
  locations: readonly MenuLocation[]
  contactUrl: string
  /** the edge of the button to align with: the one nearer the page margin */
  align: 'start' | 'end'
}

/** The locations dropdown (SITE-07). Open when first rendered. */
export function LocationsPopover({ trigger, locations, contactUrl, align }: LocationsPopoverProps) {
  const [open, setOpen] = useState(true)
  const pathname = usePathname()
  const [openedOn, setOpenedOn] = useState(pathname)
  // Navigation closes it.
  if (pathname !== openedOn) {
    setOpenedOn(pathname)
    setOpen(false)
  }
  return (
    <Popover
      label="Our locations"
      align={align}
      open={open}
      onOpenChange={setOpen}
      className="locations-popover"
      trigger={trigger}
    >
      <LocationsList locations={locations} contactUrl={contactUrl} onFollow={() => setOpen(false)} />
    </Popover>
  )
}
