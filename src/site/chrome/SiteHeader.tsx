import type { CSSProperties, ReactNode } from 'react'
import { formatPhone, telLink } from '@/domain/phone'
import { accountLink } from '@/domain/site/accountLink'
import type { MenuItem } from '@/domain/site/menu'
import { hasAccounts } from '@/domain/site/signInGates'
import type { Site } from '@/domain/site/site'
import { Button } from '@/ui/actions/Button'
import { IconButton } from '@/ui/actions/IconButton'
import { StaticHtml } from '@/ui/lazy/StaticHtml'
import { Icon } from '@/ui/media/Icon'
import { BrandBar } from './BrandBar'
import { HeaderDropdowns } from './HeaderDropdowns'
import { HeaderSearch, HeaderSearchOnLine, HeaderSearchUtility } from './HeaderSearch'
import type { HeaderMenus } from './headerMenus'
import { LocationsMenu } from './LocationsMenu'
import { MenuRow } from './MenuRow'
import { MobileMenu } from './MobileMenu'
import { SiteLogo } from './SiteLogo'

export interface SiteHeaderProps {
  site: Site
  menus: HeaderMenus
  /** where the browser loads the menus from; null in a preview of menus that are not saved */
  menusUrl: string | null
  /** favourites button next to the phone; 44 px are reserved on sites with favourites */
  favourites?: ReactNode
}

/** The header in the theme's layout. Its first bar scrolls away and its menu stays, without layout shift. */
export function SiteHeader({ site, menus, menusUrl, favourites }: SiteHeaderProps) {
  const layout = site.theme.headerLayout
  const { items: menu, topItems, locations, action } = menus
  const inPreview = menusUrl === null ? { menus } : {}
  const bar = layout === 'splitBrandBar' || topItems.length > 0
  const twoRows = layout === 'logoCentre' || !fitsBesideLogo(site, menu, action.label, bar)

  const logo = (
    <StaticHtml as="a" part="logo" href="/" className="site-header-logo" aria-label={`${site.name}, home`}>
      <SiteLogo name={site.name} logo={site.logo} eager />
    </StaticHtml>
  )
  const mobileMenu = (
    <div className="site-header-mobile">
      <MobileMenu side={layout === 'logoCentre' ? 'left' : 'right'} {...inPreview} />
      <noscript>
        <a href="#site-links" className="header-utility">
          Menu
        </a>
      </noscript>
    </div>
  )
  const mainMenu = (
    <nav aria-label="Main" className="site-header-menu">
      <MenuRow items={menu} locations={locations} hover={site.flags.hoverMenus} />
    </nav>
  )
  const utilities = (
    <>
      {bar && site.flags.headerSearch && <HeaderSearchUtility />}
      {locations.length > 0 && (
        <>
          <LocationsMenu
            label={locations.length === 1 ? 'Find us' : 'Locations'}
            align={twoRows && !bar ? 'start' : 'end'}
            hover={site.flags.hoverMenus}
            {...inPreview}
          />
          <noscript>
            <a href={menus.contactUrl} className="header-utility">
              {locations.length === 1 ? 'Find us' : 'Locations'}
            </a>
          </noscript>
        </>
      )}
      {site.phone && (
        <StaticHtml as="a" part="header-phone" href={telLink(site.phone)} className="header-utility numbers">
          <Icon name="phone" />
          {formatPhone(site.phone)}
        </StaticHtml>
      )}
    </>
  )
  const search = site.flags.headerSearch && <HeaderSearch nounOfMany={site.stockNoun.many} />
  const heart = site.flags.favourites && <div className="site-header-favourites">{favourites}</div>
  const link = accountLink(site)
  const account = link && (
    <IconButton
      href={link.url}
      label={link.name}
      icon="user"
      className="site-header-account"
      data-sign-in={link.type}
    />
  )
  const call = site.phone && (
    <IconButton
      href={telLink(site.phone)}
      label={`Call ${formatPhone(site.phone)}`}
      icon="phone"
      className="site-header-call"
    />
  )
  const button = (
    <Button href={action.url} size="sm" variant="inverse" className="site-header-action">
      {action.label}
    </Button>
  )

  // Its content never changes, so React reads none of it.
  const links = (
    <StaticHtml as="div" part="header-links" className="contents">
      {account}
      {call}
      {button}
    </StaticHtml>
  )

  const shown = [search, heart, call, layout !== 'logoCentre'].filter(Boolean).length
  const endStyle = { '--end-buttons': shown, '--end-account': account ? 1 : 0 } as CSSProperties

  const brandBar = bar && (
    <BrandBar site={site} menus={menus}>
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
        data-menus={menusUrl ?? undefined}
      >
        <HeaderDropdowns {...inPreview} />
        {brandBar}
        <div className="container-page site-header-crown">
          <div className="site-header-start">
            {layout === 'logoCentre' && mobileMenu}
            {!bar && <div className="site-header-utilities">{utilities}</div>}
          </div>
          {logo}
          <div className="site-header-end" style={endStyle}>
            {search}
            {heart}
            {links}
            {layout !== 'logoCentre' && mobileMenu}
          </div>
        </div>
        <div className="site-header-row">
          <div className="container-page">
            <StaticHtml as="a" part="logo-on-line" href="/" tabIndex={-1} aria-hidden className="site-header-mark">
              <SiteLogo name={site.name} logo={site.logo} />
            </StaticHtml>
            {mainMenu}
            {site.flags.headerSearch && <HeaderSearchOnLine nounOfMany={site.stockNoun.many} />}
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
      data-menus={menusUrl ?? undefined}
    >
      <HeaderDropdowns {...inPreview} />
      {brandBar}
      <div className="container-page site-header-row">
        {logo}
        {mainMenu}
        <div className="site-header-end" style={endStyle}>
          {!bar && <div className="site-header-utilities">{utilities}</div>}
          {search}
          {heart}
          {links}
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
  gapsBelowBar: 32,
}

/**
 * Whether the menu fits on the logo's line, estimated from the length of its names so that the server renders the right
 * layout; longer menus get a line of their own. The search's icon takes the place of the phone's; below a bar it shows once the bar has scrolled away.
 */
function fitsBesideLogo({ name, logo, flags }: Site, menu: readonly MenuItem[], action: string, bar: boolean): boolean {
  const icons = bar ? Number(flags.headerSearch) : 2
  const names = menu.map(
    (item) => item.name.length * LINE.character + LINE.name + (item.dropdownItems.length > 0 ? LINE.chevron : 0),
  )
  const wordmark = LINE.initial + Math.min(name.length, 18) * LINE.character
  const rest = [
    logo ? LINE.logo : wordmark,
    (icons + (flags.favourites ? 1 : 0) + (hasAccounts(flags) ? 1 : 0)) * LINE.icon,
    action.length * LINE.character + LINE.button,
    bar ? LINE.gapsBelowBar : LINE.gaps,
  ]
  return [...names, ...rest].reduce((sum, width) => sum + width, 0) <= LINE.whole
}
