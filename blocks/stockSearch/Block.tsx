import type { BlockProps } from '@blocks/blockProps'
import { toStockSelection } from '@/data/fromPayload/stockSelection'
import { findPlaceByPostcode } from '@/data/locations/places'
import { pageTime } from '@/data/pageTime'
import { currentPreview } from '@/data/preview/currentPreview'
import { findLandingTexts } from '@/data/stock/landingTexts'
import { getLandingVocabulary, searchSegments } from '@/data/stock/landingVocabulary'
import { listPromotions, promotionsUrl } from '@/data/stock/promotions'
import { countMatchingCars, getFacets, serverSearchClient } from '@/data/stock/stock'
import { listTerms } from '@/domain/finance/listTerms'
import { weeklyBudgetTerms } from '@/domain/finance/weeklyBudgetTerms'
import type { Site } from '@/domain/site/site'
import { parseLandingPath, WHOLE_STOCK_SEGMENT } from '@/domain/stock/landingPath'
import { TREE_ATTRIBUTE } from '@/domain/stock/makeModelTree'
import { ALL_PRICE_TYPE_MEANINGS } from '@/domain/stock/priceTypes'
import { sortFilter } from '@/domain/stock/results'
import { formatQueryString, hasMoreThanLanding } from '@/domain/stock/searchUrl'
import { refinementsFilter, selectionFilter } from '@/domain/stock/stockSelection'
import { EmptyYard } from '@/stock/EmptyYard'
import { ReturningVisitorScript } from '@/stock/promotions/ReturningVisitorScript'
import { searchFirst } from '@/stock/search/firstResults'
import { StockSearchLoader } from '@/stock/search/StockSearchLoader'
import { packSearchSetup } from '@/stock/search/searchSetup'
import { StaticHtml } from '@/ui/lazy/StaticHtml'

/**
 * The stock search. On search pages each landing has its own path and heading. On other pages the search stays on that page,
 * within the block's filters.
 */
export async function Block({ block, context }: BlockProps<'stockSearch'>) {
  const { site, path, searchParams, headingLevel } = context
  const isSearchPage = path === '/cars' || path === '/search' || path.startsWith('/search/')
  if (isSearchPage && (await countMatchingCars(site)) === 0)
    return (
      <div className="container-page">
        <EmptyYard site={site} headingLevel={1} />
      </div>
    )
  const now = pageTime()
  const filter = selectionFilter(toStockSelection(block.filters))
  const [vocabulary, promotions, near, facetValues, landingTexts] = await Promise.all([
    getLandingVocabulary(site, ...searchSegments(path)),
    listPromotions(site, now),
    findPlaceByPostcode(searchParams?.near),
    isFiltered(path, searchParams ?? {}) ? listFacetValues(site, filter) : {},
    isSearchPage ? findLandingTexts(site.id, path) : null,
  ])
  const landing = parseLandingPath(isSearchPage ? searchSegments(path) : [], vocabulary)
  const unpriced =
    landing && !hasMoreThanLanding(searchParams ?? {})
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
    url: `${path}${formatQueryString(searchParams ?? {})}`,
    now: now.toISOString(),
    heading: block.heading ?? null,
    headingLevel: isSearchPage ? 1 : headingLevel,
  })
  await searchFirst(setup, promotions, serverSearchClient(site))
  return (
    <div
      className="mx-auto w-full max-w-[calc(var(--container-page)+2*var(--gutter))] 2xl:max-w-[calc(96rem-var(--gutter))] px-(--gutter) pb-section-space"
      data-promotions={isPreview ? undefined : promotionsUrl(site.id, promotions)}
    >
      {[...promotions.cards, ...promotions.tiles].some(({ audience }) => audience.visitors !== 'all') && (
        <ReturningVisitorScript />
      )}
      <StockSearchLoader setup={setup} />
      <StaticHtml as="p" part="price-types" className="mt-6 text-sm text-muted">
        {[...ALL_PRICE_TYPE_MEANINGS, site.wording.priceDisclaimer].join(' ')}
      </StaticHtml>
    </div>
  )
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
function isFiltered(path: string, searchParams: NonNullable<BlockProps<'stockSearch'>['context']['searchParams']>) {
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
