import { clsx } from 'clsx'
import type { ReactNode } from 'react'
import type { MenuItem } from '@/domain/site/menu'
import { StaticHtml } from '@/ui/lazy/StaticHtml'
import { iconClass } from '@/ui/media/Icon'
import { type HeaderMenus, opensDropdown, panelShape } from './headerMenus'
import { MenuRowLink } from './MenuRowLink'

interface MenuRowProps {
  items: readonly MenuItem[]
  locations: HeaderMenus['locations']
  /** opens dropdowns on hover as well as on click */
  hover: boolean
  /** the brand bar above the menu is a row of dropdowns too */
  bar?: 'items' | 'bar'
  /** replace the names, by position; the name if missing */
  marks?: readonly ReactNode[]
}

/**
 * A row of links and dropdowns in the header on wide screens. `HeaderDropdowns` opens the dropdowns; until then they have their links
 * only, for crawlers: most visits open no menu, and panels are most of a header.
 */
export function MenuRow({ items, locations, hover, bar = 'items', marks = [] }: MenuRowProps) {
  const nameClass = bar === 'items' ? 'main-menu-name' : 'brand-bar-link'
  return (
    <StaticHtml
      as="ul"
      part={`menu-${bar}`}
      className={bar === 'items' ? 'main-menu' : 'brand-bar-list'}
      data-menu-row={bar}
      data-hover={hover || undefined}
    >
      {items.map((item, position) => {
        const mark = marks[position]
        const label = mark ? item.name : undefined
        if (!opensDropdown(item, locations)) {
          return (
            <li key={item.name} className="header-group">
              <MenuRowLink href={item.url ?? '/'} className={nameClass} aria-label={label}>
                {mark ?? item.name}
              </MenuRowLink>
            </li>
          )
        }
        const panelId = `menu-${bar}-${position}`
        return (
          <li key={item.name} className="header-group" data-menu-group={item.name} data-shape={panelShape(item)}>
            <button
              type="button"
              data-menu-stop=""
              className={clsx(nameClass, 'sprite-icon-after', iconClass('chevron-down'))}
              aria-expanded={false}
              // Safari focuses a pressed button only with this, and focus opens it without script.
              tabIndex={0}
              aria-controls={panelId}
              aria-label={label}
            >
              {mark ?? item.name}
            </button>
            <div
              id={panelId}
              data-menu-panel={item.name}
              data-surface={bar === 'bar' ? 'paper' : undefined}
              className="menu-panel"
            >
              {panelLinks(item, locations).map(({ name, url }) => (
                <a key={url + name} href={url}>
                  {name}
                </a>
              ))}
            </div>
          </li>
        )
      })}
    </StaticHtml>
  )
}

/** Every link of a dropdown. */
function panelLinks(
  { name, url, urlLabel, dynamicDropdown, dropdownItems }: MenuItem,
  locations: HeaderMenus['locations'],
) {
  return [
    ...(dynamicDropdown === 'locations'
      ? locations.map((location) => ({ name: location.name, url: `/locations/${location.slug}` }))
      : []),
    ...dropdownItems,
    ...(url ? [{ name: urlLabel ?? name, url }] : []),
  ]
}
