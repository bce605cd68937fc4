import 'server-only'
import { findSlot } from '../../domain/appointments/slots'
import { bookingDepartment } from '../../domain/leads/bookingDepartment'
import { slotConflict } from '../../domain/leads/conflict'
import { type RequestedSlot, toSlotHours, toSlotRules } from '../../domain/leads/enquiryBooking'
import type { Site } from '../../domain/site/site'
import { listBookedTimes } from '../locations/bookedTimes'
import type { ValidatedEnquiry } from './readEnquiry'

const DAY_MS = 86_400_000

/**
 * The slot that an enquiry books, if still available; null if it books none.
 * @throws {ConflictError} if the slot is not offered or fully booked
 */
export async function findRequestedSlot(
  site: Pick<Site, 'id' | 'bookings'>,
  { enquiry, location }: Pick<ValidatedEnquiry, 'enquiry' | 'location'>,
  now: Date,
): Promise<RequestedSlot | null> {
  const department = bookingDepartment(enquiry.kind)
  if (!enquiry.starts_at || !department) return null
  const hours = location ? toSlotHours(location, department) : null
  if (!location || !hours) throw slotConflict('notOffered')
  const startsAt = new Date(enquiry.starts_at)
  const rules = toSlotRules(department, site.bookings)
  const slot = findSlot(startsAt, hours, rules, [], now)
  if (!slot) throw slotConflict('notOffered')
  const booked = await listBookedTimes({
    ...{ siteId: site.id, locationId: location.id, department },
    from: new Date(startsAt.getTime() - DAY_MS),
    to: new Date(startsAt.getTime() + DAY_MS),
  })
  if (!findSlot(startsAt, hours, rules, booked, now)) throw slotConflict('slot')
  return { ...slot, department, locationId: location.id, capacity: rules.maxConcurrent }
}
