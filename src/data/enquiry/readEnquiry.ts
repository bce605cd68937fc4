import 'server-only'
import { isReservable } from '../../domain/car/carButtons'
import { type FieldError, fieldErrors } from '../../domain/fieldErrors'
import { FIELD_ERRORS } from '../../domain/leads/contactFields'
import { type Enquiry, enquiryFormSchema, enquirySchema } from '../../domain/leads/enquiry'
import { hasCar } from '../../domain/leads/enquiryKinds'
import { toFormRules } from '../../domain/leads/formSettings'
import type { Location } from '../../domain/locations/location'
import type { Site } from '../../domain/site/site'
import type { Car } from '../../domain/stock/car'
import { findLocationById, listLocations } from '../locations/locations'
import { findCarById } from '../stock/cars'
import { getFormSettings } from './formSettings'

/** An enquiry that passed every check, with what it names. */
export interface ValidatedEnquiry {
  enquiry: Enquiry
  car: Car | null
  /** that the shopper chose, else where the car stands */
  location: Location | null
  /** what the shopper read beside the marketing tick box */
  consentText: string
  /** the page whose form this is; null where it belongs to none */
  pageId: string | null
}

/**
 * Checks what a form sent: its fields, the rules of its block as the server knows them, and that the car and the location
 * are this site's (LEAD-01, LEAD-02). What the browser checked before counts for nothing here.
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
  // A form says which places it offers; without one nothing is known of it, and only its kind's own rules hold.
  const asksLocation = Boolean(settings?.askLocation) && !car
  const locationCount = asksLocation ? (await listLocations(site.id)).length : 0
  const rules = toFormRules(enquiry.kind, settings, locationCount)
  // Where a form does not ask for a category, the default one stands in.
  const effectiveRules = settings ? rules : { ...rules, categoryRequired: false }
  const checked = enquiryFormSchema(effectiveRules).safeParse(enquiry)
  if (!checked.success) return { errors: fieldErrors(checked.error) }
  const location = chosenLocation ?? (car?.locationId ? await findLocationById(site.id, car.locationId) : null)
  const consentText = settings?.consentText || site.wording.enquiryConsent
  return { enquiry: checked.data, car, location, consentText, pageId: settings?.pageId ?? null }
}

const fieldError = (field: string, message: string) => ({ errors: [{ field, message }] })
