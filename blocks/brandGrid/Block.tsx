import type { BlockProps } from '@blocks/blockProps'
import { BrandGrid } from '@/stock/BrandGrid'
import { Section } from '@/ui/layout/Section'
import { loadBrandGroups } from './load'

export async function Block({ block, context }: BlockProps<'brandGrid'>) {
  const { site, headingLevel } = context
  const groups = await loadBrandGroups(block, site)
  if (groups.length === 0) return null
  return (
    <Section heading={block.heading} intro={block.intro} headingLevel={headingLevel}>
      <BrandGrid groups={groups} noun={site.stockNoun} headingLevel={headingLevel === 1 ? 2 : 3} />
    </Section>
  )
}
