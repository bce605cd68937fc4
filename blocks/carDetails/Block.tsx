import { type BlockProps, requireCar } from '@blocks/blockProps'
import { CarSection } from '@/car/CarSection'
import { pageTime } from '@/data/pageTime'
import { vehicleDetails } from '@/domain/car/vehicleDetails'
import { warrantyFor } from '@/domain/site/warranty'
import { DefinitionList } from '@/ui/content/DefinitionList'

export function Block({ block, context }: BlockProps<'carDetails'>) {
  const { site } = context
  const car = requireCar(context)
  const details = vehicleDetails(car, site.timeZone, pageTime(), warrantyFor(site.carPage.warranties, car))
  return (
    <CarSection heading={block.heading} folds>
      <DefinitionList items={details.map(({ label, value }) => ({ term: label, value }))} />
    </CarSection>
  )
}
