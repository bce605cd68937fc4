import { type BlockProps, requireModel } from '@blocks/blockProps'
import { ModelVariants } from '@/models/ModelVariants'
import { Section } from '@/ui/layout/Section'

export function Block({ block, context }: BlockProps<'modelVariants'>) {
  const { site, headingLevel } = context
  const { variants, image } = requireModel(context)
  if (variants.length === 0) return null
  return (
    <Section heading={block.heading} intro={block.intro} headingLevel={headingLevel}>
      <ModelVariants
        variants={variants}
        image={image}
        flags={site.flags}
        enquireHref={site.links.contact}
        enquireLabel={site.wording.enquireNow}
        headingLevel={headingLevel === 1 ? 2 : 3}
      />
    </Section>
  )
}
