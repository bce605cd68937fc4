import { type BlockProps, requireCar } from '@blocks/blockProps'
import { CarSection } from '@/car/CarSection'
import { getHoursWording } from '@/data/locations/hoursWording'
import { privateLocation } from '@/domain/car/vehicleDetails'
import { itemLabels } from '@/domain/stock/labels'
import { LocationSummary } from '@/locations/LocationSummary'

/** The car's location with its sales hours, or the private seller's suburb. Hidden if unknown. */
export async function Block({ block, context }: BlockProps<'carLocation'>) {
  const { site, location } = context
  const car = requireCar(context)
  const suburb = location ? null : privateLocation(car)
  if (suburb) {
    return (
      <CarSection heading={block.heading}>
        <p className="measure">
          This {itemLabels(car).one} is with its owner in {suburb}. Send us an enquiry and we will arrange a time for
          you to see it there.
        </p>
      </CarSection>
    )
  }
  if (!location) return null
  return (
    <CarSection heading={block.heading}>
      <LocationSummary
        location={location}
        closedWording={site.wording.hoursClosed}
        hoursWording={await getHoursWording(site.id)}
      />
    </CarSection>
  )
}
