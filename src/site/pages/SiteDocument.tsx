import type { ReactNode } from 'react'
import { listListedLocations } from '@/data/locations/locations'
import { pageTime } from '@/data/pageTime'
import { getAnnouncement } from '@/data/site/announcement'
import { getFilledMenu } from '@/data/site/filledMenus'
import type { Site } from '@/domain/site/site'
import { FavouritesLink } from '@/shopper/FavouritesLink'
import { EARLY_PAGE_SCRIPT } from '@/shopper/visit'
import { LAY_OUT_SCRIPT } from '@/ui/layout/layOutScript'
import { EarlyScripts } from '@/ui/lazy/EarlyScripts'
import { getHeaderMenus, headerMenusUrl } from '../chrome/getHeaderMenus'
import { SiteTags, StorageGuard } from '../tags/SiteTags'
import { fontFaces } from '../theme/fonts'
import { PreloadFonts } from '../theme/PreloadFonts'
import { themeStyle } from '../theme/themeStyle'
import { SiteLayout } from './SiteLayout'

interface SiteDocumentProps {
  site: Site
  /** marketing tags and the question for consent; previews have neither */
  runsTags?: boolean
  /** where a browser loads the header's menus from; by default the site's own */
  menusUrl?: string
  children: ReactNode
}

/** The document of a dealer's page in the site's theme: root element, header, page content, footer. */
export async function SiteDocument({ site, runsTags = false, menusUrl, children }: SiteDocumentProps) {
  const [announcement, headerMenus, footerMenu, locations] = await Promise.all([
    getAnnouncement(site, pageTime()),
    getHeaderMenus(site),
    getFilledMenu(site, 'footer'),
    listListedLocations(site),
  ])
  const { style, attributes } = themeStyle(site.theme)
  return (
    // The attribute makes Next jump to the top of the next page, instead of scrolling there past its content.
    <html lang="en-AU" style={style} {...attributes} data-scroll-behavior="smooth">
      <head>
        <PreloadFonts urls={fontFaces(site.theme).preload} />
      </head>
      <body>
        {runsTags && <StorageGuard consent={site.consent} tags={site.tags} />}
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: our own script */}
        <script dangerouslySetInnerHTML={{ __html: LAY_OUT_SCRIPT }} />
        <EarlyScripts />
        {runsTags && <SiteTags site={site} />}
        <SiteLayout
          site={site}
          announcement={announcement}
          headerMenus={headerMenus}
          menusUrl={menusUrl ?? headerMenusUrl(headerMenus)}
          footerMenu={footerMenu}
          locations={locations}
          favourites={<FavouritesLink noun={site.stockNoun} />}
        >
          {children}
        </SiteLayout>
        {/* Last, since a slow phone opens the storage for as long as it takes to paint a header. */}
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: our own script */}
        <script dangerouslySetInnerHTML={{ __html: EARLY_PAGE_SCRIPT }} />
        {process.env.SENTRY_DSN && <script src="/forecourt/error-reports.js" async />}
      </body>
    </html>
  )
}
