import 'server-only'
import { locationContactPath, locationPath } from '../../domain/locations/locationLinks'
import { modelLink } from '../../domain/models/modelRange'
import { offerPath } from '../../domain/offers/offer'
import { postPath } from '../../domain/posts/post'
import { isActive } from '../../domain/promotions/promotion'
import { hiddenPages } from '../../domain/site/hiddenPages'
import { siteOrigin } from '../../domain/site/origin'
import { canonicalPath, THANK_YOU_PATH } from '../../domain/site/samePages'
import { gatedPage, hasAccounts, signInGates } from '../../domain/site/signInGates'
import type { Site } from '../../domain/site/site'
import { type SitemapUrl, URLS_PER_SITEMAP } from '../../domain/site/sitemap'
import { handleStockCall } from '../../stockIndex/handleStockCall'
import { listLocations } from '../locations/locations'
import { listModels } from '../models/models'
import { listLandings } from '../stock/landings'
import { listOffers } from '../stock/offers'
import { findEmptyList } from './missingFacts'
import { listIndexedPages } from './pages'
import { listPosts } from './posts'

/** Records per index request, its maximum. */
const BATCH_SIZE = 200

/** All URLs of a site except cars: pages, landing searches, models and locations. */
export async function listSitemapPages(site: Site, now: Date): Promise<SitemapUrl[]> {
  const origin = siteOrigin(site.domains, process.env.PORT)
  const [pages, locations, models, offers, posts, landings] = await Promise.all([
    listIndexedPages(site.id),
    listLocations(site.id),
    listModels(site.id),
    listOffers(site, now),
    listPosts(site.id, now),
    listLandings(site),
  ])
  const sitePaths = pages.map(({ path }) => path)
  const gates = signInGates(site)
  // Shoppers who come from a search engine would have to sign in.
  const isGated = (path: string) => hasAccounts(site.flags) && gatedPage(gates, new URL(path, origin)) !== null
  const hidden = [...hiddenPages(site), ...NOT_WORTH_FINDING]
  const emptyLists = await Promise.all(pages.map(({ path }) => findEmptyList(site, path, now)))
  const paths: { path: string; changedAt?: string }[] = [
    ...pages
      .filter((_, index) => emptyLists[index] === null)
      .filter((page) => isActive(page, now) && !hidden.includes(page.path) && !isGated(page.path))
      .filter(({ path }) => canonicalPath(path, sitePaths) === path)
      .map(({ path, updatedAt }) => ({ path, changedAt: updatedAt })),
    ...landings.map((path) => ({ path })),
    ...locations.flatMap((location) => [{ path: locationPath(location) }, { path: locationContactPath(location) }]),
    ...offers.map((offer) => ({ path: offerPath(offer) })),
    ...posts.map((post) => ({ path: postPath(post) })),
    ...(models.length > 0 ? [{ path: '/models' }] : []),
    // A model with its own URL is listed as that page or search, or belongs to another site.
    ...models.filter(({ overrideUrl }) => !overrideUrl).map((model) => ({ path: modelLink(model) })),
  ]
  const unique = new Map(paths.map((entry) => [entry.path, entry]))
  return Array.from(unique.values(), ({ path, changedAt }) => ({ url: origin + path, changedAt }))
}

/** The page after an enquiry, and that to pay an invoice, which says where it is. */
const NOT_WORTH_FINDING: readonly string[] = [THANK_YOU_PATH, '/online-payment']

/** The number of cars that a site lists. */
export async function countListedCars(site: Site): Promise<number> {
  return (await queryIndex<{ nbHits: number }>(site, 'query', { hitsPerPage: 0 })).nbHits
}

/** Car URLs of the sitemap file numbered `part`, from 0. */
export async function listSitemapCars(site: Site, part: number): Promise<SitemapUrl[]> {
  const origin = siteOrigin(site.domains, process.env.PORT)
  const urls: SitemapUrl[] = []
  const first = part * URLS_PER_SITEMAP
  let cursor: string | undefined = Buffer.from(`from:${first}`).toString('base64url')
  while (cursor && urls.length < URLS_PER_SITEMAP) {
    const response: BrowseResponse = await queryIndex(site, 'browse', {
      cursor,
      hitsPerPage: BATCH_SIZE,
      attributesToRetrieve: ['slug'],
    })
    urls.push(...response.hits.map(({ slug }) => ({ url: `${origin}/cars/${slug}` })))
    cursor = response.cursor
  }
  return urls
}

interface BrowseResponse {
  hits: { slug: string }[]
  cursor?: string
}

async function queryIndex<Answer>(
  site: Site,
  operation: 'query' | 'browse',
  body: Record<string, unknown>,
): Promise<Answer> {
  const response = await handleStockCall(site, {
    method: 'POST',
    path: `/1/indexes/stock/${operation}`,
    searchParams: new URLSearchParams(),
    body: JSON.stringify(body),
  })
  if (response.status !== 200) throw new Error(`The stock index responded with ${response.status}`)
  return JSON.parse(response.body) as Answer
}
