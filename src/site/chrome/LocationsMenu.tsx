'use client'

import { useRef, useState } from 'react'
import { LOCATIONS_PATH } from '@/domain/site/samePages'
import { opensNewTab } from '@/ui/actions/opensNewTab'
import { afterPaint, preloadAfterPaint } from '@/ui/afterPaint'
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
  /** opens on hover as well as on click */
  hover: boolean
}

/** Hover delay before the menu opens, as in the header's other menus, in ms. */
const OPEN_AFTER_MS = 90

/** The locations dropdown (SITE-07): a link to their page, which opens them in place once the script is there (SITE-06). */
export function LocationsMenu({ label, align, menus: given, hover }: LocationsMenuProps) {
  const [opened, setOpened] = useState<(Awaited<ReturnType<typeof load>> & { byHover: boolean }) | null>(null)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const preload = () => preloadAfterPaint(() => load(given))
  const open = (byHover: boolean) =>
    load(given).then(
      (loaded) => setOpened({ ...loaded, byHover }),
      () => !byHover && void showToast({ title: 'Could not open the menu', description: 'Please try again.' }),
    )
  if (!opened)
    return (
      <a
        href={LOCATIONS_PATH}
        className="header-utility"
        data-replay=""
        aria-haspopup="dialog"
        aria-expanded={false}
        onPointerEnter={({ pointerType }) => {
          preload()
          if (hover && pointerType === 'mouse') timer.current = setTimeout(() => void open(true), OPEN_AFTER_MS)
        }}
        onPointerLeave={() => clearTimeout(timer.current)}
        onFocus={preload}
        onClick={(event) => {
          clearTimeout(timer.current)
          if (opensNewTab(event)) return
          event.preventDefault()
          afterPaint(() => open(false))
        }}
      >
        <UtilityContent label={label} />
      </a>
    )
  const { locations, contactUrl } = given ?? opened.menus
  return (
    <opened.Popover
      trigger={
        <button type="button" className="header-utility">
          <UtilityContent label={label} />
        </button>
      }
      locations={locations}
      contactUrl={contactUrl}
      align={align}
      hover={hover}
      byHover={opened.byHover}
    />
  )
}

function UtilityContent({ label }: { label: string }) {
  return (
    <>
      <Icon name="map-pin" />
      {label}
      <Icon name="chevron-down" className="header-utility-chevron" />
    </>
  )
}
