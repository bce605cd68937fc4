import type { BlockProps } from '@blocks/blockProps'
import { pageTime } from '@/data/pageTime'
import { carFinance } from '@/domain/finance/carFinance'
import { LazyRecentlyViewed } from '@/stock/saved/LazyRecentlyViewed'

export function Block({ block, context }: BlockProps<'recentlyViewed'>) {
  const { site, car } = context
  return (
    <LazyRecentlyViewed
      heading={block.heading || 'Recently viewed'}
      headingLevel={context.headingLevel}
      exceptId={car?.id ?? null}
      hasComparisonNote={Boolean(car && carFinance(car, site, pageTime()))}
    />
  )
}
