'use client'

import { clsx } from 'clsx'
import { usePathname } from 'next/navigation'
import { type ReactNode, useId, useRef, useState } from 'react'
import type { MenuItem } from '@/domain/site/menu'
import { normalizePath } from '@/domain/site/path'
import { Anchor } from '@/ui/actions/Anchor'
import { iconClass } from '@/ui/media/Icon'
import { MenuPanel, type MenuPanelProps, panelShape } from './MenuPanel'
import type { MenuLocation } from './menuLocation'
import { useDropdowns } from './useDropdowns'

interface MainMenuProps {
  items: readonly MenuItem[]
  locations: readonly MenuLocation[]
  contactUrl: string
  /** opens dropdowns on hover as well as on click */
  hover: boolean
  /** the brand bar above the menu is a row of dropdowns too */
  bar?: 'menu' | 'brands'
  /** replace the names, by position; the name if missing */
  marks?: readonly ReactNode[]
}

/** The header menu on wide screens. An open dropdown marks its group `dropdown-open` (SITE-06). */
export function MainMenu({ items, locations, contactUrl, hover, bar = 'menu', marks = [] }: MainMenuProps) {
  const row = useRef<HTMLUListElement>(null)
  const pathname = normalizePath(usePathname())
  const id = useId()
  const { openName, close, onKeyDown, groupProps, press } = useDropdowns(row, hover)

  return (
    <ul ref={row} className={bar === 'menu' ? 'main-menu' : 'brand-bar-list'} onKeyDown={onKeyDown}>
      {items.map((item, position) => {
        const panelId = `${id}-${position}`
        const open = openName === item.name
        const nameClass = bar === 'menu' ? 'main-menu-name' : 'brand-bar-link'
        const mark = marks[position]
        const label = mark ? item.name : undefined
        if (!opensDropdown(item, locations)) {
          return (
            <li key={item.name} className="header-group">
              <Anchor
                href={item.url ?? '/'}
                data-menu-stop=""
                className={nameClass}
                aria-current={isPage(item.url, pathname) ? 'page' : undefined}
                aria-label={label}
              >
                {mark ?? item.name}
              </Anchor>
            </li>
          )
        }
        return (
          <li
            key={item.name}
            className={clsx('header-group', open && 'dropdown-open')}
            data-shape={panelShape(item)}
            {...groupProps(item.name)}
          >
            <button
              type="button"
              data-menu-stop=""
              className={clsx(nameClass, 'sprite-icon-after', iconClass('chevron-down'))}
              aria-expanded={open}
              aria-controls={panelId}
              aria-label={label}
              onClick={() => press(item.name)}
            >
              {mark ?? item.name}
            </button>
            <div
              id={panelId}
              data-menu-panel={item.name}
              data-surface={bar === 'brands' ? 'paper' : undefined}
              hidden={!open}
              className="menu-panel"
            >
              <PanelContent open={open} item={item} locations={locations} contactUrl={contactUrl} onFollow={close} />
            </div>
          </li>
        )
      })}
    </ul>
  )
}

/**
 * A dropdown's content, which is created when it first opens. Until then it has its links only, for crawlers: most visits open
 * no menu, and panels are most of a header.
 */
function PanelContent({ open, ...panel }: MenuPanelProps & { open: boolean }) {
  const [opened, setOpened] = useState(open)
  if (open && !opened) setOpened(true)
  if (opened || open) return <MenuPanel {...panel} />
  return panelLinks(panel.item, panel.locations).map(({ name, url }) => (
    <a key={url + name} href={url}>
      {name}
    </a>
  ))
}

/** Every link of a dropdown. */
function panelLinks(
  { name, url, urlLabel, dynamicDropdown, dropdownItems }: MenuItem,
  locations: readonly MenuLocation[],
) {
  return [
    ...(dynamicDropdown === 'locations'
      ? locations.map((location) => ({ name: location.name, url: `/locations/${location.slug}` }))
      : []),
    ...dropdownItems,
    ...(url ? [{ name: urlLabel ?? name, url }] : []),
  ]
}

/** Whether an item opens a dropdown; otherwise it is a plain link. */
export function opensDropdown(item: MenuItem, locations: readonly MenuLocation[]): boolean {
  return item.dropdownItems.length > 0 || (item.dynamicDropdown === 'locations' && locations.length > 0)
}

function isPage(url: string | null, pathname: string): boolean {
  return url?.startsWith('/') === true && normalizePath(url) === pathname
}
