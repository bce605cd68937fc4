import { type BlockProps, requireModel } from '@blocks/blockProps'
import { ModelSpecifications } from '@/models/ModelSpecifications'
import { LinkArrow } from '@/ui/actions/LinkArrow'
import { Section } from '@/ui/layout/Section'

export function Block({ block, context }: BlockProps<'modelSpecifications'>) {
  const { headingLevel } = context
  const { specifications, specSheetUrl } = requireModel(context)
  if (specifications.length === 0) return null
  return (
    <Section
      heading={block.heading}
      intro={block.intro}
      headingLevel={headingLevel}
      action={specSheetUrl ? <LinkArrow href={specSheetUrl}>Full spec sheet</LinkArrow> : undefined}
    >
      <ModelSpecifications groups={specifications} headingLevel={headingLevel === 1 ? 2 : 3} />
    </Section>
  )
}
