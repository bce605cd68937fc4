import { searchLinkOfModel, stockOfModel } from '@/data/modelStock'
import { type BlockProps, requireModel } from '@/site/blocks'
import { cardSettings } from '@/stock/card/cardSettings'
import { StockList } from '@/stock/StockList'

export async function Block({ block, context }: BlockProps<'modelStock'>) {
  const { site, headingLevel } = context
  const model = requireModel(context)
  const [cars, rest] = await Promise.all([stockOfModel(site, model, block.limit), searchLinkOfModel(site, model)])
  return (
    <StockList
      heading={block.heading}
      headingLevel={headingLevel}
      intro={block.intro}
      cars={cars}
      settings={cardSettings(site)}
      now={new Date().toISOString()}
      display="carousel"
      sayEmpty={block.whenEmpty === 'say'}
      link={rest ? { label: `See all ${rest.count}`, href: rest.href } : null}
    />
  )
}
