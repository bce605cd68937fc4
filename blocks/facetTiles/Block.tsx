import { landingVocabulary, stockFacetCounts } from '@/data/stock'
import { facetOrder, facetValueLabel } from '@/domain/stock/facetWords'
import { searchLink } from '@/domain/stock/searchUrl'
import type { BlockProps } from '@/site/blocks'
import { FacetTiles } from '@/stock/FacetTiles'
import { Section } from '@/ui/Section'

export async function Block({ block, context }: BlockProps<'facetTiles'>) {
  const { site, headingLevel } = context
  const [counts, vocabulary] = await Promise.all([stockFacetCounts(site, block.facet), landingVocabulary(site)])
  if (counts.length === 0) return null
  const tiles = counts
    .slice(0, block.limit)
    .sort(facetOrder(block.facet))
    .map(({ value, count }) => ({
      label: facetValueLabel(block.facet, value),
      count,
      href: searchLink({ refinements: { [block.facet]: [value] } }, vocabulary),
    }))
  return (
    <Section heading={block.heading} headingLevel={headingLevel}>
      <FacetTiles tiles={tiles} noun={site.stockNoun} />
    </Section>
  )
}
