import 'server-only'
import { isReservable } from '../../domain/car/carButtons'
import { type FieldError, fieldErrors } from '../../domain/fieldErrors'
import { FIELD_ERRORS, unknownPostcode } from '../../domain/leads/contactFields'
import { type Enquiry, enquiryFormSchema, enquirySchema } from '../../domain/leads/enquiry'
import { hasCar } from '../../domain/leads/enquiryKinds'
import { standardFormRules, toFormRules } from '../../domain/leads/formSettings'
import type { Location } from '../../domain/locations/location'
import type { Site } from '../../domain/site/site'
import type { Car } from '../../domain/stock/car'
import { findLocationById, listLocations } from '../locations/locations'
import { isKnownPostcode } from '../locations/places'
import { findCarById } from '../stock/cars'
import { getFormSettings } from './formSettings'

/** A valid enquiry with its car and location. */
export interface ValidatedEnquiry {
  enquiry: Enquiry
  car: Car | null
  /** the shopper's choice, else the car's location */
  location: Location | null
  /** the text beside the marketing checkbox */
  consentText: string
  /** the page of the form; null if unknown */
  pageId: string | null
  /** emails that get the form's leads instead of the routing rules; empty for the rules */
  recipients: string[]
}

/**
 * Validates a form's fields against the current rules of its block, and its car and location against the site (LEAD-01,
 * LEAD-02). The browser's validation is not trusted.
 */
export async function readEnquiry(site: Site, body: unknown): Promise<ValidatedEnquiry | { errors: FieldError[] }> {
  const parsed = enquirySchema.safeParse(body)
  if (!parsed.success) return { errors: fieldErrors(parsed.error) }
  const enquiry = parsed.data
  const [car, chosenLocation, settings] = await Promise.all([
    enquiry.car_id ? findCarById(site.id, enquiry.car_id) : null,
    enquiry.location_id ? findLocationById(site.id, enquiry.location_id) : null,
    getFormSettings(site.id, enquiry.form_id),
  ])
  if (enquiry.car_id && !car) return fieldError('car_id', 'It is no longer on our site.')
  if (enquiry.location_id && !chosenLocation) return fieldError('location_id', FIELD_ERRORS.dealership)
  if (hasCar(enquiry.kind) && !(car && isReservable(car) && (site.flags.reserveOnline || site.flags.buyOnline))) {
    return fieldError('car_id', 'It cannot be reserved online. Send us an enquiry and we will help.')
  }
  // Only the block's settings say which locations the form offers; without them, only the rules of its kind apply.
  const asksLocation = Boolean(settings?.askLocation) && !car
  const locationCount = asksLocation ? (await listLocations(site.id)).length : 0
  const rules = toFormRules(enquiry.kind, settings, locationCount)
  // A form without settings gets the default category and asks the fields of its kind. So does one whose id is no block's:
  // senders could invent an id to leave out what the dealer requires.
  const { fields } = standardFormRules(enquiry.kind)
  const effectiveRules = settings ? rules : { ...rules, fields, categoryRequired: false }
  const checked = enquiryFormSchema(effectiveRules).safeParse(enquiry)
  if (!checked.success) return { errors: fieldErrors(checked.error) }
  const { postcode } = checked.data
  if (postcode && !(await isKnownPostcode(postcode))) return fieldError('postcode', unknownPostcode(postcode))
  const location = chosenLocation ?? (car?.locationId ? await findLocationById(site.id, car.locationId) : null)
  const consentText = settings?.consentText || site.wording.enquiryConsent
  return {
    enquiry: checked.data,
    car,
    location,
    consentText,
    pageId: settings?.pageId ?? null,
    recipients: settings?.recipients ?? [],
  }
}

const fieldError = (field: string, message: string) => ({ errors: [{ field, message }] })
