import type { BlockProps } from '@blocks/blockProps'
import { hasRegoLookup } from '@/data/car/regoLookup'
import { listLocations } from '@/data/locations/locations'
import { bookingDepartment } from '@/domain/leads/bookingDepartment'
import { toSlotHours } from '@/domain/leads/enquiryBooking'
import { offeredCategories } from '@/domain/leads/enquiryKinds'
import { isMultiStep } from '@/domain/leads/lead'
import { ownVehicleNoun } from '@/domain/leads/ownVehicle'
import { FormAside } from '@/enquiry/FormAside'
import { formProps } from '@/enquiry/formProps'
import { LazyEnquiryForm } from '@/enquiry/LazyEnquiryForm'
import { LazyTradeInForm } from '@/enquiry/LazyTradeInForm'
import { Section } from '@/ui/layout/Section'

export async function Block({ block, context }: BlockProps<'enquiryForm'>) {
  const { site, car, linkedCar, location } = context
  const department = block.askTime === false ? null : bookingDepartment(block.kind)
  const asksLocation = (block.askLocation || department !== null) && !location
  const categories = block.askCategory ? offeredCategories(await listLocations(site.id), site) : undefined
  const all = asksLocation ? await listLocations(site.id) : []
  const locations = department ? all.filter((candidate) => toSlotHours(candidate, department)) : all
  const form = formProps({
    kind: block.kind,
    site,
    settings: block,
    car,
    linkedCar,
    locationId: location?.id,
    places: locations,
  })
  return (
    <Section heading={block.heading} intro={block.intro} headingLevel={context.headingLevel}>
      <div className="form-beside">
        <div className="min-w-0">
          {isMultiStep(block.kind) ? (
            <LazyTradeInForm
              {...form}
              looksUpRego={hasRegoLookup()}
              storesValuation={site.bookings.storesValuation}
              noun={ownVehicleNoun(site.stockNoun)}
            />
          ) : (
            <LazyEnquiryForm {...form} categories={categories} />
          )}
        </div>
        {!car && <FormAside site={site} location={location ?? null} />}
      </div>
    </Section>
  )
}
