import 'server-only'
import { createHash } from 'node:crypto'
import { listListedLocations } from '@/data/locations/locations'
import { getBrandMenu, getFilledMenu } from '@/data/site/filledMenus'
import type { Site } from '@/domain/site/site'
import { type HeaderMenus, toHeaderMenus } from './headerMenus'

/** The menus of a site's header with their dynamic dropdowns filled. */
export async function getHeaderMenus(site: Site): Promise<HeaderMenus> {
  const [menu, topMenu, brandMenu, locations] = await Promise.all([
    getFilledMenu(site, 'header'),
    getFilledMenu(site, 'top'),
    getBrandMenu(site),
    listListedLocations(site),
  ])
  return toHeaderMenus(site, { menu, topMenu, brandMenu, locations })
}

/** Where a browser loads the menus from. It changes with them, so that they can be cached for good. */
export const headerMenusUrl = (menus: HeaderMenus): string => `/api/header-menus?v=${headerMenusVersion(menus)}`

/** Hash of the menus in 12 hexadecimal digits. */
export const headerMenusVersion = (menus: HeaderMenus): string =>
  createHash('sha256').update(JSON.stringify(menus)).digest('hex').slice(0, 12)
