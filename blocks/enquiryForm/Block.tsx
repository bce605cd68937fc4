import { locationsOf } from '@/data/locations'
import { hasRegoLookup } from '@/data/regoLookup'
import { bookingDepartment, slotHoursOf } from '@/domain/leads/enquiryBooking'
import { goesInSteps } from '@/domain/leads/lead'
import { ownVehicleNoun } from '@/domain/leads/ownVehicle'
import { formProps } from '@/enquiry/formProps'
import { LazyEnquiryForm } from '@/enquiry/LazyEnquiryForm'
import { LazyTradeInForm } from '@/enquiry/LazyTradeInForm'
import type { BlockProps } from '@/site/blocks'
import { Section } from '@/ui/Section'

export async function Block({ block, context }: BlockProps<'enquiryForm'>) {
  const { site, car, location } = context
  const department = block.askTime === false ? null : bookingDepartment(block.kind)
  const asksPlace = (block.askLocation || department !== null) && !location
  const all = asksPlace ? await locationsOf(site.id) : []
  const locations = department ? all.filter((place) => slotHoursOf(place, department)) : all
  const form = formProps({
    kind: block.kind,
    site,
    settings: block,
    car,
    locationId: location?.id,
    places: locations,
  })
  return (
    <Section heading={block.heading} intro={block.intro} headingLevel={context.headingLevel} width="narrow">
      {goesInSteps(block.kind) ? (
        <LazyTradeInForm
          {...form}
          looksUpRego={hasRegoLookup()}
          notesValuation={site.bookings.notesValuation}
          noun={ownVehicleNoun(site.stockNoun)}
        />
      ) : (
        <LazyEnquiryForm {...form} />
      )}
    </Section>
  )
}
