import type { ReactNode } from 'react'
import type { Location } from '@/domain/locations/location'
import { formatPhone, telLink } from '@/domain/phone'
import { accountLink } from '@/domain/site/accountLink'
import type { MenuItem } from '@/domain/site/menu'
import { hasAccounts } from '@/domain/site/signInGates'
import type { Site } from '@/domain/site/site'
import { Anchor } from '@/ui/actions/Anchor'
import { Button } from '@/ui/actions/Button'
import { IconButton } from '@/ui/actions/IconButton'
import { Icon } from '@/ui/media/Icon'
import { BrandBar } from './BrandBar'
import { HeaderSearch, HeaderSearchUtility } from './HeaderSearch'
import { headerAction } from './headerAction'
import { LocationsMenu } from './LocationsMenu'
import { MainMenu } from './MainMenu'
import { MobileMenu } from './MobileMenu'
import { toMenuLocation } from './menuLocation'
import { SiteLogo } from './SiteLogo'

export interface SiteHeaderProps {
  site: Site
  /** menu items with dynamic dropdowns already filled */
  menu: readonly MenuItem[]
  /** the thin bar on top; most sites have none */
  topMenu?: readonly MenuItem[]
  /** brands with their models; shown if the theme's layout has a brand bar */
  brandMenu?: readonly MenuItem[]
  locations: readonly Location[]
  /** favourites button next to the phone; 44 px are reserved on sites with favourites */
  favourites?: ReactNode
}

/** The header in the theme's layout. Its first bar scrolls away and its menu stays, without layout shift. */
export function SiteHeader({ site, menu, topMenu = [], brandMenu, locations: places, favourites }: SiteHeaderProps) {
  const layout = site.theme.headerLayout
  const brands = layout === 'splitBrandBar' ? (brandMenu ?? []) : []
  const locations = places.map((place) => toMenuLocation(place, site.flags))
  const action = headerAction(site)
  const contactUrl = site.links.contact
  const bar = layout === 'splitBrandBar' || topMenu.length > 0
  const twoRows = layout === 'logoCentre' || !fitsBesideLogo(site, menu, action.label, bar ? 0 : 2)

  const logo = (
    <Anchor href="/" className="site-header-logo" aria-label={`${site.name}, home`}>
      <SiteLogo name={site.name} logo={site.logo} eager />
    </Anchor>
  )
  const mobileMenu = (
    <div className="site-header-mobile">
      <MobileMenu
        items={menu}
        topItems={[...brandItems(brands), ...topMenu]}
        locations={locations}
        contactUrl={contactUrl}
        phone={site.phone}
        action={action}
        side={layout === 'logoCentre' ? 'left' : 'right'}
      />
    </div>
  )
  const mainMenu = (
    <nav aria-label="Main" className="site-header-menu">
      <MainMenu items={menu} locations={locations} contactUrl={contactUrl} hover={site.flags.hoverMenus} />
    </nav>
  )
  const utilities = (
    <>
      {bar && site.flags.headerSearch && <HeaderSearchUtility />}
      {locations.length > 0 && (
        <LocationsMenu locations={locations} contactUrl={contactUrl} align={twoRows && !bar ? 'start' : 'end'} />
      )}
      {site.phone && (
        <a href={telLink(site.phone)} className="header-utility numbers">
          <Icon name="phone" />
          {formatPhone(site.phone)}
        </a>
      )}
    </>
  )
  const search = site.flags.headerSearch && <HeaderSearch nounOfMany={site.stockNoun.many} />
  const heart = site.flags.favourites && <div className="site-header-favourites">{favourites}</div>
  const link = accountLink(site)
  const account = link && (
    <IconButton href={link.url} label={link.name} className="site-header-account" data-sign-in={link.type}>
      <Icon name="user" />
    </IconButton>
  )
  const call = site.phone && (
    <IconButton href={telLink(site.phone)} label={`Call ${formatPhone(site.phone)}`} className="site-header-call">
      <Icon name="phone" />
    </IconButton>
  )
  const button = (
    <Button href={action.url} size="sm" variant="inverse" className="site-header-action">
      {action.label}
    </Button>
  )

  const brandBar = bar && (
    <BrandBar site={site} brands={brands} topMenu={topMenu}>
      {utilities}
    </BrandBar>
  )

  if (twoRows) {
    return (
      <header
        className="site-header"
        data-layout={layout}
        data-rows="2"
        data-bar={bar || undefined}
        data-surface="paper"
        data-print="hidden"
      >
        {brandBar}
        <div className="container-page site-header-crown">
          <div className="site-header-start">
            {layout === 'logoCentre' && mobileMenu}
            {!bar && <div className="site-header-utilities">{utilities}</div>}
          </div>
          {logo}
          <div className="site-header-end">
            {search}
            {heart}
            {account}
            {call}
            {button}
            {layout !== 'logoCentre' && mobileMenu}
          </div>
        </div>
        <div className="site-header-row">
          <div className="container-page">
            <Anchor href="/" tabIndex={-1} aria-hidden className="site-header-mark">
              <SiteLogo name={site.name} logo={site.logo} />
            </Anchor>
            {mainMenu}
          </div>
        </div>
      </header>
    )
  }

  return (
    <header
      className="site-header"
      data-layout={layout}
      data-bar={bar || undefined}
      data-surface="paper"
      data-print="hidden"
    >
      {brandBar}
      <div className="container-page site-header-row">
        {logo}
        {mainMenu}
        <div className="site-header-end">
          {!bar && <div className="site-header-utilities">{utilities}</div>}
          {search}
          {heart}
          {account}
          {call}
          {button}
          {mobileMenu}
        </div>
      </div>
    </header>
  )
}

/** Widths in pixels at 1280 px, as set by the header's CSS: the line, then the items on it. */
const LINE = {
  whole: 1216,
  name: 18,
  chevron: 20,
  character: 7.4,
  icon: 48,
  button: 40,
  logo: 240,
  initial: 46,
  gaps: 60,
}

/**
 * Whether the menu fits on the logo's line, estimated from the length of its names so that the server renders the right
 * layout; longer menus get a line of their own. The search's icon takes the place of the phone's, or is in the bar.
 */
function fitsBesideLogo(
  { name, logo, flags }: Site,
  menu: readonly MenuItem[],
  action: string,
  icons: number,
): boolean {
  const names = menu.map(
    (item) => item.name.length * LINE.character + LINE.name + (item.dropdownItems.length > 0 ? LINE.chevron : 0),
  )
  const wordmark = LINE.initial + Math.min(name.length, 18) * LINE.character
  const rest = [
    logo ? LINE.logo : wordmark,
    (icons + (flags.favourites ? 1 : 0) + (hasAccounts(flags) ? 1 : 0)) * LINE.icon,
    action.length * LINE.character + LINE.button,
    LINE.gaps,
  ]
  return [...names, ...rest].reduce((sum, width) => sum + width, 0) <= LINE.whole
}

/** On phones the brand bar becomes one more group of the menu. */
function brandItems(brands: readonly MenuItem[]): MenuItem[] {
  if (brands.length === 0) return []
  const dropdownItems = brands.map(({ name, url }) => ({ name, url: url ?? '/' }))
  return [{ name: 'Brands', url: null, dynamicDropdown: 'none', grouping: 'position', columns: 3, dropdownItems }]
}
