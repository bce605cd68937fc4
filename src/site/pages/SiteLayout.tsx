import type { ReactNode } from 'react'
import { publicSite } from '@/domain/site/publicSite'
import { hasAccounts } from '@/domain/site/signInGates'
import type { Site } from '@/domain/site/site'
import { sendsTexts } from '@/server/shoppers/sendsTexts'
import { ChatBubble } from '@/shopper/ChatBubble'
import { AnnouncementBar } from '../chrome/AnnouncementBar'
import { SiteFooter, type SiteFooterProps } from '../chrome/SiteFooter'
import { SiteHeader, type SiteHeaderProps } from '../chrome/SiteHeader'
import { StaffNotice } from '../launch/StaffNotice'
import { ThemeFonts } from '../theme/ThemeFonts'
import { SiteProvider } from './SiteProvider'
import { SiteServices } from './SiteServices'

export interface SiteLayoutProps {
  site: Site
  /** the site's, with its number of cars */
  announcement: Site['announcement']
  headerMenus: SiteHeaderProps['menus']
  menusUrl: string
  footerMenu: SiteFooterProps['menu']
  locations: SiteFooterProps['locations']
  favourites?: ReactNode
  hours?: ReactNode
  children: ReactNode
}

/**
 * The layout inside `<body>` around a page's content. The root element sets the theme: `const { style, attributes } =
 * themeStyle(site.theme)` and `<html lang="en-AU" style={style} {...attributes}>`.
 */
export function SiteLayout(props: SiteLayoutProps) {
  const { site, announcement, headerMenus, menusUrl, footerMenu, locations, favourites, hours, children } = props
  return (
    <SiteProvider site={publicSite(site)}>
      <ThemeFonts theme={site.theme} />
      <a href="#main" className="button skip-link" data-variant="inverse" data-size="md">
        Skip to content
      </a>
      {!site.isLive && <StaffNotice />}
      {announcement && <AnnouncementBar text={announcement.text} link={announcement.link} />}
      <SiteHeader site={site} menus={headerMenus} menusUrl={menusUrl} favourites={favourites} />
      <main id="main" tabIndex={-1} className="outline-none">
        {children}
      </main>
      <SiteFooter site={site} menu={footerMenu} locations={locations} hours={hours} />
      {site.flags.chat && site.carPage.chatBubble && site.carPage.chatLink && (
        <ChatBubble link={site.carPage.chatLink} />
      )}
      <SiteServices signIn={hasAccounts(site.flags) ? { sendsTexts: sendsTexts() } : null} />
    </SiteProvider>
  )
}
