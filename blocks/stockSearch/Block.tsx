import type { BlockProps } from '@blocks/blockProps'
import { countMatchingCars } from '@/data/stock/stock'
import { EmptyYard } from '@/stock/EmptyYard'
import { isSearchPath, readSearchSetup } from './readSearchSetup'
import { StockSearchFrame } from './StockSearchFrame'

/**
 * The stock search. On search pages each landing has its own path and heading. On other pages the search stays on that page,
 * within the block's filters.
 */
export async function Block({ block, context }: BlockProps<'stockSearch'>) {
  const { site, path, searchParams = {}, headingLevel } = context
  if (isSearchPath(path) && (await countMatchingCars(site)) === 0)
    return (
      <div className="container-page">
        <EmptyYard site={site} headingLevel={1} />
      </div>
    )
  const { setup, promotions } = await readSearchSetup(site, block, { path, searchParams, headingLevel })
  return <StockSearchFrame site={site} promotions={promotions} setup={setup} />
}
