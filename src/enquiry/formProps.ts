import { enquiryEvent } from '@/domain/leads/enquiryKinds'
import { commentsLabel, type FormSettings, standardFormRules, toFormRules } from '@/domain/leads/formSettings'
import { type EnquiryKind, isMultiStep } from '@/domain/leads/lead'
import type { Site } from '@/domain/site/site'
import type { Car } from '@/domain/stock/car'
import { itemLabels } from '@/domain/stock/labels'
import type { EnquiryFormProps } from './EnquiryForm'
import type { FormCarSummary } from './FormCar'
import type { FormLocation } from './urlPrefill'

export interface FormSource {
  kind: EnquiryKind
  site: Pick<Site, 'wording' | 'marketingOptInDefault'>
  /** settings of the form's block; null if no page of the site has a form of this kind */
  settings: FormSettings | null
  car?: Pick<Car, 'id' | 'carType' | 'tag' | 'itemType'> | null
  /** the car that the address of the page names */
  linkedCar?: FormCarSummary
  /** the page's location */
  locationId?: number
  /** locations to choose from */
  places?: readonly FormLocation[]
}

/** The props of an enquiry form from its block's settings, or the defaults of its kind. */
export function formProps({
  kind,
  site,
  settings,
  car,
  linkedCar,
  locationId,
  places = [],
}: FormSource): EnquiryFormProps {
  const rules = settings ? toFormRules(kind, settings, places.length) : standardFormRules(kind)
  return {
    kind,
    rules,
    locations: places.map(({ id, name, slug, dealershipSlug }) => ({ id, name, slug, dealershipSlug })),
    locationId,
    carId: car?.id,
    ...(linkedCar && { linkedCar: pickFormCar(linkedCar) }),
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

/** What the form shows of a car, so that the page does not carry the rest. */
function pickFormCar({ id, name, path, carType, tag, price, image }: FormCarSummary): FormCarSummary {
  return { id, name, path, carType, tag, price, image }
}
