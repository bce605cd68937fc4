'use client'

import { ChevronDown, MapPin } from 'lucide-react'
import { usePathname } from 'next/navigation'
import { useEffect, useState } from 'react'
import { Popover } from '@/ui/Popover'
import { LocationsList } from './LocationsList'
import type { MenuLocation } from './menuLocation'

/** The banner's locations dropdown (SITE-07). */
export function LocationsMenu({ locations, contactUrl }: { locations: readonly MenuLocation[]; contactUrl: string }) {
  const [open, setOpen] = useState(false)
  const pathname = usePathname()
  // biome-ignore lint/correctness/useExhaustiveDependencies: a change of page is what closes it
  useEffect(() => setOpen(false), [pathname])
  return (
    <Popover
      label="Our locations"
      align="end"
      open={open}
      onOpenChange={setOpen}
      className="locations-popover"
      trigger={
        <button type="button" className="header-utility">
          <MapPin aria-hidden />
          {locations.length === 1 ? 'Find us' : 'Locations'}
          <ChevronDown aria-hidden className="header-utility-chevron" />
        </button>
      }
    >
      <LocationsList locations={locations} contactUrl={contactUrl} onFollow={() => setOpen(false)} />
    </Popover>
  )
}
