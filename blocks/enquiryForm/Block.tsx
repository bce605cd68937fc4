import { locationsOf } from '@/data/locations'
import { hasRegoLookup } from '@/data/regoLookup'
import { bookingDepartment, slotHoursOf } from '@/domain/leads/enquiryBooking'
import { enquiryEvent } from '@/domain/leads/enquiryKinds'
import { commentsLabel, rulesOfForm } from '@/domain/leads/formSettings'
import { goesInSteps } from '@/domain/leads/lead'
import type { EnquiryFormProps } from '@/enquiry/EnquiryForm'
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
  const rules = rulesOfForm(block.kind, block, locations.length)
  const form: EnquiryFormProps = {
    kind: block.kind,
    rules,
    locations: locations.map(({ id, name, slug, dealershipSlug }) => ({ id, name, slug, dealershipSlug })),
    locationId: location?.id,
    carId: car?.id,
    consent: block.consentText || site.wording.enquiryConsent,
    optInDefault: site.marketingOptInDefault,
    terms: block.termsText ?? null,
    submitLabel: block.submitLabel || 'Send enquiry',
    successLink: block.successLink ?? null,
    formId: block.id,
    eventId: car ? enquiryEvent(block.kind, car) : undefined,
    askTime: block.askTime ?? true,
    messageLabel: goesInSteps(block.kind) ? null : commentsLabel(block),
  }
  return (
    <Section heading={block.heading} intro={block.intro} headingLevel={context.headingLevel} width="narrow">
      {goesInSteps(block.kind) ? (
        <LazyTradeInForm {...form} looksUpRego={hasRegoLookup()} />
      ) : (
        <LazyEnquiryForm {...form} />
      )}
    </Section>
  )
}
