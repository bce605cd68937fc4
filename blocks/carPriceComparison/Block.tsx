import { type BlockProps, requireCar } from '@blocks/blockProps'
import { LatePriceComparisonPanel } from '@/car/lateSections'
import { needsComparison } from '@/domain/car/priceComparison'
import { itemLabels } from '@/domain/stock/labels'
import { priceTypeLabel } from '@/domain/stock/price'

export function Block({ block, context }: BlockProps<'carPriceComparison'>) {
  const car = requireCar(context)
  if (!needsComparison(car, context.site)) return null
  const { one, many } = itemLabels(car)
  return (
    <LatePriceComparisonPanel
      heading={block.heading}
      carPath={car.path}
      priceType={priceTypeLabel(car.priceType)}
      itemLabels={{ one, many }}
    />
  )
}
