import { currentPreview } from '@/data/preview/currentPreview'
import { promotionsUrl } from '@/data/stock/promotions'
import type { Promotions } from '@/domain/promotions/withPromotions'
import type { Site } from '@/domain/site/site'
import { ALL_PRICE_TYPE_MEANINGS } from '@/domain/stock/priceTypes'
import { ReturningVisitorScript } from '@/stock/promotions/ReturningVisitorScript'
import { StockSearchLoader } from '@/stock/search/StockSearchLoader'
import type { PackedSearchSetup } from '@/stock/search/searchSetup'
import { StaticHtml } from '@/ui/lazy/StaticHtml'

interface StockSearchFrameProps {
  site: Site
  promotions: Promotions
  /** a text in a search shell, which has the place of each search's own */
  setup: PackedSearchSetup | string
}

/** The search, and around it what is the same for all searches of a site. */
export function StockSearchFrame({ site, promotions, setup }: StockSearchFrameProps) {
  return (
    <div
      className="mx-auto w-full max-w-[calc(var(--container-page)+2*var(--gutter))] 2xl:max-w-[calc(96rem-var(--gutter))] px-(--gutter) pb-section-space"
      data-promotions={currentPreview() ? undefined : promotionsUrl(site.id, promotions)}
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
