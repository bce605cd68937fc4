import type { Location } from '../locations/location'
import { slugify } from '../site/slug'
import { withoutPathTokens } from '../site/withoutPathTokens'
import type { Car } from '../stock/car'
import type { Enquiry } from './enquiry'
import { enquiryCategory, REQUEST_PHOTOS_MESSAGE } from './enquiryKinds'
import { LEAD_SUBCATEGORIES } from './steps'

/**
 * The lead as sent to the dealer's systems, with the spec's field names (LEAD-01). Null means unknown or not asked.
 */
export interface LeadPayload {
  lead_id: string
  name: string
  last_name: string | null
  email: string
  phone: string
  postcode: string | null
  category: string
  subcategory: string | null
  message: string | null
  rego: string | null
  opt_in: boolean
  dealership_slug: string | null
  manufacturer_slug: string | null
  stock_number: string | null
  'Vehicle Make': string | null
  'Vehicle Model': string | null
  car_type: string | null
  car_id: number | null
  vehicle_status: string | null
  car_dealership_id: number | null
  dealership_name: string | null
  location_id: number | null
  dealership_id: number | null
  url: string
  source: 'Website'
  user_agent: string | null
  lead_attributes: { visited_pages: string[]; linked_query_params: Record<string, string> }
  additional_services: string | null
  autogauge_enabled: boolean
  page_id: string | null
  details: Record<string, string | number | boolean>
}

/** Lead data beyond the shopper's input; determined by the server, never sent by the browser. */
export interface LeadContext {
  /** the lead's reference */
  leadId: string
  car: Pick<Car, 'id' | 'stockNumber' | 'make' | 'model' | 'carType' | 'status'> | null
  /** chosen by the shopper, else where the car is (LEAD-12) */
  location: Pick<Location, 'id' | 'dealershipId' | 'dealershipSlug' | 'dealershipName'> | null
  /** the site's car pages have Autogauge price comparisons (CAR-13) */
  autogauge: boolean
  /** the page of the form; null if unknown */
  pageId: string | null
  userAgent: string | null
}

/** The lead payload of an enquiry (LEAD-01). */
export function leadPayload(enquiry: Enquiry, context: LeadContext): LeadPayload {
  const { car, location } = context
  return {
    lead_id: context.leadId,
    name: enquiry.name,
    last_name: enquiry.last_name || null,
    email: enquiry.email,
    phone: enquiry.phone,
    postcode: enquiry.postcode || null,
    category: enquiryCategory(enquiry.kind, enquiry.category),
    subcategory: LEAD_SUBCATEGORIES.includes(enquiry.subcategory) ? enquiry.subcategory : null,
    message: leadMessage(enquiry),
    rego: enquiry.rego || null,
    opt_in: enquiry.opt_in,
    dealership_slug: location?.dealershipSlug ?? null,
    manufacturer_slug: car ? slugify(car.make) : null,
    stock_number: car?.stockNumber ?? null,
    'Vehicle Make': car?.make ?? null,
    'Vehicle Model': car?.model ?? null,
    car_type: car?.carType ?? null,
    car_id: car?.id ?? null,
    vehicle_status: car?.status ?? null,
    car_dealership_id: car ? (location?.dealershipId ?? null) : null,
    dealership_name: location?.dealershipName ?? null,
    location_id: location?.id ?? null,
    dealership_id: location?.dealershipId ?? null,
    url: enquiry.url,
    source: 'Website',
    user_agent: context.userAgent,
    lead_attributes: {
      visited_pages: enquiry.visited_pages.map(withoutPathTokens),
      linked_query_params: enquiry.linked_query_params,
    },
    additional_services: enquiry.additional_services || null,
    autogauge_enabled: context.autogauge && car?.carType === 'used',
    page_id: enquiry.page_id || context.pageId,
    details: enquiry.details,
  }
}

/**
 * The message for the dealer; a photo request starts with its fixed message (LEAD-07). Null if there is none.
 */
export function leadMessage(enquiry: Pick<Enquiry, 'kind' | 'message'>): string | null {
  if (enquiry.kind !== 'photos') return enquiry.message || null
  return enquiry.message ? `${REQUEST_PHOTOS_MESSAGE}\n\n${enquiry.message}` : REQUEST_PHOTOS_MESSAGE
}
