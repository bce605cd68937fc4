import type { BlockProps } from '@blocks/blockProps'
import { toStockSelection } from '@/data/fromPayload/stockSelection'
import { getSearchVocabulary, listStock } from '@/data/stock/stock'
import { searchLink } from '@/domain/stock/searchUrl'
import { selectionFilter, selectionSearch } from '@/domain/stock/stockSelection'
import { cardSettings } from '@/stock/card/cardSettings'
import { StockList } from '@/stock/StockList'

/** Available cars. Indexed as a number, so that it can be combined with other conditions. */
const AVAILABLE = 'is_available = 1'

export async function Block({ block, context }: BlockProps<'stockList'>) {
  const { site, headingLevel } = context
  const selection = toStockSelection(block.filters)
  const selected = selectionFilter(selection)
  const [cars, vocabulary] = await Promise.all([
    listStock(site, {
      filter: selected ? `${AVAILABLE} AND ${selected}` : AVAILABLE,
      limit: block.limit,
      sort: block.sort,
    }),
    getSearchVocabulary(site),
  ])
  const rest = searchLink({ ...selectionSearch(selection), sortBy: block.sort }, vocabulary)
  return (
    <StockList
      heading={block.heading}
      headingLevel={headingLevel}
      intro={block.intro}
      cars={cars}
      settings={cardSettings(site)}
      now={new Date().toISOString()}
      display={block.display}
      showEmpty={block.whenEmpty === 'say'}
      link={block.linkLabel ? { label: block.linkLabel, href: block.link || rest } : null}
    />
  )
}
