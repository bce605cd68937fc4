import type { BlockProps } from '@blocks/blockProps'
import { toStockSelection } from '@/data/fromPayload/stockSelection'
import { findPlaceByPostcode } from '@/data/locations/places'
import { getLandingVocabulary, searchSegments } from '@/data/stock/landingVocabulary'
import { listPromotions } from '@/data/stock/promotions'
import { serverSearchClient } from '@/data/stock/stock'
import { listTerms } from '@/domain/finance/listTerms'
import { ALL_PRICE_TYPE_MEANINGS } from '@/domain/stock/priceTypes'
import { formatQueryString } from '@/domain/stock/searchUrl'
import { selectionFilter } from '@/domain/stock/stockSelection'
import { StockSearchLoader } from '@/stock/search/StockSearchLoader'
import { searchSetup } from '@/stock/search/searchSetup'
import { provideServerClient } from '@/stock/search/serverClients'

/**
 * The stock search. On search pages each landing has its own path and heading. On other pages the search stays on that page,
 * within the block's filters.
 */
export async function Block({ block, context }: BlockProps<'stockSearch'>) {
  const { site, path, searchParams, headingLevel } = context
  const isSearchPage = path === '/cars' || path === '/search' || path.startsWith('/search/')
  provideServerClient(site.id, serverSearchClient(site))
  const now = new Date()
  const [vocabulary, promotions, near] = await Promise.all([
    getLandingVocabulary(site, ...searchSegments(path)),
    listPromotions(site.id, now),
    findPlaceByPostcode(searchParams?.near),
  ])
  const setup = searchSetup(site, {
    vocabulary,
    promotions,
    place: isSearchPage ? { kind: 'landings' } : { kind: 'page', path },
    filter: selectionFilter(toStockSelection(block.filters)),
    near,
    url: `${path}${formatQueryString(searchParams ?? {})}`,
    now: now.toISOString(),
    heading: block.heading ?? null,
    headingLevel: isSearchPage ? 1 : headingLevel,
  })
  const terms = listTerms(site, now)
  return (
    <div className="mx-auto w-full max-w-[calc(var(--container-page)+2*var(--gutter))] 2xl:max-w-[calc(96rem-var(--gutter))] px-(--gutter) pb-section-space">
      {terms && <p className="pt-3 text-sm text-muted">{terms}</p>}
      <StockSearchLoader setup={setup} />
      <p className="mt-6 text-sm text-muted">{[...ALL_PRICE_TYPE_MEANINGS, site.wording.priceDisclaimer].join(' ')}</p>
    </div>
  )
}
