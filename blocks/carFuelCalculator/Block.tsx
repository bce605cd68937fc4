import { type BlockProps, requireCar } from '@blocks/blockProps'
import { CarSection } from '@/car/CarSection'
import { LateFuelCalculator } from '@/car/lateSections'
import { fuelInputs, hasFuelCalculator } from '@/domain/car/fuelCost'
import { isAvailable } from '@/domain/stock/availability'

export function Block({ block, context }: BlockProps<'carFuelCalculator'>) {
  const car = requireCar(context)
  if (!hasFuelCalculator(car) || !isAvailable(car)) return null
  return (
    <CarSection heading={block.heading}>
      <LateFuelCalculator defaults={fuelInputs(car)} />
    </CarSection>
  )
}
