import type { BlockProps } from '@blocks/blockProps'
import { populated } from '@/data/fromPayload/relation'
import { listModels } from '@/data/models/models'
import { LateModelRange } from '@/models/LateModelRange'
import { Section } from '@/ui/layout/Section'

export async function Block({ block, context }: BlockProps<'modelRange'>) {
  const { site, headingLevel } = context
  const slug = populated(block.make)?.slug
  const models = (await listModels(site.id)).filter(({ makeSlug }) => !slug || makeSlug === slug)
  if (models.length === 0) return null
  return (
    <Section heading={block.heading} intro={block.intro} headingLevel={headingLevel}>
      <LateModelRange
        models={models}
        flags={{ variantPrices: site.flags.variantPrices }}
        headingLevel={headingLevel === 1 ? 2 : 3}
      />
    </Section>
  )
}
