import { LatePriceComparisonPanel } from '@/car/lateSections'
import { asksForComparison } from '@/domain/car/priceComparison'
import { itemWords } from '@/domain/stock/itemWords'
import { priceTypeLabel } from '@/domain/stock/price'
import { type BlockProps, requireCar } from '@/site/blocks'

export function Block({ block, context }: BlockProps<'carPriceComparison'>) {
  const car = requireCar(context)
  if (!asksForComparison(car, context.site)) return null
  const { one, many } = itemWords(car)
  return (
    <LatePriceComparisonPanel
      heading={block.heading}
      carPath={car.path}
      priceType={priceTypeLabel(car.priceType)}
      words={{ one, many }}
    />
  )
}
