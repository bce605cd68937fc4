import { type BlockProps, requireModel } from '@blocks/blockProps'
import { getModelSearchLink } from '@/data/models/modelStock'
import { warrantyFor } from '@/domain/site/warranty'
import { ModelHero } from '@/models/ModelHero'

export async function Block({ block, context }: BlockProps<'modelHero'>) {
  const { site, headingLevel } = context
  const model = requireModel(context)
  return (
    <ModelHero
      model={model}
      flags={site.flags}
      stock={await getModelSearchLink(site, model)}
      testDriveHref={site.links.testDrive}
      enquireHref={site.links.contact}
      offerLine={block.offerLine ?? null}
      warranty={warrantyFor(site.carPage.warranties, { make: model.makeName, carType: 'new' })}
      headingLevel={headingLevel}
    />
  )
}
