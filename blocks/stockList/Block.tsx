import type { BlockProps } from '@blocks/blockProps'
import { toStockSelection } from '@/data/fromPayload/stockSelection'
import { pageTime } from '@/data/pageTime'
import { currentPreview } from '@/data/preview/currentPreview'
import { listCardsBySlug, listPickedCards } from '@/data/stock/cars'
import { getSearchVocabulary, listAgedStock, listStock, type StockListQuery } from '@/data/stock/stock'
import { carFinance } from '@/domain/finance/carFinance'
import { listTerms } from '@/domain/finance/listTerms'
import { getRelationIds } from '@/domain/relationId'
import type { Site } from '@/domain/site/site'
import { AVAILABLE_FILTER, isAvailable } from '@/domain/stock/availability'
import { searchLink } from '@/domain/stock/searchUrl'
import { selectionFilter, selectionSearch } from '@/domain/stock/stockSelection'
import { cardSettings } from '@/stock/card/cardSettings'
import { StockList } from '@/stock/StockList'

export async function Block({ block, context }: BlockProps<'stockList'>) {
  const { site, headingLevel } = context
  const now = pageTime()
  const selection = toStockSelection(block.filters)
  const selected = selectionFilter(selection)
  const query = {
    filter: selected ? `${AVAILABLE_FILTER} AND ${selected}` : AVAILABLE_FILTER,
    limit: block.limit,
    sort: block.sort,
  }
  const chosen = getRelationIds(block.cars)
  const [cars, vocabulary] = await Promise.all([
    chosen.length > 0
      ? listPickedCards(site, chosen)
      : context.car
        ? listStockOnCarPage(site, query)
        : listStock(site, query),
    getSearchVocabulary(site, context.car ? 'aged' : 'current'),
  ])
  const search = chosen.length > 0 ? {} : { ...selectionSearch(selection), sortBy: block.sort }
  const rest = searchLink(search, vocabulary)
  return (
    <StockList
      heading={block.heading}
      headingLevel={headingLevel}
      intro={block.intro}
      cars={cars}
      settings={cardSettings(site)}
      now={now.toISOString()}
      isPreview={currentPreview() !== null}
      display={block.display}
      hasComparisonNote={
        context.car !== undefined && context.car !== null && carFinance(context.car, site, now) !== null
      }
      priceDisclaimer={context.car ? undefined : site.wording.priceDisclaimer}
      terms={listTerms(site, now)}
      showEmpty={block.whenEmpty === 'say'}
      link={block.linkLabel ? { label: block.linkLabel, href: block.link || rest } : null}
    />
  )
}

/** The list is the same on the page of every car of the site, and a change of one car must not expire them all. */
async function listStockOnCarPage(site: Site, query: StockListQuery) {
  const hits = await listAgedStock(site, query)
  const cars = await listCardsBySlug(
    site,
    hits.map(({ slug }) => slug),
  )
  return cars.filter(isAvailable)
}
