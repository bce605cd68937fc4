import { pageTime } from '@/data/pageTime'
import { listPromotions } from '@/data/stock/promotions'
import type { Site } from '@/domain/site/site'
import { SHELL_SLOTS } from '@/domain/stock/searchShell.mjs'
import { JsonLd } from '@/ui/content/JsonLd'
import { searchBlocks } from '../../../blocks/generated/searchBlocks.generated'
import { StockSearchFrame } from '../../../blocks/stockSearch/StockSearchFrame'
import { RenderBlocks } from '../blocks/RenderBlocks'
import { searchLayout } from './searchLayout'

/** A site's search page with the place of a search instead of one (docs/decisions/search-shells.md). */
export async function SearchShell({ site }: { site: Site }) {
  const [blocks, promotions] = await Promise.all([searchLayout(site), listPromotions(site, pageTime())])
  const frame = <StockSearchFrame site={site} promotions={promotions} setup={SHELL_SLOTS.setup} />
  const searches = blocks.filter(({ blockType }) => blockType === 'stockSearch')
  return (
    <>
      <RenderBlocks
        components={searchBlocks}
        blocks={blocks}
        context={{ site, path: '/search' }}
        rendered={new Map(searches.map((block) => [block, frame]))}
      />
      <JsonLd text={SHELL_SLOTS.breadcrumbs} />
    </>
  )
}
