import type { BlockProps } from '@blocks/blockProps'
import { cardSettings } from '@/stock/card/cardSettings'
import { LazyRecentlyViewed } from '@/stock/saved/LazyRecentlyViewed'

export function Block({ block, context }: BlockProps<'recentlyViewed'>) {
  return (
    <LazyRecentlyViewed
      heading={block.heading || 'Recently viewed'}
      headingLevel={context.headingLevel}
      settings={cardSettings(context.site)}
      exceptId={context.car?.id ?? null}
      now={new Date().toISOString()}
    />
  )
}
