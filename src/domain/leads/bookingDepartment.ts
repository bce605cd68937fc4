import type { LocationType } from '../locations/locationType'
import type { EnquiryKind } from './lead'

/** Kinds of enquiry with bookings, and their departments. */
const DEPARTMENTS: Partial<Record<EnquiryKind, LocationType>> = { testDrive: 'sales', service: 'service' }

/** The department that takes bookings of a kind; null for a kind without bookings. */
export function bookingDepartment(kind: EnquiryKind): LocationType | null {
  return DEPARTMENTS[kind] ?? null
}
