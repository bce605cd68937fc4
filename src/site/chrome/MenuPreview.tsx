'use client'

import { useLivePreview } from '@payloadcms/live-preview-react'
import { toMenuItems } from '@/data/fromPayload/menu'
import type { Location } from '@/domain/locations/location'
import { fillMenu, hiddenMenuPages, type MenuItem, type MenuSources } from '@/domain/site/menu'
import { publicSite } from '@/domain/site/publicSite'
import type { Site } from '@/domain/site/site'
import type { Menu } from '../../payload-types'
import { SiteProvider } from '../pages/SiteProvider'
import { ThemeFonts } from '../theme/ThemeFonts'
import { toHeaderMenus } from './headerMenus'
import { SiteFooter } from './SiteFooter'
import { SiteHeader } from './SiteHeader'

interface MenuPreviewProps {
  site: Site
  /** as last saved */
  menu: Menu
  sources: MenuSources
  brandMenu: readonly MenuItem[]
  locations: readonly Location[]
  /** whether an offer is active */
  hasOffers: boolean
  /** the header menus that are not being edited */
  otherMenus: { header: readonly MenuItem[]; top: readonly MenuItem[] }
}

/** The header or footer with the current values of the admin form, updated on every change. Its links are disabled. */
export function MenuPreview({ site, menu, sources, brandMenu, locations, hasOffers, otherMenus }: MenuPreviewProps) {
  const serverURL = typeof window === 'undefined' ? '' : window.location.origin
  const { data } = useLivePreview({ initialData: menu, serverURL, depth: 1 })
  const items = fillMenu(toMenuItems(data.items), sources, hiddenMenuPages(site, hasOffers))
  const header = menu.key === 'header' ? items : otherMenus.header
  const top = menu.key === 'top' ? items : otherMenus.top
  return (
    <SiteProvider site={publicSite(site)}>
      <ThemeFonts theme={site.theme} />
      <div
        className="contents"
        onClickCapture={(event) => {
          if ((event.target as HTMLElement).closest('a')) event.preventDefault()
        }}
      >
        {menu.key === 'footer' ? (
          <SiteFooter site={site} menu={items} locations={locations} />
        ) : (
          <>
            <SiteHeader
              site={site}
              menus={toHeaderMenus(site, { menu: header, topMenu: top, brandMenu, locations })}
              menusUrl={null}
            />
            <div className="container-page grid min-h-[36rem] content-center justify-items-center text-center text-muted">
              <p className="measure">
                Your page appears here. Choose Phone or Desktop above to see the menu at that width; links are disabled.
              </p>
            </div>
          </>
        )}
      </div>
    </SiteProvider>
  )
}
