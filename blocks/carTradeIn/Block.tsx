import { CarSection } from '@/car/CarSection'
import { LateTradeInOffer } from '@/car/lateSections'
import { offersTradeIn } from '@/domain/car/tradeIn'
import { cashPrice } from '@/domain/stock/price'
import { type BlockProps, requireCar } from '@/site/blocks'

export function Block({ block, context }: BlockProps<'carTradeIn'>) {
  const car = requireCar(context)
  const price = cashPrice(car)
  if (price === null || !offersTradeIn(car, context.site)) return null
  return (
    <CarSection heading={block.heading}>
      <LateTradeInOffer
        price={price}
        carName={car.name}
        link={`/cars/trade-in?car_id=${car.id}`}
        withExamples={car.itemType === 'car'}
        linkLabel={context.site.wording.tradeInValuation}
      />
    </CarSection>
  )
}
