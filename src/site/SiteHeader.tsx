import { Phone } from 'lucide-react'
import type { ReactNode } from 'react'
import type { Location } from '@/domain/locations/location'
import { formatPhone, telLink } from '@/domain/phone'
import type { MenuItem } from '@/domain/site/menu'
import type { Site } from '@/domain/site/site'
import { Anchor } from '@/ui/Anchor'
import { Button } from '@/ui/Button'
import { IconButton } from '@/ui/IconButton'
import { BrandBar } from './BrandBar'
import { headerAction } from './headerAction'
import { LocationsMenu } from './LocationsMenu'
import { MainMenu } from './MainMenu'
import { MobileMenu } from './MobileMenu'
import { menuLocation } from './menuLocation'
import { SiteLogo } from './SiteLogo'

export interface SiteHeaderProps {
  site: Site
  /** the header's items, with the dropdowns that fill themselves already filled */
  menu: readonly MenuItem[]
  /** the thin bar on top; none on most sites */
  topMenu?: readonly MenuItem[]
  locations: readonly Location[]
  /** beside the phone: the favourites heart. 44 px are kept for it on sites that have favourites. */
  favourites?: ReactNode
}

/** The header in the theme's layout. Its first bar scrolls away, its menu stays; nothing in it moves the page. */
export function SiteHeader({ site, menu, topMenu = [], locations: places, favourites }: SiteHeaderProps) {
  const locations = places.map(menuLocation)
  const layout = site.theme.headerLayout
  const action = headerAction(site)
  const contactUrl = site.links.contact

  const logo = (
    <Anchor href="/" className="site-header-logo" aria-label={`${site.name}, home`}>
      <SiteLogo name={site.name} logo={site.logo} />
    </Anchor>
  )
  const mobileMenu = (
    <div className="site-header-mobile">
      <MobileMenu
        items={menu}
        topItems={topMenu}
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
      {locations.length > 0 && <LocationsMenu locations={locations} contactUrl={contactUrl} />}
      {site.phone && (
        <a href={telLink(site.phone)} className="header-utility numbers">
          <Phone aria-hidden />
          {formatPhone(site.phone)}
        </a>
      )}
    </>
  )
  const heart = site.flags.favourites && <div className="site-header-favourites">{favourites}</div>
  const call = site.phone && (
    <IconButton href={telLink(site.phone)} label={`Call ${formatPhone(site.phone)}`} className="site-header-call">
      <Phone aria-hidden />
    </IconButton>
  )
  const button = (
    <Button href={action.url} size="sm" className="site-header-action">
      {action.label}
    </Button>
  )

  if (layout === 'logoCentre') {
    return (
      <header className="site-header" data-layout={layout} data-ground="paper" data-print="hidden">
        <div className="container-page site-header-crown">
          <div className="site-header-start">
            {mobileMenu}
            <div className="site-header-utilities">{utilities}</div>
          </div>
          {logo}
          <div className="site-header-end">
            {heart}
            {call}
            {button}
          </div>
        </div>
        <div className="site-header-row">
          <div className="container-page">{mainMenu}</div>
        </div>
      </header>
    )
  }

  const bar = layout === 'splitBrandBar' || topMenu.length > 0
  return (
    <header
      className="site-header"
      data-layout={layout}
      data-bar={bar || undefined}
      data-ground="paper"
      data-print="hidden"
    >
      {bar && (
        <BrandBar brands={layout === 'splitBrandBar' ? site.brands : []} topMenu={topMenu}>
          {utilities}
        </BrandBar>
      )}
      <div className="container-page site-header-row">
        {logo}
        {mainMenu}
        <div className="site-header-end">
          {!bar && <div className="site-header-utilities">{utilities}</div>}
          {heart}
          {call}
          {button}
          {mobileMenu}
        </div>
      </div>
    </header>
  )
}
