import { type BlockProps, requireCar } from '@blocks/blockProps'
import { CarSection } from '@/car/CarSection'
import { LateCarReportLinks } from '@/car/lateSections'
import { carReports } from '@/domain/car/carReports'
import { isAvailable } from '@/domain/stock/availability'

export function Block({ block, context }: BlockProps<'carReports'>) {
  const car = requireCar(context)
  const reports = isAvailable(car) ? carReports(car, context.site) : []
  if (reports.length === 0) return null
  return (
    <CarSection heading={block.heading} folds>
      <LateCarReportLinks carId={car.id} reports={reports} />
    </CarSection>
  )
}
