import { CarSection } from '@/car/CarSection'
import { hoursWordingOf } from '@/data/hoursWording'
import { LocationSummary } from '@/locations/LocationSummary'
import type { BlockProps } from '@/site/blocks'

/** Where the car stands, with the hours of its sales department; nothing where its place is not known. */
export async function Block({ block, context }: BlockProps<'carLocation'>) {
  const { site, location } = context
  if (!location) return null
  return (
    <CarSection heading={block.heading}>
      <LocationSummary
        location={location}
        closedWording={site.wording.hoursClosed}
        hoursWording={await hoursWordingOf(site.id)}
      />
    </CarSection>
  )
}
