import { type BlockProps, requireCar } from '@blocks/blockProps'
import { CarSection } from '@/car/CarSection'
import { LateFuelCalculator } from '@/car/lateSections'
import { electricUse, HOME_TARIFF } from '@/domain/car/electricCost'
import { fuelInputs, hasFuelCalculator } from '@/domain/car/fuelCost'
import { formatDollarsAndCents, formatNumber } from '@/domain/format'
import { isAvailable } from '@/domain/stock/availability'

export function Block({ block, context }: BlockProps<'carFuelCalculator'>) {
  const car = requireCar(context)
  if (!isAvailable(car)) return null
  const use = electricUse(car)
  if (use)
    return (
      <CarSection heading={block.heading} folds>
        <p className="measure">
          {`Range ${formatNumber(use.rangeKm)} km. About ${formatNumber(use.kwhPer100Km)} kWh and ${formatDollarsAndCents(use.dollarsPer100Km)} per 100 km, from its battery and range, at ${formatDollarsAndCents(HOME_TARIFF)} a kilowatt hour.`}
        </p>
      </CarSection>
    )
  if (!hasFuelCalculator(car)) return null
  return (
    <CarSection heading={block.heading} folds>
      <LateFuelCalculator defaults={fuelInputs(car)} />
    </CarSection>
  )
}
