import { type BlockProps, requireModel } from '@blocks/blockProps'
import { ModelColours } from '@/models/ModelColours'
import { Section } from '@/ui/layout/Section'

export function Block({ block, context }: BlockProps<'modelColours'>) {
  const { makeName, name, colours, image } = requireModel(context)
  if (colours.length === 0) return null
  return (
    <Section heading={block.heading} intro={block.intro} headingLevel={context.headingLevel}>
      <ModelColours modelName={`${makeName} ${name}`} colours={colours} image={image} />
    </Section>
  )
}
