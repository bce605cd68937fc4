import type { Location } from '@/domain/locations/location'
import type { MenuItem } from '@/domain/site/menu'
import type { Site } from '@/domain/site/site'
import { type HeaderAction, headerAction } from './headerAction'
import { type MenuLocation, toMenuLocation } from './menuLocation'

/** What the header's dropdowns and drawer show. The browser loads it when a menu is about to open. */
export interface HeaderMenus {
  items: readonly MenuItem[]
  /** of the bar above the header, with their models */
  brands: readonly MenuItem[]
  /** the dealer's own links in that bar */
  topItems: readonly MenuItem[]
  locations: readonly MenuLocation[]
  /** link for a location without a phone (SITE-07) */
  contactUrl: string
  phone: string | null
  action: HeaderAction
}

/** The menus with their dynamic dropdowns filled, and all locations. */
export interface HeaderMenuSources {
  menu: readonly MenuItem[]
  /** the thin bar on top; most sites have none */
  topMenu?: readonly MenuItem[]
  /** brands with their models; shown if the theme's layout has a brand bar */
  brandMenu?: readonly MenuItem[]
  locations: readonly Location[]
}

export function toHeaderMenus(
  site: Pick<Site, 'theme' | 'flags' | 'links' | 'wording' | 'phone'>,
  { menu, topMenu = [], brandMenu = [], locations }: HeaderMenuSources,
): HeaderMenus {
  const brands = site.theme.headerLayout === 'splitBrandBar' ? brandMenu : []
  return {
    items: menu,
    brands,
    topItems: topMenu,
    locations: locations.map((place) => toMenuLocation(place, site.flags)),
    contactUrl: site.links.contact,
    phone: site.phone,
    action: headerAction(site),
  }
}

/** Whether an item opens a dropdown; otherwise it is a plain link. */
export function opensDropdown(
  { dropdownItems, dynamicDropdown }: MenuItem,
  locations: readonly Pick<Location, 'slug'>[],
): boolean {
  return dropdownItems.length > 0 || (dynamicDropdown === 'locations' && locations.length > 0)
}

/** Width of a dropdown: the whole page for pictures and long lists, else as narrow as its text. */
export function panelShape({ dynamicDropdown, dropdownItems }: MenuItem): 'wide' | 'list' {
  const pictured = dropdownItems.some(({ image }) => image)
  return pictured || dynamicDropdown !== 'none' || dropdownItems.length > 8 ? 'wide' : 'list'
}
