import 'server-only'
import { hiddenPages } from '../../domain/site/hiddenPages'
import { segmentsToPath } from '../../domain/site/path'
import type { Site } from '../../domain/site/site'
import { findCarBySlug } from '../stock/cars'
import { findPageByPath } from './pages'
import { findRedirect } from './redirects'
import { listSitemapPages } from './sitemap'

const CAR_PAGE = /^\/cars\/([\w-]+)$/

/**
 * Whether a site has something at a path, found with reads alone: a page, one that the sitemap lists, a car's page or a redirect.
 * @param now tells which pages and offers are running
 */
export async function pageExists(site: Site, path: string, now: Date): Promise<boolean> {
  const car = CAR_PAGE.exec(path)?.[1]
  if (car) return (await findCarBySlug(site.id, car)) !== null
  const stored = segmentsToPath(path.split('/').filter(Boolean))
  if (!stored || hiddenPages(site).includes(stored)) return false
  if ((await findPageByPath(site.id, stored)) || (await findRedirect(site.id, stored))) return true
  return (await listSitemapPages(site, now)).some(({ url }) => new URL(url).pathname === stored)
}
