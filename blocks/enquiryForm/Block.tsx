import { locationsOf } from '@/data/locations'
import { defaultFormRules } from '@/domain/leads/enquiry'
import { LazyEnquiryForm } from '@/enquiry/LazyEnquiryForm'
import type { BlockProps } from '@/site/blocks'
import { Section } from '@/ui/Section'

export async function Block({ block, context }: BlockProps<'enquiryForm'>) {
  const { site, car, location } = context
  const locations = block.askLocation && !location ? await locationsOf(site.id) : []
  const rules = {
    ...defaultFormRules(block.kind, locations.length),
    messageRequired: block.messageRequired ?? true,
    categoryRequired: block.askCategory ?? false,
    locationRequired: locations.length > 1,
    termsRequired: Boolean(block.termsText),
  }
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
      />
    </Section>
  )
}
