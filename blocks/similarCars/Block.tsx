import { similarCarsTo } from '@/data/similarCars'
import { landingVocabulary } from '@/data/stock'
import { searchLink } from '@/domain/stock/searchUrl'
import { type BlockProps, requireCar } from '@/site/blocks'
import { cardSettings } from '@/stock/card/cardSettings'
import { StockList } from '@/stock/StockList'

export async function Block({ block, context }: BlockProps<'similarCars'>) {
  const car = requireCar(context)
  const { site, headingLevel } = context
  const [cars, vocabulary] = await Promise.all([similarCarsTo(site, car), landingVocabulary(site)])
  return (
    <StockList
      heading={block.heading || 'You may also like'}
      headingLevel={headingLevel}
      cars={cars}
      settings={cardSettings(site)}
      now={new Date().toISOString()}
      display="carousel"
      link={{ label: `More ${car.make}`, href: searchLink({ refinements: { make: [car.make] } }, vocabulary) }}
    />
  )
}
