import { locationsOf } from '@/data/locations'
import { enquiryEvent } from '@/domain/leads/enquiryKinds'
import { rulesOfForm } from '@/domain/leads/formSettings'
import { LazyEnquiryForm } from '@/enquiry/LazyEnquiryForm'
import type { BlockProps } from '@/site/blocks'
import { Section } from '@/ui/Section'

export async function Block({ block, context }: BlockProps<'enquiryForm'>) {
  const { site, car, location } = context
  const locations = block.askLocation && !location ? await locationsOf(site.id) : []
  const rules = rulesOfForm(block.kind, block, locations.length)
  return (
    <Section heading={block.heading} intro={block.intro} headingLevel={context.headingLevel} width="narrow">
      <LazyEnquiryForm
        kind={block.kind}
        rules={rules}
        locations={locations.map(({ id, name }) => ({ id, name }))}
        locationId={location?.id}
        carId={car?.id}
        consent={site.wording.enquiryConsent}
        optInDefault={site.marketingOptInDefault}
        askRego={block.askRego ?? false}
        terms={block.termsText ?? null}
        submitLabel={block.submitLabel || 'Send enquiry'}
        successLink={block.successLink ?? null}
        formId={block.id}
        eventId={enquiryEvent(block.kind, car ?? null)}
      />
    </Section>
  )
}
