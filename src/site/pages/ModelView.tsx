import type { ModelDetail } from '@/domain/models/model'
import { modelLink } from '@/domain/models/modelRange'
import type { Site } from '@/domain/site/site'
import type { AnyBlock } from '../../../blocks/blockProps'
import { modelBlocks } from '../../../blocks/generated/modelBlocks.generated'
import { RenderBlocks } from '../blocks/RenderBlocks'

/** The sections of a model page where the site has set none of its own (MOD-04). */
const USUAL_SECTIONS: AnyBlock[] = [
  { blockType: 'modelHero' },
  { blockType: 'modelOffers', heading: 'Offers on this model' },
  { blockType: 'modelVariants', heading: 'Choose yours', ground: 'surface' },
  { blockType: 'modelFeatures', heading: 'Why you will like it' },
  { blockType: 'modelColours', heading: 'Colours', ground: 'surface' },
  { blockType: 'modelGallery', heading: 'Take a look' },
  { blockType: 'modelVideo', heading: 'See it move' },
  { blockType: 'modelStock', heading: 'In stock now', limit: 8, ground: 'surface' },
  { blockType: 'modelSpecifications', heading: 'Specifications' },
  { blockType: 'modelSmallPrint', withPrices: true },
]

interface ModelViewProps {
  site: Site
  model: ModelDetail
  /** the site's own layout of model pages; empty where it has none */
  blocks: readonly AnyBlock[]
}

/** The page of a model as the site lays it out. */
export function ModelView({ site, model, blocks }: ModelViewProps) {
  return (
    <RenderBlocks
      components={modelBlocks}
      blocks={blocks.length > 0 ? blocks : USUAL_SECTIONS}
      context={{ site, path: modelLink(model), title: `${model.makeName} ${model.name}`, model }}
      promoteFirstHeading
    />
  )
}
