import { stockCount } from '@/data/stock'
import type { BlockProps } from '@/site/blocks'
import { PriceSliderSearch } from '@/stock/PriceSliderSearch'
import { Section } from '@/ui/Section'

export async function Block({ block, context }: BlockProps<'priceSliderSearch'>) {
  const { site, headingLevel } = context
  return (
    <Section heading={block.heading} intro={block.text} headingLevel={headingLevel} align="centre" width="measure">
      <PriceSliderSearch stockNoun={site.stockNoun} count={await stockCount(site, null, 'price_desc')} />
    </Section>
  )
}
