import { CarReportLinks } from '@/car/CarReportLinks'
import { CarSection } from '@/car/CarSection'
import { carReports } from '@/domain/car/carReports'
import { isAvailable } from '@/domain/stock/availability'
import { type BlockProps, requireCar } from '@/site/blocks'

export function Block({ block, context }: BlockProps<'carReports'>) {
  const car = requireCar(context)
  const reports = isAvailable(car) ? carReports(car, context.site) : []
  if (reports.length === 0) return null
  return (
    <CarSection heading={block.heading}>
      <CarReportLinks carId={car.id} reports={reports} />
    </CarSection>
  )
}
