import type { BlockProps } from '@blocks/blockProps'
import { countMatchingCars } from '@/data/stock/stock'
import { Section } from '@/ui/layout/Section'
import { QuickSearchBar } from './QuickSearchBar'

export async function Block({ block, context }: BlockProps<'quickSearch'>) {
  if ((await countMatchingCars(context.site)) === 0) return null
  return (
    <Section heading={block.heading} headingLevel={context.headingLevel}>
      <QuickSearchBar site={context.site} />
    </Section>
  )
}
