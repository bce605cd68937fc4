import { type BlockProps, requireModel } from '@blocks/blockProps'
import { getModelSearchLink, getModelStock } from '@/data/models/modelStock'
import { pageTime } from '@/data/pageTime'
import { currentPreview } from '@/data/preview/currentPreview'
import { listTerms } from '@/domain/finance/listTerms'
import { cardSettings } from '@/stock/card/cardSettings'
import { StockList } from '@/stock/StockList'

export async function Block({ block, context }: BlockProps<'modelStock'>) {
  const { site, headingLevel } = context
  const model = requireModel(context)
  const now = pageTime()
  const [cars, rest] = await Promise.all([getModelStock(site, model, block.limit), getModelSearchLink(site, model)])
  return (
    <StockList
      heading={block.heading}
      headingLevel={headingLevel}
      intro={block.intro}
      cars={cars}
      settings={cardSettings(site)}
      now={now.toISOString()}
      isPreview={currentPreview() !== null}
      terms={listTerms(site, now)}
      display="carousel"
      showEmpty={block.whenEmpty === 'say'}
      link={rest ? { label: `See all ${rest.count}`, href: rest.href } : null}
    />
  )
}
