import type { BlockProps } from '@blocks/blockProps'
import { pageTime } from '@/data/pageTime'
import { carFinance } from '@/domain/finance/carFinance'
import { listTerms } from '@/domain/finance/listTerms'
import { cardSettings } from '@/stock/card/cardSettings'
import { LazyRecentlyViewed } from '@/stock/saved/LazyRecentlyViewed'

export function Block({ block, context }: BlockProps<'recentlyViewed'>) {
  const { site, car } = context
  const now = pageTime()
  return (
    <LazyRecentlyViewed
      heading={block.heading || 'Recently viewed'}
      headingLevel={context.headingLevel}
      settings={cardSettings(site)}
      exceptId={car?.id ?? null}
      now={now.toISOString()}
      terms={listTerms(site, now)}
      hasComparisonNote={Boolean(car && carFinance(car, site, now))}
    />
  )
}
