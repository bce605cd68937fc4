import type { BlockProps } from '@blocks/blockProps'
import { countMatchingCars } from '@/data/stock/stock'
import { PriceSliderSearch } from '@/stock/PriceSliderSearch'
import { Section } from '@/ui/layout/Section'

export async function Block({ block, context }: BlockProps<'priceSliderSearch'>) {
  const { site, headingLevel } = context
  return (
    <Section heading={block.heading} intro={block.text} headingLevel={headingLevel} align="centre" width="measure">
      <PriceSliderSearch stockNoun={site.stockNoun} count={await countMatchingCars(site, null, 'price_desc')} />
    </Section>
  )
}
