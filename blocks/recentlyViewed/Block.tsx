import type { BlockProps } from '@blocks/blockProps'
import { pageTime } from '@/data/pageTime'
import { currentPreview } from '@/data/preview/currentPreview'
import { carFinance } from '@/domain/finance/carFinance'
import { cardsContext } from '@/stock/card/cardSettings'
import { LazyRecentlyViewed } from '@/stock/saved/LazyRecentlyViewed'

export function Block({ block, context }: BlockProps<'recentlyViewed'>) {
  const { site, car } = context
  const now = pageTime()
  const inPreview = currentPreview() && cardsContext(site, now)
  return (
    <LazyRecentlyViewed
      heading={block.heading || 'Recently viewed'}
      headingLevel={context.headingLevel}
      exceptId={car?.id ?? null}
      {...(inPreview && { inPreview })}
      hasComparisonNote={Boolean(car && carFinance(car, site, now))}
    />
  )
}
