import type { ModelDetail } from '@/domain/models/model'
import { modelLink } from '@/domain/models/modelRange'
import { siteOrigin } from '@/domain/site/origin'
import type { Site } from '@/domain/site/site'
import { jsonLdText } from '@/domain/structuredData/jsonLd'
import { modelData } from '@/domain/structuredData/productData'
import { JsonLd } from '@/ui/content/JsonLd'
import type { AnyBlock } from '../../../blocks/blockProps'
import { modelBlocks } from '../../../blocks/generated/modelBlocks.generated'
import { RenderBlocks } from '../blocks/RenderBlocks'
import { Trail } from '../metadata/Trail'

/** Default sections of a model page, for sites without their own layout (MOD-04). */
const DEFAULT_SECTIONS: AnyBlock[] = [
  { blockType: 'modelHero' },
  { blockType: 'modelOffers', heading: 'Offers on this model' },
  { blockType: 'modelVariants', heading: 'Choose yours', background: 'surface' },
  { blockType: 'modelFeatures', heading: 'Why you will like it' },
  { blockType: 'modelColours', heading: 'Colours', background: 'surface' },
  { blockType: 'modelGallery', heading: 'Take a look' },
  { blockType: 'modelVideo', heading: 'See it move' },
  { blockType: 'modelStock', heading: 'In stock now', limit: 8, background: 'surface' },
  { blockType: 'modelSpecifications', heading: 'Specifications' },
  { blockType: 'modelSmallPrint', withPrices: true },
]

interface ModelViewProps {
  site: Site
  model: ModelDetail
  /** the site's layout of model pages; empty for the default */
  blocks: readonly AnyBlock[]
}

/** The page of a model in the site's layout. */
export function ModelView({ site, model, blocks }: ModelViewProps) {
  const title = `${model.makeName} ${model.name}`
  const data = modelData(model, site, siteOrigin(site.domains, process.env.PORT))
  return (
    <>
      {data && <JsonLd text={jsonLdText(data)} />}
      <Trail
        site={site}
        steps={[
          { name: 'Models', path: '/models' },
          { name: title, path: null },
        ]}
      />
      <RenderBlocks
        components={modelBlocks}
        blocks={blocks.length > 0 ? blocks : DEFAULT_SECTIONS}
        context={{ site, path: modelLink(model), title, model }}
        promoteFirstHeading
      />
    </>
  )
}
