import { type BlockProps, requireCar } from '@blocks/blockProps'
import { findSimilarCars } from '@/data/car/similarCars'
import { pageTime } from '@/data/pageTime'
import { currentPreview } from '@/data/preview/currentPreview'
import { getSearchVocabulary } from '@/data/stock/stock'
import { carFinance } from '@/domain/finance/carFinance'
import { listTerms } from '@/domain/finance/listTerms'
import { searchLink } from '@/domain/stock/searchUrl'
import { cardSettings } from '@/stock/card/cardSettings'
import { StockList } from '@/stock/StockList'

export async function Block({ block, context }: BlockProps<'similarCars'>) {
  const car = requireCar(context)
  const { site, headingLevel } = context
  const now = pageTime()
  const [cars, vocabulary] = await Promise.all([findSimilarCars(site, car), getSearchVocabulary(site, 'aged')])
  return (
    <StockList
      heading={block.heading || 'You may also like'}
      headingLevel={headingLevel}
      cars={cars}
      settings={cardSettings(site)}
      now={now.toISOString()}
      isPreview={currentPreview() !== null}
      terms={listTerms(site, now)}
      display="carousel"
      // Far below the first screen: whole cards come when it is near.
      wholeCards={0}
      hasComparisonNote={carFinance(car, site, now) !== null}
      link={{ label: `More ${car.make}`, href: searchLink({ refinements: { make: [car.make] } }, vocabulary) }}
    />
  )
}
