import { landingVocabulary, stockCount } from '@/data/stock'
import type { BlockProps } from '@/site/blocks'
import { QuickSearch } from '@/stock/QuickSearch'
import { Section } from '@/ui/Section'

export async function Block({ block, context }: BlockProps<'quickSearch'>) {
  const { site, headingLevel } = context
  const [{ makes, models }, count] = await Promise.all([landingVocabulary(site), stockCount(site)])
  return (
    <Section heading={block.heading} headingLevel={headingLevel}>
      <QuickSearch vocabulary={{ makes, models }} stockNoun={site.stockNoun} count={count} />
    </Section>
  )
}
