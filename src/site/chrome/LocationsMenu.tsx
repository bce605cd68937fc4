'use client'

import { type ComponentPropsWithRef, useState } from 'react'
import { Icon } from '@/ui/media/Icon'
import { showToast } from '@/ui/overlays/toasts'
import type { HeaderMenus } from './headerMenus'
import type { LocationsPopoverProps } from './LocationsPopover'
import { loadHeaderMenus } from './loadHeaderMenus'

const load = async (given?: HeaderMenus) => {
  const [{ LocationsPopover }, menus] = await Promise.all([import('./LocationsPopover'), given ?? loadHeaderMenus()])
  return { menus, Popover: LocationsPopover }
}

interface LocationsMenuProps {
  label: string
  align: LocationsPopoverProps['align']
  /** those of a preview; else they load with the code when the pointer approaches */
  menus?: HeaderMenus
}

/** The button of the locations dropdown (SITE-07). */
export function LocationsMenu({ label, align, menus: given }: LocationsMenuProps) {
  const [opened, setOpened] = useState<Awaited<ReturnType<typeof load>> | null>(null)
  const preload = () => void load(given).catch(() => {})
  const open = () =>
    load(given).then(
      setOpened,
      () => void showToast({ title: 'Could not open the menu', description: 'Please try again.' }),
    )
  if (!opened)
    return (
      <UtilityButton
        label={label}
        aria-haspopup="dialog"
        aria-expanded={false}
        onPointerEnter={preload}
        onFocus={preload}
        onClick={open}
      />
    )
  const { locations, contactUrl } = given ?? opened.menus
  return (
    <opened.Popover
      trigger={<UtilityButton label={label} />}
      locations={locations}
      contactUrl={contactUrl}
      align={align}
    />
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
