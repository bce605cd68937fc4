import { type BlockProps, requireCar } from '@blocks/blockProps'
import { CarSection } from '@/car/CarSection'
import { PriceGauge } from '@/car/PriceGauge'
import { findPriceComparison } from '@/data/car/priceCheck'
import { itemLabels } from '@/domain/stock/labels'
import { priceTypeLabel } from '@/domain/stock/price'

/** How the price compares with the market; nothing if there is no comparison (CAR-13). */
export async function Block({ block, context }: BlockProps<'carPriceComparison'>) {
  const car = requireCar(context)
  const comparison = await findPriceComparison(context.site, car)
  if (!comparison) return null
  const { one, many } = itemLabels(car)
  return (
    <CarSection heading={block.heading}>
      <PriceGauge comparison={comparison} priceType={priceTypeLabel(car.priceType)} itemLabels={{ one, many }} />
    </CarSection>
  )
}
