import { enquiryEvent } from '@/domain/leads/enquiryKinds'
import { commentsLabel, type FormSettings, standardFormRules, toFormRules } from '@/domain/leads/formSettings'
import { type EnquiryKind, isMultiStep } from '@/domain/leads/lead'
import type { Site } from '@/domain/site/site'
import type { Car } from '@/domain/stock/car'
import { itemLabels } from '@/domain/stock/labels'
import type { FormPlace } from './addressAnswers'
import type { EnquiryFormProps } from './EnquiryForm'

export interface FormSource {
  kind: EnquiryKind
  site: Pick<Site, 'wording' | 'marketingOptInDefault'>
  /** of the block that sets the form up; null where no page of the site has one of this kind */
  settings: FormSettings | null
  car?: Pick<Car, 'id' | 'carType' | 'tag' | 'itemType'> | null
  /** the place that the page is about */
  locationId?: number
  /** places that the shopper may choose */
  places?: readonly FormPlace[]
}

/** What an enquiry form is shown with, by its block's settings or, without any, as its kind usually is. */
export function formProps({ kind, site, settings, car, locationId, places = [] }: FormSource): EnquiryFormProps {
  const rules = settings ? toFormRules(kind, settings, places.length) : standardFormRules(kind)
  return {
    kind,
    rules,
    locations: places.map(({ id, name, slug, dealershipSlug }) => ({ id, name, slug, dealershipSlug })),
    locationId,
    carId: car?.id,
    consent: settings?.consentText || site.wording.enquiryConsent,
    optInDefault: site.marketingOptInDefault,
    terms: settings?.termsText || null,
    submitLabel: settings?.submitLabel || submitLabel(kind, car ?? null),
    successLink: settings?.successLink || null,
    formId: settings?.id ?? null,
    eventId: car ? enquiryEvent(kind, car) : undefined,
    askTime: settings?.askTime ?? true,
    messageLabel: isMultiStep(kind) ? null : commentsLabel(settings ?? {}),
  }
}

function submitLabel(kind: EnquiryKind, car: Pick<Car, 'itemType'> | null): string {
  if (kind === 'testDrive') return 'Book this time'
  if (kind === 'photos') return 'Request photos'
  if (kind === 'reserve') return `Reserve this ${car ? itemLabels(car).one : 'vehicle'}`
  if (kind === 'purchase') return 'Start my purchase'
  return 'Send enquiry'
}
