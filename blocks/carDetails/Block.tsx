import { CarSection } from '@/car/CarSection'
import { vehicleDetails } from '@/domain/car/vehicleDetails'
import { type BlockProps, requireCar } from '@/site/blocks'
import { DefinitionList } from '@/ui/DefinitionList'

export function Block({ block, context }: BlockProps<'carDetails'>) {
  const details = vehicleDetails(requireCar(context), context.site.timeZone, new Date())
  return (
    <CarSection heading={block.heading}>
      <DefinitionList items={details.map(({ label, value }) => ({ term: label, value }))} />
    </CarSection>
  )
}
