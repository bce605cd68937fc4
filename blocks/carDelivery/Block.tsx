import { type BlockProps, requireCar } from '@blocks/blockProps'
import { CarSection } from '@/car/CarSection'
import { LateDeliveryCalculator } from '@/car/lateSections'
import { isAvailable } from '@/domain/stock/availability'

/** Hidden for cars that are not for sale and on sites without delivery zones (CAR-12). */
export function Block({ block, context }: BlockProps<'carDelivery'>) {
  const car = requireCar(context)
  if (!isAvailable(car) || context.site.carPage.deliveryZones.length === 0) return null
  return (
    <CarSection heading={block.heading} folds>
      <LateDeliveryCalculator carId={car.id} />
    </CarSection>
  )
}
