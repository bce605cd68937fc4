import type { BlockData } from '@blocks/blockProps'
import { toStockSelection } from '@/data/fromPayload/stockSelection'
import { findPlaceByPostcode } from '@/data/locations/places'
import { pageTime } from '@/data/pageTime'
import { currentPreview } from '@/data/preview/currentPreview'
import { findLandingTexts } from '@/data/stock/landingTexts'
import { getLandingVocabulary, searchSegments } from '@/data/stock/landingVocabulary'
import { listPromotions } from '@/data/stock/promotions'
import { countMatchingCars, getFacets, serverSearchClient } from '@/data/stock/stock'
import { listTerms } from '@/domain/finance/listTerms'
import { weeklyBudgetTerms } from '@/domain/finance/weeklyBudgetTerms'
import type { Promotions } from '@/domain/promotions/withPromotions'
import type { Site } from '@/domain/site/site'
import { parseLandingPath, type SearchVocabulary, WHOLE_STOCK_SEGMENT } from '@/domain/stock/landingPath'
import { TREE_ATTRIBUTE } from '@/domain/stock/makeModelTree'
import { sortFilter } from '@/domain/stock/results'
import { formatQueryString, hasMoreThanLanding } from '@/domain/stock/searchUrl'
import { refinementsFilter, selectionFilter } from '@/domain/stock/stockSelection'
import { searchFirst } from '@/stock/search/firstResults'
import { type PackedSearchSetup, packSearchSetup } from '@/stock/search/searchSetup'

interface SearchAddress {
  /** "/search/mazda", or a page of the site */
  path: string
  searchParams: Record<string, string | string[] | undefined>
  /** of a search on another page than the search pages */
  headingLevel: 1 | 2
  /** of the path, if it is known already */
  vocabulary?: SearchVocabulary
}

/** Whether a search at this path is on a search page, where each landing has its own path and heading. */
export const isSearchPath = (path: string) => path === '/cars' || path === '/search' || path.startsWith('/search/')

/** The setup of a block's search at an address, for which the first results are found, and the promotions among them. */
export async function readSearchSetup(
  site: Site,
  block: Pick<BlockData<'stockSearch'>, 'filters' | 'heading'>,
  { path, searchParams, headingLevel, vocabulary: known }: SearchAddress,
): Promise<{ setup: PackedSearchSetup; promotions: Promotions }> {
  const isSearchPage = isSearchPath(path)
  const now = pageTime()
  const filter = selectionFilter(toStockSelection(block.filters))
  const [vocabulary, promotions, near, facetValues, landingTexts] = await Promise.all([
    known ?? getLandingVocabulary(site, ...searchSegments(path)),
    listPromotions(site, now),
    findPlaceByPostcode(searchParams.near),
    isFiltered(path, searchParams) ? listFacetValues(site, filter) : {},
    isSearchPage ? findLandingTexts(site.id, path) : null,
  ])
  const landing = parseLandingPath(isSearchPage ? searchSegments(path) : [], vocabulary)
  const unpriced =
    landing && !hasMoreThanLanding(searchParams)
      ? await countUnpriced(site, [filter, refinementsFilter(landing)].filter(Boolean).join(' AND ') || null)
      : null
  // A preview may be of promotions that are not published.
  const isPreview = currentPreview() !== null
  const setup = packSearchSetup(site, {
    vocabulary,
    promotions: isPreview ? promotions : null,
    place: isSearchPage ? { kind: 'landings' } : { kind: 'page', path },
    facetValues,
    landingTexts,
    weeklyTerms: site.stockRules.facets.some(({ attribute }) => attribute === 'weekly_price')
      ? weeklyBudgetTerms(site.finance, now)
      : null,
    listTerms: listTerms(site, now),
    filter,
    unpriced,
    near,
    url: `${path}${formatQueryString(searchParams)}`,
    now: now.toISOString(),
    heading: block.heading ?? null,
    headingLevel: isSearchPage ? 1 : headingLevel,
  })
  await searchFirst(setup, promotions, serverSearchClient(site))
  return { setup, promotions }
}

/** The cars that the site's default order leaves out for want of a price. */
async function countUnpriced(site: Site, filter: string | null): Promise<number> {
  if (sortFilter(site.stockRules.defaultSort, site.flags) === null) return 0
  const [all, priced] = await Promise.all([
    countMatchingCars(site, filter, 'recommended'),
    countMatchingCars(site, filter),
  ])
  return Math.max(0, all - priced)
}

/** True if an address may find only some of the cars. */
function isFiltered(path: string, searchParams: SearchAddress['searchParams']) {
  const [segment = WHOLE_STOCK_SEGMENT] = searchSegments(path)
  return segment !== WHOLE_STOCK_SEGMENT || hasMoreThanLanding(searchParams)
}

/** Values of a list that are shown although no car is left of them; a longer list has a search box. */
const MAX_FACET_VALUES = 40

/** The values of the site's lists in the cars that the search can find. */
async function listFacetValues(site: Site, filter: string | null): Promise<Record<string, string[]>> {
  const lists = site.stockRules.facets.flatMap(({ attribute, kind }) =>
    kind === 'range' || kind === 'age' ? [] : kind === 'hierarchy' ? 'make' : attribute,
  )
  const hasTree = site.stockRules.facets.some(({ kind }) => kind === 'hierarchy')
  const facets = await getFacets(site, [...new Set(lists)], filter)
  return Object.fromEntries(
    Object.entries(facets).map(([name, counts]) => [
      // Makes are the first level of the tree, of which the page has the models.
      name === 'make' && hasTree ? TREE_ATTRIBUTE : name,
      counts.slice(0, MAX_FACET_VALUES).map(({ value }) => value),
    ]),
  )
}
