import type { ResolvedSearch } from '@/data/stock/searchPage'
import { countMatchingCars } from '@/data/stock/stock'
import type { Site } from '@/domain/site/site'
import { STOCK_INDEX } from '@/domain/stock/results'
import { provideOwnSearchPart } from '@/server/ownSearchPart.mjs'
import { findFirstResults } from '@/stock/search/firstResults'
import { getSearchRenderer } from '@/stock/search/searchRenderer'
import { readSearchSetup } from '../../../blocks/stockSearch/readSearchSetup'
import { searchLayout } from './searchLayout'
import { searchTrail } from './searchTrail'

interface SearchPartRequest {
  /** "/search/mazda" or "/cars" */
  path: string
  searchParams: Record<string, string | string[] | undefined>
}

/**
 * Provides what a search has of its own, for the site's search shell (docs/decisions/search-shells.md).
 * @returns false for what is left to whole pages: an address that is no search, a search that is indexed, since it has more around it, and one
 * that cannot be rendered
 */
export async function provideSearchPart(
  site: Site,
  found: ResolvedSearch | null,
  { path, searchParams }: SearchPartRequest,
): Promise<boolean> {
  const render = getSearchRenderer()
  if (!found || found.landing.index || !render) return false
  const block = (await searchLayout(site)).find((one) => one.blockType === 'stockSearch')
  if (!block) return false
  const { vocabulary, landing } = found
  const { setup } = await readSearchSetup(site, block, { path, searchParams, headingLevel: 1, vocabulary })
  const hits = findFirstResults(setup)?.[STOCK_INDEX]?.results?.[0]?.nbHits
  // An empty yard has another page.
  if (!hits && (await countMatchingCars(site)) === 0) return false
  try {
    const { title, description, canonical } = landing
    const breadcrumbs = searchTrail(site, found)
    provideOwnSearchPart({ title, description, canonical, breadcrumbs, setup, ...(await render(setup)) })
    return true
  } catch (error) {
    console.error('Could not render a search', error)
    return false
  }
}
