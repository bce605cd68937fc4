import 'server-only'
import { hiddenPages } from '../../domain/site/hiddenPages'
import { isOwnPage } from '../../domain/site/ownPages'
import { segmentsToPath } from '../../domain/site/path'
import type { Site } from '../../domain/site/site'
import { memoizeAsync } from '../../server/memoizeAsync'
import { findLocationBySlug } from '../locations/locations'
import { findCarBySlug } from '../stock/cars'
import { findOfferBySlug } from '../stock/offers'
import { findPageByPath } from './pages'
import { findRedirect } from './redirects'
import { listSitemapPages } from './sitemap'

const LOCATION_PAGE = /^\/(?:locations|our-location|contact-us)\/([\w-]+)$/
const OFFER_PAGE = /^\/special-offers\/([\w-]+)$/
const CAR_PAGE = /^\/cars\/([\w-]+)(?:\/(?:pdf|checkout|buy-online|autogauge))?$/

/** Who asks for many unknown pages asks for one after the other: listing all pages of a site takes longer than rendering one. */
const listedPaths = memoizeAsync(
  async (site: Site) => new Set((await listSitemapPages(site, new Date())).map(({ url }) => new URL(url).pathname)),
  { key: ({ id }) => String(id), max: 100, ttl: 60_000 },
)

/**
 * Whether a site has something at a path, found with reads alone: a page, one that the sitemap listed within the last minute, a car's page or a
 * redirect.
 */
export const pageExists = (site: Site, path: string): Promise<boolean> =>
  isExisting(site, path, async (stored) => (await listedPaths(site)).has(stored))

/**
 * Of some paths, those at which a site has something, as `pageExists` tells: for many paths, the sitemap is read once.
 * @param now tells which pages and offers are running
 */
export async function listExistingPaths(site: Site, paths: readonly string[], now: Date): Promise<string[]> {
  let sitemap: Promise<Set<string>> | null = null
  const isListed = async (stored: string) => {
    sitemap ??= listSitemapPages(site, now).then((urls) => new Set(urls.map(({ url }) => new URL(url).pathname)))
    return (await sitemap).has(stored)
  }
  const found = await Promise.all(paths.map((path) => isExisting(site, path, isListed)))
  return paths.filter((_, index) => found[index])
}

async function isExisting(site: Site, path: string, isListed: (stored: string) => Promise<boolean>): Promise<boolean> {
  if (isOwnPage(path)) return true
  const car = CAR_PAGE.exec(path)?.[1]
  if (car) return (await findCarBySlug(site.id, car)) !== null
  const location = LOCATION_PAGE.exec(path)?.[1]
  if (location && (await findLocationBySlug(site.id, location))) return true
  const offer = OFFER_PAGE.exec(path)?.[1]
  // One that has ended still says so.
  if (offer && (await findOfferBySlug(site, offer, new Date()))) return true
  const stored = segmentsToPath(path.split('/').filter(Boolean))
  if (!stored || hiddenPages(site).includes(stored)) return false
  if ((await findPageByPath(site.id, stored)) || (await findRedirect(site.id, stored))) return true
  return isListed(stored)
}
