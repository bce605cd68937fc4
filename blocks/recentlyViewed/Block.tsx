import type { BlockProps } from '@/site/blocks'
import { cardSettings } from '@/stock/card/cardSettings'
import { LazyRecentlyViewed } from '@/stock/kept/LazyRecentlyViewed'

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
