import type { Slot, SlotHours, SlotRules } from '../appointments/slots'
import { departmentSpecialHours, findDepartment } from '../locations/departments'
import type { Location } from '../locations/location'
import type { LocationType } from '../locations/locationType'
import type { BookingRules } from '../site/site'

/** The booking rules of a department. */
export function toSlotRules(department: LocationType, { testDrive, service }: BookingRules): SlotRules {
  return department === 'sales' ? testDrive : service
}

/** The bookable hours of a location's department; null if it has no such department. */
export function toSlotHours(
  { departments, specialHours, timeZone }: Pick<Location, 'departments' | 'specialHours' | 'timeZone'>,
  department: LocationType,
): SlotHours | null {
  const match = findDepartment({ departments }, department)
  return match ? { hours: match.hours, specialHours: departmentSpecialHours(specialHours, department), timeZone } : null
}

/** A requested time, at a department of a location. */
export interface RequestedSlot extends Slot {
  department: LocationType
  locationId: number
  /** bookings that the department takes at one time */
  capacity: number
}
