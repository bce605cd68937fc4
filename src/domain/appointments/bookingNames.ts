import type { LocationType } from '../locations/locationType'

/** What a shopper has booked at a department. */
export const BOOKING_NAMES: Record<LocationType, string> = {
  sales: 'Test drive',
  service: 'Service',
  parts: 'Parts',
}
