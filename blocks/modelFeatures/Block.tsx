import { type BlockProps, requireModel } from '@blocks/blockProps'
import { ModelFeatures } from '@/models/ModelFeatures'
import { Section } from '@/ui/layout/Section'

export function Block({ block, context }: BlockProps<'modelFeatures'>) {
  const { features } = requireModel(context)
  if (features.length === 0) return null
  return (
    <Section heading={block.heading} intro={block.intro} headingLevel={context.headingLevel}>
      <ModelFeatures features={features} headingLevel={context.headingLevel === 1 ? 2 : 3} />
    </Section>
  )
}
