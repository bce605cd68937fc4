import { findDepartment } from '../locations/departments'
import type { Location } from '../locations/location'
import type { LocationType } from '../locations/locationType'
import type { Site } from '../site/site'
import type { Car } from '../stock/car'
import { ANALYTICS_EVENTS, type AnalyticsEventId } from './analyticsEvents'
import type { EnquiryKind } from './lead'

/** Categories of a general enquiry, chosen by the shopper (LEAD-02). */
export const ENQUIRY_CATEGORIES = [
  'General Enquiry',
  'New Cars',
  'Used Cars',
  'Service',
  'Parts',
  'Finance',
  'Trade-In',
  'Feedback',
] as const

/** A category as a choice: `value` is stored, `label` is what the shopper reads. */
export interface CategoryChoice {
  value: string
  label: string
}

/**
 * The categories that a site's shoppers can choose: Service and Parts only with such a department, which answers them, and New Cars only
 * where new ones are listed. Cars are called as the site calls its stock: "Used Caravans".
 */
export function offeredCategories(
  locations: readonly Pick<Location, 'departments'>[],
  { stockNoun, stockRules }: { stockNoun: Site['stockNoun']; stockRules: Pick<Site['stockRules'], 'carTypes'> },
): CategoryChoice[] {
  const { carTypes } = stockRules
  const many = stockNoun.many.charAt(0).toUpperCase() + stockNoun.many.slice(1)
  return ENQUIRY_CATEGORIES.filter((category) => {
    const type = DEPARTMENT_CATEGORIES[category]
    if (type) return locations.some((location) => findDepartment(location, type) !== null)
    return category !== 'New Cars' || carTypes.length === 0 || carTypes.some((carType) => carType !== 'used')
  }).map((value) => ({ value, label: value.replace(/Cars$/, many) }))
}

const DEPARTMENT_CATEGORIES: Partial<Record<string, LocationType>> = { Service: 'service', Parts: 'parts' }

/** The default category of a general enquiry (LEAD-02). */
export const DEFAULT_CATEGORY: (typeof ENQUIRY_CATEGORIES)[number] = 'General Enquiry'

/** The fixed message of a photo request (LEAD-07). */
export const REQUEST_PHOTOS_MESSAGE = 'Please send me photos of this vehicle.'

/** Category and rules of a kind of enquiry (LEAD-01). */
interface EnquiryKindDetails {
  category: string
  /** comments are required by default (LEAD-02, LEAD-07) */
  messageRequired: boolean
}

export const ENQUIRY_KIND_DETAILS: Record<EnquiryKind, EnquiryKindDetails> = {
  general: { category: DEFAULT_CATEGORY, messageRequired: true },
  car: { category: 'Vehicle Enquiry', messageRequired: true },
  testDrive: { category: 'Test Drive', messageRequired: false },
  photos: { category: 'Request Photos', messageRequired: false },
  similar: { category: 'Find Me Something Similar', messageRequired: false },
  tradeIn: { category: 'Trade-In', messageRequired: false },
  sellMyCar: { category: 'Sell My Car', messageRequired: false },
  service: { category: 'Service', messageRequired: false },
  parts: { category: 'Parts', messageRequired: true },
  finance: { category: 'Finance', messageRequired: false },
  fleet: { category: 'Fleet', messageRequired: true },
  careers: { category: 'Careers', messageRequired: true },
  location: { category: 'Location Enquiry', messageRequired: true },
  dealerSearch: { category: 'Dealer Search', messageRequired: false },
  reserve: { category: 'Reservation', messageRequired: false },
  purchase: { category: 'Online Purchase', messageRequired: false },
  payment: { category: 'Online Payment', messageRequired: false },
}

/**
 * The category of an enquiry: the shopper's choice for a general one, else that of its kind (LEAD-01, LEAD-02). A choice that is none of
 * `ENQUIRY_CATEGORIES` becomes the default: a category stays when the person is erased, so that it must not hold their words.
 */
export function enquiryCategory(kind: EnquiryKind, chosen: string | undefined): string {
  if (kind !== 'general') return ENQUIRY_KIND_DETAILS[kind].category
  const name = chosen?.trim().toLowerCase()
  return ENQUIRY_CATEGORIES.find((category) => category.toLowerCase() === name) ?? DEFAULT_CATEGORY
}

/** Every category that a lead can have. */
export const LEAD_CATEGORIES: readonly string[] = [
  ...new Set([...ENQUIRY_CATEGORIES, ...Object.values(ENQUIRY_KIND_DETAILS).map(({ category }) => category)]),
]

/** Whether an enquiry of this kind puts its car on hold (CAR-19). */
export function hasCar(kind: EnquiryKind): boolean {
  return kind === 'reserve' || kind === 'purchase'
}

/** Whether an enquiry of this kind may have a payment (CAR-19). */
export function hasPayment(kind: EnquiryKind): boolean {
  return hasCar(kind) || kind === 'payment'
}

/** Enquiries about one car, tracked by whether it is new or used (LEAD-10). */
const CAR_ENQUIRIES: readonly EnquiryKind[] = ['car', 'photos', 'similar']

/**
 * The analytics event of an enquiry (LEAD-06, LEAD-10). Demo cars count as new; so does a test drive of a car tagged Test
 * Drive Only. `car` is null if the enquiry is not about a car.
 */
export function enquiryEvent(kind: EnquiryKind, car: Pick<Car, 'carType' | 'tag'> | null): AnalyticsEventId {
  if (kind === 'finance') return ANALYTICS_EVENTS.financeEnquiry
  if (kind === 'careers') return ANALYTICS_EVENTS.careersEnquiry
  const used = car?.carType === 'used'
  if (kind === 'testDrive') {
    const testDriveOnly = car?.tag?.trim().toLowerCase() === 'test drive only'
    return used && !testDriveOnly ? ANALYTICS_EVENTS.testDriveUsed : ANALYTICS_EVENTS.testDriveNew
  }
  if (!car || !CAR_ENQUIRIES.includes(kind)) return ANALYTICS_EVENTS.form
  return used ? ANALYTICS_EVENTS.enquiryUsed : ANALYTICS_EVENTS.enquiryNew
}
