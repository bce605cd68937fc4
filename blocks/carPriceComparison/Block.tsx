import { PriceComparisonPanel } from '@/car/PriceComparisonPanel'
import { asksForComparison } from '@/domain/car/priceComparison'
import { priceTypeLabel } from '@/domain/stock/price'
import { type BlockProps, requireCar } from '@/site/blocks'

export function Block({ block, context }: BlockProps<'carPriceComparison'>) {
  const car = requireCar(context)
  if (!asksForComparison(car, context.site)) return null
  return <PriceComparisonPanel heading={block.heading} carPath={car.path} priceType={priceTypeLabel(car.priceType)} />
}
