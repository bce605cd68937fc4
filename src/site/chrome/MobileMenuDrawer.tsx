'use client'

import { usePathname } from 'next/navigation'
import { useState } from 'react'
import { formatPhone, telLink } from '@/domain/phone'
import { type MenuItem, menuGroups } from '@/domain/site/menu'
import { Anchor } from '@/ui/actions/Anchor'
import { Button } from '@/ui/actions/Button'
import { IconButton } from '@/ui/actions/IconButton'
import { LinkArrow } from '@/ui/actions/LinkArrow'
import { Icon } from '@/ui/media/Icon'
import { Drawer } from '@/ui/overlays/Drawer'
import { type HeaderMenus, opensDropdown } from './headerMenus'
import { LocationsList } from './LocationsList'
import type { MenuLocation } from './menuLocation'

export interface MobileMenuProps {
  menus: HeaderMenus
  side: 'left' | 'right'
}

/** The whole menu on phones and tablets: a list of names whose submenus expand in place. Open when first rendered. */
export function MobileMenuDrawer({ menus, side }: MobileMenuProps) {
  const { items, brands, topItems, locations, contactUrl, phone, action } = menus
  const [open, setOpen] = useState(true)
  const pathname = usePathname()
  const [openedOn, setOpenedOn] = useState(pathname)
  // Navigation closes it.
  if (pathname !== openedOn) {
    setOpenedOn(pathname)
    setOpen(false)
  }
  const close = () => setOpen(false)
  const hasLocationsItem = items.some(({ dynamicDropdown }) => dynamicDropdown === 'locations')

  return (
    <Drawer
      title="Menu"
      side={side}
      widthRem={24}
      open={open}
      onOpenChange={setOpen}
      trigger={
        <IconButton label="Menu">
          <Icon name="menu" />
        </IconButton>
      }
      footer={
        <div className="grid gap-2.5">
          <Button href={action.url} onClick={close} fullWidth>
            {action.label}
          </Button>
          {phone && (
            <Button href={telLink(phone)} variant="secondary" fullWidth className="numbers">
              <Icon name="phone" />
              {formatPhone(phone)}
            </Button>
          )}
        </div>
      }
    >
      <nav aria-label="Main">
        <ul className="mobile-menu">
          {[...items, ...brandItems(brands), ...topItems].map((item) => (
            <li key={item.name}>
              {opensDropdown(item, locations) ? (
                <details name="mobile-menu">
                  <summary className="mobile-menu-name">
                    {item.name}
                    <Icon name="chevron-down" />
                  </summary>
                  <MobileGroup item={item} locations={locations} contactUrl={contactUrl} onFollow={close} />
                </details>
              ) : (
                <Anchor href={item.url ?? '/'} onClick={close} className="mobile-menu-name">
                  {item.name}
                </Anchor>
              )}
            </li>
          ))}
          {!hasLocationsItem && locations.length > 0 && (
            <li>
              <details name="mobile-menu">
                <summary className="mobile-menu-name">
                  <span className="flex items-center gap-2.5">
                    <Icon name="map-pin" />
                    {locations.length === 1 ? 'Find us' : 'Locations'}
                  </span>
                  <Icon name="chevron-down" />
                </summary>
                <div className="pb-5">
                  <LocationsList locations={locations} contactUrl={contactUrl} onFollow={close} />
                </div>
              </details>
            </li>
          )}
        </ul>
      </nav>
    </Drawer>
  )
}

interface MobileGroupProps {
  item: MenuItem
  locations: readonly MenuLocation[]
  contactUrl: string
  onFollow: () => void
}

function MobileGroup({ item, locations, contactUrl, onFollow }: MobileGroupProps) {
  return (
    <div className="pb-3">
      {item.dynamicDropdown === 'locations' && (
        <div className="pb-3">
          <LocationsList locations={locations} contactUrl={contactUrl} onFollow={onFollow} />
        </div>
      )}
      {menuGroups(item.dropdownItems).map(({ heading, links }) => (
        <div key={heading ?? ''}>
          {heading && <p className="pt-2 pl-3 text-sm font-semibold">{heading}</p>}
          <ul>
            {links.map(({ name, url, label, price }) => (
              <li key={url + name}>
                <Anchor
                  href={url}
                  onClick={onFollow}
                  className="flex min-h-11 items-center gap-3 py-1.5 pl-3 text-muted hover:text-ink"
                >
                  {name}
                  {(label || price) && <span className="numbers ml-auto text-sm">{label || price}</span>}
                </Anchor>
              </li>
            ))}
          </ul>
        </div>
      ))}
      {item.url && (
        <LinkArrow href={item.url} onClick={onFollow} className="min-h-11 pl-3">
          {item.urlLabel ?? item.name}
        </LinkArrow>
      )}
    </div>
  )
}

/** The brand bar as one item. */
function brandItems(brands: readonly MenuItem[]): MenuItem[] {
  if (brands.length === 0) return []
  const dropdownItems = brands.map(({ name, url }) => ({ name, url: url ?? '/' }))
  return [{ name: 'Brands', url: null, dynamicDropdown: 'none', grouping: 'position', columns: 3, dropdownItems }]
}
