'use client'

import { type ComponentPropsWithRef, lazy, Suspense, useState } from 'react'
import { Icon } from '@/ui/media/Icon'
import type { LocationsPopoverProps } from './LocationsPopover'

const load = () => import('./LocationsPopover')
const LocationsPopover = lazy(() => load().then((module) => ({ default: module.LocationsPopover })))

/** The button of the locations dropdown (SITE-07), whose code loads when the pointer approaches. */
export function LocationsMenu({ locations, contactUrl, align }: Omit<LocationsPopoverProps, 'trigger'>) {
  const [requested, setRequested] = useState(false)
  const label = locations.length === 1 ? 'Find us' : 'Locations'
  const button = (
    <UtilityButton
      label={label}
      aria-haspopup="dialog"
      aria-expanded={false}
      onPointerEnter={load}
      onFocus={load}
      onClick={() => setRequested(true)}
    />
  )
  if (!requested) return button
  return (
    <Suspense fallback={button}>
      <LocationsPopover
        trigger={<UtilityButton label={label} />}
        locations={locations}
        contactUrl={contactUrl}
        align={align}
      />
    </Suspense>
  )
}

function UtilityButton({ label, ...props }: { label: string } & ComponentPropsWithRef<'button'>) {
  return (
    <button type="button" className="header-utility" {...props}>
      <Icon name="map-pin" />
      {label}
      <Icon name="chevron-down" className="header-utility-chevron" />
    </button>
  )
}
