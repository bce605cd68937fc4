import type { BlockProps } from '@blocks/blockProps'
import { getFacetCounts, getSearchVocabulary } from '@/data/stock/stock'
import { facetValueLabel, sortFacetValues } from '@/domain/stock/facetLabels'
import { searchLink } from '@/domain/stock/searchUrl'
import { FacetTiles } from '@/stock/FacetTiles'
import { Section } from '@/ui/layout/Section'

export async function Block({ block, context }: BlockProps<'facetTiles'>) {
  const { site, headingLevel } = context
  const [counts, vocabulary] = await Promise.all([getFacetCounts(site, block.facet), getSearchVocabulary(site)])
  if (counts.length === 0) return null
  const tiles = counts
    .slice(0, block.limit)
    .sort(sortFacetValues(block.facet))
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
