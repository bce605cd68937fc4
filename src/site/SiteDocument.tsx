import type { ReactNode } from 'react'
import { brandMenu, filledMenu } from '@/data/filledMenus'
import { listedLocations } from '@/data/locations'
import type { Site } from '@/domain/site/site'
import { FavouritesLink } from '@/shopper/FavouritesLink'
import { SiteLayout } from './SiteLayout'
import { themeStyle } from './theme'

/** The whole document of a dealer's page, in the site's theme: root element, header, the page itself, footer. */
export async function SiteDocument({ site, children }: { site: Site; children: ReactNode }) {
  const [headerMenu, topMenu, footerMenu, brands, locations] = await Promise.all([
    filledMenu(site, 'header'),
    filledMenu(site, 'top'),
    filledMenu(site, 'footer'),
    brandMenu(site),
    listedLocations(site),
  ])
  const { style, attributes } = themeStyle(site.theme)
  return (
    <html lang="en-AU" style={style} {...attributes}>
      <body>
        <SiteLayout
          site={site}
          headerMenu={headerMenu}
          topMenu={topMenu}
          brandMenu={brands}
          footerMenu={footerMenu}
          locations={locations}
          favourites={<FavouritesLink noun={site.stockNoun} />}
        >
          {children}
        </SiteLayout>
      </body>
    </html>
  )
}
