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
export const pageExists = async (site: Site, path: string, now: Date): Promise<boolean> =>
  (await listExistingPaths(site, [path], now)).length > 0

/** Of some paths, those at which a site has something, as `pageExists` tells: for many paths, the sitemap is read once. */
export async function listExistingPaths(site: Site, paths: readonly string[], now: Date): Promise<string[]> {
  let sitemap: Promise<Set<string>> | null = null
  const isListed = async (stored: string) => {
    sitemap ??= listSitemapPages(site, now).then((urls) => new Set(urls.map(({ url }) => new URL(url).pathname)))
    return (await sitemap).has(stored)
  }
  const exists = async (path: string) => {
    const car = CAR_PAGE.exec(path)?.[1]
    if (car) return (await findCarBySlug(site.id, car)) !== null
    const stored = segmentsToPath(path.split('/').filter(Boolean))
    if (!stored || hiddenPages(site).includes(stored)) return false
    if ((await findPageByPath(site.id, stored)) || (await findRedirect(site.id, stored))) return true
    return isListed(stored)
  }
  const found = await Promise.all(paths.map(exists))
  return paths.filter((_, index) => found[index])
}
